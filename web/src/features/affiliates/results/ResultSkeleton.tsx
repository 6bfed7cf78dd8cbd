import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'

import styles from './ResultSkeleton.module.css'

/** The placeholder of a result that is loading, with the size of a result card. */
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
