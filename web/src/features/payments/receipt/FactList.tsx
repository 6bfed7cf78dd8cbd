import type { ReactNode } from 'react'

import type { ReceiptLine } from './receipt-lines.ts'

import styles from './FactList.module.css'

interface FactListProps {
  readonly facts: readonly ReceiptLine[]
}

/** A value that breaks after its underscores first: a reference has no other place for it. */
function breakable(value: string): ReactNode[] {
  const parts = value.split(/(?<=_)/)
  return parts.flatMap((part, index) =>
    index === 0 ? part : [<wbr key={parts.slice(0, index).join('')} />, part],
  )
}

/** Labels and values, one pair per line. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{breakable(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
