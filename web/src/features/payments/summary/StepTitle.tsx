import type { ReactNode } from 'react'

import styles from './StepTitle.module.css'

interface StepTitleProps {
  /** Absent in a form without steps. */
  readonly step?: number | undefined
  readonly children: ReactNode
}

/** The title of a part of a form, with its number among the steps. */
export function StepTitle({ step, children }: StepTitleProps) {
  if (step === undefined) return children
  return (
    <span className={styles.title}>
      <span className={styles.number}>
        {step}
        <span className="sr">.</span>
      </span>{' '}
      {children}
    </span>
  )
}
