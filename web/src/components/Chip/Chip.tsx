import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { decorativeIcon } from '../decorative-icon.ts'

import styles from './Chip.module.css'

export interface ChipProps {
  readonly tone?: 'plain' | 'line' | 'petrol' | 'ochre' | 'success'
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
  /** Adds a remove button; `label` is its accessible name: 'Togli Idraulico'. */
  readonly remove?: { readonly label: string; readonly onRemove: () => void } | undefined
}

/** A short fact in a pill. */
export function Chip({ tone = 'plain', icon, children, className, remove }: ChipProps) {
  return (
    <span className={classNames(styles.chip, tone !== 'plain' && styles[tone], className)}>
      {icon}
      {children}
      {remove && (
        <button type="button" className={styles.remove} aria-label={remove.label} onClick={remove.onRemove}>
          <IconX {...decorativeIcon} />
        </button>
      )}
    </span>
  )
}
