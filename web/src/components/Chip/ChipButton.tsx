import type { ComponentPropsWithRef } from 'react'

import { classNames } from '../class-names.ts'

import styles from './Chip.module.css'

export interface ChipButtonProps extends ComponentPropsWithRef<'button'> {
  /** Set it for a toggle button only. */
  readonly pressed?: boolean | undefined
}

/** A button in a pill, for a quick answer or a filter. */
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
