import type { PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { formatEuro, splitVat } from '@mestieri/shared/money.ts'
import { creditDescription, professionalTerms } from '@mestieri/shared/professional-terms.ts'

import { Chip } from '../../../components/Chip/Chip.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { settlementDescription } from './price-messages.ts'

import styles from './PaymentSummary.module.css'

interface PaymentSummaryProps {
  readonly purpose: PaymentPurpose
  /** In cents; null while loading. */
  readonly amount: number | null
  /** Whether this is the standard amount, because the intent failed to load (features.md, G12). */
  readonly standard: boolean
}

/** The total with its net and VAT parts, exact to the cent (features.md, G3). */
export function PaymentSummary({ purpose, amount, standard }: PaymentSummaryProps) {
  const settles = purpose === 'settlement'
  const parts = amount === null ? null : splitVat(amount)
  const rows = [
    { label: 'Imponibile', cents: parts?.net, total: false },
    { label: `IVA ${professionalTerms.vatRate}%`, cents: parts?.vat, total: false },
    { label: settles ? 'Totale da saldare' : 'Totale, una tantum', cents: parts?.total, total: true },
  ]
  return (
    <section aria-label="Importo" aria-busy={amount === null}>
      <div className={styles.total}>
        {amount === null ? <Skeleton className={styles.totalPlace} /> : formatEuro(amount)}
        {standard && <Chip tone="ochre">importo standard</Chip>}
      </div>
      <p className="muted">{settles ? settlementDescription : creditDescription}</p>
      <dl className={styles.lines}>
        {rows.map(({ label, cents, total }) => (
          <div key={label} className={total ? `${styles.row} ${styles.sum}` : styles.row}>
            <dt>{label}</dt>
            <dd className="num">
              {cents === undefined ? <Skeleton shape="line" className={styles.place} /> : formatEuro(cents)}
            </dd>
          </div>
        ))}
      </dl>
      {standard && (
        <p className="note">
          Non siamo riusciti a leggere il tuo importo: questo è quello standard. Se te ne abbiamo indicato un
          altro, sentici prima di pagare.
        </p>
      )}
      <output className="sr">{amount === null && 'Sto caricando l’importo…'}</output>
    </section>
  )
}
