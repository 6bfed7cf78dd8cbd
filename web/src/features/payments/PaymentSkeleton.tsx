import type { ReactNode } from 'react'

import { classNames } from '../../components/class-names.ts'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { PaymentSummary } from './summary/PaymentSummary.tsx'

import styles from './PaymentPanel.module.css'

interface PaymentSkeletonProps {
  /** As the panel's own. */
  readonly heading?: ReactNode
}

/** The panel's place while it is not known for whom it is. */
export function PaymentSkeleton({ heading }: PaymentSkeletonProps) {
  return (
    <div className={classNames('wrap', styles.panel)} aria-busy="true">
      <div className={styles.summary}>
        <div className={styles.heading}>{heading}</div>
        <PaymentSummary amount={null} standard={false} />
      </div>
      <div className={styles.card}>
        <Skeleton className={styles.row} />
        <Skeleton className={styles.row} />
        <div className={styles.pair}>
          <Skeleton className={styles.row} />
          <Skeleton className={styles.row} />
        </div>
        <Skeleton className={styles.row} />
        <Skeleton className={styles.block} />
        <Skeleton className={styles.row} />
      </div>
    </div>
  )
}
