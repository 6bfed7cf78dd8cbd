import type { PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { professionalPromises } from '@mestieri/shared/professional-promises.ts'

import { BotCheckNotice } from '../../../components/BotCheckNotice/BotCheckNotice.tsx'
import { invoiceNote, paidOnce, priceLine } from './price-messages.ts'

import styles from './PaymentNotes.module.css'

interface PaymentNotesProps {
  readonly purpose: PaymentPurpose
  /** In cents; null while loading. */
  readonly amount: number | null
  /** Why the button is disabled; null when nothing is missing. */
  readonly missing: string | null
}

/**
 * The notes below the button: what is missing, the invoice, the price, and the refund of a deposit, which a
 * settlement is not (features.md, G3).
 */
export function PaymentNotes({ purpose, amount, missing }: PaymentNotesProps) {
  const settles = purpose === 'settlement'
  return (
    <div className={styles.notes}>
      <output className={styles.missing}>{missing}</output>
      <p className="note">{invoiceNote}</p>
      {amount !== null && (
        <p className="note">{[priceLine(amount), paidOnce(settles)].filter(Boolean).join(', ')}.</p>
      )}
      {!settles && <p className="note">{professionalPromises.refund}</p>}
      <BotCheckNotice className="note" />
    </div>
  )
}
