import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'

import { classNames } from '../class-names.ts'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx'

import styles from './Field.module.css'

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size'> {
  /** A decorative icon at the start. */
  readonly icon?: ReactNode
  /** A button at the end, at most 44 px wide. */
  readonly trailing?: ReactNode
  /** Uses tabular figures, for numbers that the visitor compares or checks. */
  readonly numeric?: boolean | undefined
  /** Content positioned at the input, such as a popup. */
  readonly children?: ReactNode
}

/** A text field with label, hint and message. `className` is for the frame, the rest for the input. */
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
