import type { PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { type FormEvent, useId } from 'react'

import { Button } from '../../../components/Button/Button.tsx'
import { useCardMode } from '../../../lib/card-mode.ts'
import { BillingFields } from '../billing/BillingFields.tsx'
import { emailHint } from '../billing/field-messages.ts'
import { ErrorSummary } from '../billing/messages/ErrorSummary.tsx'
import type { Billing } from '../billing/use-billing.ts'
import { PaymentNotes } from '../summary/PaymentNotes.tsx'
import { StepTitle } from '../summary/StepTitle.tsx'
import { useTransferWarning } from './transfer-warning.ts'
import { TransferDetails } from './TransferDetails.tsx'

import formStyles from '../PaymentForm.module.css'
import styles from './TransferForm.module.css'

interface TransferFormProps {
  readonly billing: Billing
  readonly purpose: PaymentPurpose
  /** In cents; null while loading. */
  readonly amount: number | null
  readonly shopName: string | null
  /** Whether the page's link identifies the professional. */
  readonly ownLink: boolean
  /** Why the button is disabled; null when nothing is missing. */
  readonly missing: string | null
  readonly onSend: () => void
}

const idPrefix = 'bonifico'

/** The first tab, in three steps: write the billing data, send them, then make the bank transfer. */
export function TransferForm(props: TransferFormProps) {
  const { billing, purpose, amount, shopName, ownLink, missing, onSend } = props
  const { form, sending, refusal } = billing
  const cards = useCardMode()
  const warning = useTransferWarning()
  const sendTitle = useId()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <form className={formStyles.form} noValidate onSubmit={handleSubmit}>
      <ErrorSummary
        form={form}
        idPrefix={idPrefix}
        times={refusal?.method === 'bank_transfer' ? refusal.times : 0}
      />
      <BillingFields
        billing={billing}
        idPrefix={idPrefix}
        emailHint={emailHint('bank_transfer', ownLink, cards)}
        step={1}
      />
      <section className={formStyles.end} aria-labelledby={sendTitle}>
        <h2 className={styles.title} id={sendTitle}>
          <StepTitle step={2}>Invia i dati</StepTitle>
        </h2>
        <p className="small muted">
          Prima del bonifico: così, appena arriva, lo riconosciamo e ti mandiamo la fattura.
        </p>
        <Button
          type="submit"
          full
          busy={sending}
          // The rule of the specification, section 5. Not disabled while sending, to keep the focus.
          disabled={!sending && (missing !== null || amount === null)}
        >
          Invia dati di fatturazione
        </Button>
        <PaymentNotes purpose={purpose} amount={amount} missing={missing} />
      </section>
      <TransferDetails
        title={
          <StepTitle step={3}>{warning ? 'Dati del bonifico' : 'Fai il bonifico dalla tua banca'}</StepTitle>
        }
        lead="Dopo l’invio. Questi dati li ritrovi anche nella conferma."
        subject={{ amount, vat: form.values.vat, shopName }}
      />
    </form>
  )
}
