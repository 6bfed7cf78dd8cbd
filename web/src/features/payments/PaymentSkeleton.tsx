import type { ReactNode } from 'react'

import { classNames } from '../../components/class-names.ts'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { PaymentSummary } from './summary/PaymentSummary.tsx'

import styles from './PaymentPanel.module.css'

interface PaymentSkeletonProps {
  /** Same as the panel's. */
  readonly heading?: ReactNode
}

/** The placeholder of the panel while the professional is looked up. */
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
