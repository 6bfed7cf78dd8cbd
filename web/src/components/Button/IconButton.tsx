import type { ComponentPropsWithRef, ReactNode } from 'react'

import { classNames } from '../class-names.ts'

import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** What it does, heard instead of seen. */
  readonly label: string
  /** The icon, `<IconX {...decorativeIcon} />`. */
  readonly children: ReactNode
  /** `surface` stands on pictures and coloured grounds, `plain` on paper. */
  readonly tone?: 'plain' | 'surface'
}

/** A round 44 px button that is only an icon. */
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
