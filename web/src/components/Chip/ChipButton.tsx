import type { ComponentPropsWithRef } from 'react'

import { classNames } from '../class-names.ts'

import styles from './Chip.module.css'

export interface ChipButtonProps extends ComponentPropsWithRef<'button'> {
  /** Given only where it is a choice that stays chosen. */
  readonly pressed?: boolean | undefined
}

/** A pill to press: a quick answer, a filter. */
export function ChipButton({ pressed, className, ...rest }: ChipButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      className={classNames(styles.chip, styles.button, className)}
    />
  )
}
