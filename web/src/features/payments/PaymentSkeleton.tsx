import type { PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import type { ReactNode } from 'react'

import { classNames } from '../../components/class-names.ts'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { PaymentSummary } from './summary/PaymentSummary.tsx'

import styles from './PaymentPanel.module.css'

interface PaymentSkeletonProps {
  readonly purpose: PaymentPurpose
  /** Same as the panel's. */
  readonly heading?: ReactNode
}

/** The placeholder of the panel while the professional is looked up. */
export function PaymentSkeleton({ purpose, heading }: PaymentSkeletonProps) {
  return (
    <div className={classNames('wrap', styles.panel, styles.waiting)} aria-busy="true">
      <div className={styles.summary}>
        <div className={styles.heading}>{heading}</div>
        <PaymentSummary purpose={purpose} amount={null} standard={false} />
      </div>
      <div className={styles.form}>
        <div className={styles.card}>
          <Skeleton className={styles.gate} />
          <Skeleton className={styles.row} />
        </div>
      </div>
    </div>
  )
}
