import type { FormEvent } from 'react'

import { Button } from '../../../components/Button/Button.tsx'
import { BillingFields } from '../billing/BillingFields.tsx'
import { emailHint } from '../billing/field-messages.ts'
import { ErrorSummary } from '../billing/messages/ErrorSummary.tsx'
import type { Billing } from '../billing/use-billing.ts'
import { PaymentNotes } from '../summary/PaymentNotes.tsx'
import { useTransferWarning } from './transfer-warning.ts'
import { TransferDetails } from './TransferDetails.tsx'

import styles from '../PaymentForm.module.css'

interface TransferFormProps {
  readonly billing: Billing
  /** In cents; null while loading. */
  readonly amount: number | null
  readonly shopName: string | null
  /** Whether the email is not sent, because the page's link identifies the professional. */
  readonly emailStays: boolean
  /** Why the button is disabled; null when nothing is missing. */
  readonly missing: string | null
  readonly onSend: () => void
}

const idPrefix = 'bonifico'

/** The first tab: billing data and the data of the bank transfer. */
export function TransferForm(props: TransferFormProps) {
  const { billing, amount, shopName, emailStays, missing, onSend } = props
  const { form, sending, refusal } = billing
  const warning = useTransferWarning()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <ErrorSummary
        form={form}
        idPrefix={idPrefix}
        times={refusal?.method === 'bank_transfer' ? refusal.times : 0}
      />
      <BillingFields
        billing={billing}
        idPrefix={idPrefix}
        emailHint={emailHint('bank_transfer', emailStays)}
      />
      <TransferDetails
        title={warning ? 'Dati del bonifico' : 'Fai il bonifico con questi dati'}
        subject={{ amount, vat: form.values.vat, shopName }}
      />
      <div className={styles.end}>
        <Button
          type="submit"
          full
          busy={sending}
          // The rule of the specification, section 5. Not disabled while sending, to keep the focus.
          disabled={!sending && (missing !== null || amount === null)}
        >
          Invia dati di fatturazione
        </Button>
        <PaymentNotes amount={amount} missing={missing} />
      </div>
    </form>
  )
}
