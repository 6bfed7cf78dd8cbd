import { IconChevronDown } from '@tabler/icons-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'

import { classNames } from '../class-names.ts'
import { decorativeIcon } from '../decorative-icon.ts'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx'

import styles from './Field.module.css'

export interface SelectFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'> {
  readonly icon?: ReactNode
}

/** A native select in the look of a field; `children` are `<option>`s. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, hint, error, ok, icon, className, id: givenId, children, ...rest } = props
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame {...{ id, label, labelHidden, hint, error, ok, className }}>
      <div className={styles.box}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <select
          aria-describedby={describedBy(id, { hint, error, ok })}
          aria-invalid={error ? true : undefined}
          {...rest}
          id={id}
          className={classNames(
            styles.input,
            styles.withTrailing,
            Boolean(icon) && styles.withIcon,
            Boolean(error) && styles.invalid,
          )}
        >
          {children}
        </select>
        <span className={styles.chevron}>
          <IconChevronDown {...decorativeIcon} />
        </span>
      </div>
    </FieldFrame>
  )
}
