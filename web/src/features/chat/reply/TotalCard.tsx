import type { ReplyTotal } from '@mestieri/shared/chat/reply-estimate.ts'

import { euroRange } from '../../../lib/format/numbers.ts'

import styles from './TotalCard.module.css'

export interface TotalCardProps {
  readonly total: ReplyTotal
  /** How many estimates it sums. */
  readonly count: number
}

/** The sum of several estimates in one reply. */
export function TotalCard({ total, count }: TotalCardProps) {
  return (
    <section className={styles.total} aria-label="Totale dei lavori">
      <p className={styles.label}>Totale di {count} lavori</p>
      <p className={`num ${styles.figure}`}>{euroRange(total)}</p>
      <p className={styles.vat}>
        {total.vat} · senza IVA {euroRange(total.net)}
      </p>
      {total.note !== '' && <p className={styles.note}>{total.note}</p>}
    </section>
  )
}
