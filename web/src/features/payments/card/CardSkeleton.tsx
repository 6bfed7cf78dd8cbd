import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'

import styles from './CardForm.module.css'

/** The placeholder of the card fields while the provider loads. */
export function CardSkeleton() {
  return (
    <div className={styles.skeleton}>
      <output className="sr">Sto caricando il modulo della carta…</output>
      <Skeleton className={styles.box} />
      <div className={styles.pair}>
        <Skeleton className={styles.box} />
        <Skeleton className={styles.box} />
      </div>
    </div>
  )
}
