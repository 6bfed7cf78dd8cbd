import { classNames } from '../class-names.ts'

import styles from './Skeleton.module.css'

export interface SkeletonProps {
  readonly shape?: 'block' | 'line' | 'circle'
  /** Sets the size. Use that of the final content, so that the layout does not shift. */
  readonly className?: string | undefined
}

/** A placeholder for loading content. Screen readers do not see it, so the caller announces the loading. */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape], className)} />
}
