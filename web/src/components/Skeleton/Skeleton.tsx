import { classNames } from '../class-names.ts'

import styles from './Skeleton.module.css'

export interface SkeletonProps {
  readonly shape?: 'block' | 'line' | 'circle'
  /** Gives the size: the one of what will stand here, so that nothing jumps. */
  readonly className?: string | undefined
}

/** The place of something that is on its way; unheard, so the caller says in words that it loads. */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape], className)} />
}
