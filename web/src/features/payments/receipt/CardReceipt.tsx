import { IconPrinter } from '@tabler/icons-react'

import { Button } from '../../../components/Button/Button.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { useCardMode } from '../../../lib/card-mode.ts'
import { sentFields } from '../billing/billing-request.ts'
import { fieldLabels } from '../billing/field-messages.ts'
import { FactList } from './FactList.tsx'
import { NextSteps } from './NextSteps.tsx'
import { receiptLines } from './receipt-lines.ts'
import type { SentCardPayment } from './sent-payment.ts'

import styles from './CardReceipt.module.css'

interface CardReceiptProps {
  /** The payment as this tab sent it; null in a tab that did not. */
  readonly payment: SentCardPayment | null
  /** The payment intent's id; null for a checkout session. */
  readonly reference: string | null
}

/** What was paid by card, where the invoice goes, and what happens next; fits on one printed page. */
export function CardReceipt({ payment, reference }: CardReceiptProps) {
  const mode = useCardMode()
  // With a uid the address goes to the card provider alone, for its receipt.
  const receiptTo = mode === 'stripe' && payment?.uid ? payment.values.email.trim() : null
  return (
    <section className={styles.receipt} aria-labelledby="titolo-ricevuta">
      <div className={styles.head}>
        <h2 className={styles.title} id="titolo-ricevuta">
          Il tuo pagamento
        </h2>
        <Button variant="quiet" size="s" onClick={() => print()}>
          <IconPrinter {...decorativeIcon} /> Stampa
        </Button>
      </div>
      <FactList facts={receiptLines({ method: 'card', sent: payment, reference })} />
      {payment && (
        <FactList
          facts={[
            ...sentFields(payment).map(({ field, value }) => ({ label: fieldLabels[field], value })),
            ...(receiptTo === null ? [] : [{ label: fieldLabels.email, value: receiptTo }]),
          ]}
        />
      )}
      {mode === 'sandbox' && <p className="note">Pagamento di prova: la carta non è stata addebitata.</p>}
      <NextSteps purpose={payment?.purpose ?? null} awaits={null} />
    </section>
  )
}
