import { professionalPromises } from '@mestieri/shared/professional-promises.ts'

import { BotCheckNotice } from '../../../components/BotCheckNotice/BotCheckNotice.tsx'
import { invoiceNote, paidOnce, priceLine } from './price-messages.ts'

import styles from './PaymentNotes.module.css'

interface PaymentNotesProps {
  /** Cents; null while it is on its way. */
  readonly amount: number | null
  /** What the button still waits for. */
  readonly missing: string | null
}

/** What stands next to the button: what it waits for, what is paid, the invoice, the refund (features.md, G3). */
export function PaymentNotes({ amount, missing }: PaymentNotesProps) {
  return (
    <div className={styles.notes}>
      <output className={styles.missing}>{missing}</output>
      <p className="note">{invoiceNote}</p>
      {amount !== null && (
        <p className="note">
          {priceLine(amount)}, {paidOnce}.
        </p>
      )}
      <p className="note">{professionalPromises.refund}</p>
      <BotCheckNotice className="note" />
    </div>
  )
}
