import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'

import styles from './ResultSkeleton.module.css'

/** The place of a result that is on its way, as large as the result will be. */
export function ResultSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.mark} />
      <div className={styles.lines}>
        <Skeleton shape="line" className={styles.name} />
        <Skeleton shape="line" className={styles.place} />
        <Skeleton shape="line" className={styles.services} />
        <Skeleton shape="line" className={styles.towns} />
      </div>
      <Skeleton className={styles.pictures} />
    </div>
  )
}
