import type { ComponentPropsWithRef, ReactNode } from 'react'

import { classNames } from '../class-names.ts'

import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The accessible name: what the button does. */
  readonly label: string
  /** The icon, `<IconX {...decorativeIcon} />`. */
  readonly children: ReactNode
  /** `surface` for pictures and coloured backgrounds, `plain` for the page background. */
  readonly tone?: 'plain' | 'surface'
}

/** A round 44 px button with an icon only. */
export function IconButton({ label, tone = 'plain', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(styles.iconButton, tone === 'surface' && styles.surface, className)}
    >
      {children}
    </button>
  )
}
