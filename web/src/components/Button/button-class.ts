import { classNames } from '../class-names.ts'

import styles from './Button.module.css'

/** The look of a button. `onDark` is for dark backgrounds, `bare` for a secondary link with an arrow. */
export interface ButtonLook {
  readonly variant?: 'primary' | 'petrol' | 'quiet' | 'bare' | 'onDark' | undefined
  /** `m` is 52 px high, `s` 44 px. */
  readonly size?: 'm' | 's' | undefined
  /** As wide as its container. */
  readonly full?: boolean | undefined
}

/** The class names of `Button` and `ButtonLink`. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return classNames(
    styles.button,
    styles[look.variant ?? 'primary'],
    look.size === 's' && styles.small,
    look.full && styles.full,
    className,
  )
}
