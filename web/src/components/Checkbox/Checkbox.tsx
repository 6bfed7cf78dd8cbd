import { IconAlertTriangle } from '@tabler/icons-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'

import { decorativeIcon } from '../decorative-icon.ts'

import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** The label; it may contain links. */
  readonly children: ReactNode
  readonly error?: ReactNode
}

/** A checkbox whose whole row is clickable. */
export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const messageId = useId()
  return (
    <div className={className}>
      <label className={styles.check}>
        <input
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? messageId : undefined}
          {...rest}
          type="checkbox"
          className={styles.box}
        />
        <span>{children}</span>
      </label>
      {error && (
        <span className={styles.error} id={messageId}>
          <IconAlertTriangle {...decorativeIcon} /> <span>{error}</span>
        </span>
      )}
    </div>
  )
}
