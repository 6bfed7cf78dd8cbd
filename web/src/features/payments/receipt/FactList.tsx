import type { ReceiptLine } from './receipt-lines.ts'

import styles from './FactList.module.css'

interface FactListProps {
  readonly facts: readonly ReceiptLine[]
}

/** Labels and values, one pair per line. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
