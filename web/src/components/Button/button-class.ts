import { classNames } from '../class-names.ts'

import styles from './Button.module.css'

/** How a button looks; `onDark` is for the dark bands, `bare` for a quiet way on with an arrow. */
export interface ButtonLook {
  readonly variant?: 'primary' | 'petrol' | 'quiet' | 'bare' | 'onDark' | undefined
  /** `m` is 52 px high, `s` is 44 px. */
  readonly size?: 'm' | 's' | undefined
  /** As wide as its container. */
  readonly full?: boolean | undefined
}

/** The classes of a button, for `Button` and `ButtonLink` alike. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return classNames(
    styles.button,
    styles[look.variant ?? 'primary'],
    look.size === 's' && styles.small,
    look.full && styles.full,
    className,
  )
}
