import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'

import { classNames } from '../class-names.ts'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx'

import styles from './Field.module.css'

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size'> {
  /** A decorative icon at the start. */
  readonly icon?: ReactNode
  /** A button at the end, 44 px at most. */
  readonly trailing?: ReactNode
  /** Figures of one width, for numbers that are compared or checked. */
  readonly numeric?: boolean | undefined
  /** What hangs on the box, like a popup; the input itself has no children. */
  readonly children?: ReactNode
}

/** A one-line text field with label, hint and message. `className` goes to the frame, the rest to the input. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, ok, icon, trailing, numeric, className, children, ...rest } = props
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <FieldFrame {...{ id, label, labelHidden, hint, error, ok, className }}>
      <div className={styles.box}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <input
          type="text"
          aria-describedby={describedBy(id, { hint, error, ok })}
          aria-invalid={error ? true : undefined}
          {...rest}
          id={id}
          className={classNames(
            styles.input,
            Boolean(icon) && styles.withIcon,
            Boolean(trailing) && styles.withTrailing,
            Boolean(error) && styles.invalid,
            numeric && 'num',
          )}
        />
        {trailing && <span className={styles.trailing}>{trailing}</span>}
        {children}
      </div>
    </FieldFrame>
  )
}
