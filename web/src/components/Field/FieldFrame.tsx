import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { decorativeIcon } from '../decorative-icon.ts'

import styles from './Field.module.css'

/** What every field says around its control. */
export interface FieldTexts {
  readonly label: string
  /** The label is heard, not seen: only where the place says it too. */
  readonly labelHidden?: boolean | undefined
  readonly hint?: ReactNode
  /** What is wrong and how to put it right; takes the place of `ok`. */
  readonly error?: ReactNode
  readonly ok?: ReactNode
}

export interface FieldFrameProps extends FieldTexts {
  readonly id: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The ids that `aria-describedby` of the control has to name, or undefined when nothing is said. */
export function describedBy(
  id: string,
  texts: Pick<FieldTexts, 'hint' | 'error' | 'ok'>,
): string | undefined {
  const ids = [texts.hint && `${id}-hint`, (texts.error || texts.ok) && `${id}-message`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Label above, control, then hint and message: the frame of every field. */
export function FieldFrame({
  id,
  label,
  labelHidden,
  hint,
  error,
  ok,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label className={labelHidden ? 'sr' : styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error ? (
        <span className={styles.error} id={`${id}-message`}>
          <IconAlertTriangle {...decorativeIcon} /> <span>{error}</span>
        </span>
      ) : (
        ok && (
          <span className={styles.ok} id={`${id}-message`}>
            <IconCheck {...decorativeIcon} /> <span>{ok}</span>
          </span>
        )
      )}
    </div>
  )
}
