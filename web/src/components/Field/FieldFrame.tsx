import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { decorativeIcon } from '../decorative-icon.ts'

import styles from './Field.module.css'

/** The texts of a form field. */
export interface FieldTexts {
  readonly label: string
  /** Hides the label visually. Use it only where the context shows what the field is. */
  readonly labelHidden?: boolean | undefined
  readonly hint?: ReactNode
  /** What is wrong and how to correct it; replaces `ok`. */
  readonly error?: ReactNode
  readonly ok?: ReactNode
}

export interface FieldFrameProps extends FieldTexts {
  readonly id: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The control's `aria-describedby`: the ids of hint and message; undefined without either. */
export function describedBy(
  id: string,
  texts: Pick<FieldTexts, 'hint' | 'error' | 'ok'>,
): string | undefined {
  const ids = [texts.hint && `${id}-hint`, (texts.error || texts.ok) && `${id}-message`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** The frame of every field: label, control, hint, message. */
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
