import { path } from '@mestieri/shared/pages.ts'
import { IconMail, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { sentFields } from '../billing/billing-request.ts'
import { fieldLabels } from '../billing/field-messages.ts'
import { FactList } from '../receipt/FactList.tsx'
import { NextSteps } from '../receipt/NextSteps.tsx'
import { receiptLines } from '../receipt/receipt-lines.ts'
import type { SentPayment } from '../receipt/sent-payment.ts'
import { invoiceNote } from '../summary/price-messages.ts'
import { transferEmail } from './transfer-email.ts'
import { useTransferWarning } from './transfer-warning.ts'
import { TransferDetails } from './TransferDetails.tsx'

import styles from './TransferConfirmation.module.css'

interface TransferConfirmationProps {
  readonly transfer: SentPayment
  readonly shopName: string | null
  /** Whether the transfer was announced just now, not restored after a reload. */
  readonly fresh: boolean
  /** Returns to the form with the sent values. */
  readonly onEdit: () => void
}

/** Confirms accepted billing data and shows the transfer's data, to print or keep (features.md, G7). */
export function TransferConfirmation({ transfer, shopName, fresh, onEdit }: TransferConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!fresh) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [fresh])
  const warning = useTransferWarning()
  const { purpose, amount, values } = transfer
  const subject = { amount, vat: values.vat, shopName }
  const activates = purpose === 'settlement' ? 'riattiviamo' : 'attiviamo'
  return (
    <section
      className={classNames(styles.confirmation, fresh && styles.fresh)}
      aria-labelledby="titolo-in-attesa"
    >
      <h2 ref={heading} tabIndex={-1} className={styles.title} id="titolo-in-attesa">
        In attesa del bonifico
      </h2>
      <Alert tone="success" role="alert">
        {invoiceNote}
      </Alert>
      <p className="small">
        Abbiamo i tuoi dati di fatturazione.{' '}
        {warning
          ? 'Su un sito vero ora faresti il bonifico dalla tua banca: qui è una prova, non farlo.'
          : `Ora fai il bonifico dalla tua banca: appena arriva, ${activates} il servizio.`}
      </p>
      <TransferDetails title="Dati del bonifico" subject={subject} />
      <section aria-labelledby="titolo-dati-inviati">
        <h3 className={styles.subtitle} id="titolo-dati-inviati">
          Il tuo pagamento
        </h3>
        <FactList
          facts={[
            // The reference is the transfer's reason, which stands above.
            ...receiptLines({ method: 'bank_transfer', sent: transfer, reference: null }),
            ...sentFields(transfer).map(({ field, value }) => ({ label: fieldLabels[field], value })),
          ]}
        />
      </section>
      <NextSteps purpose={purpose} awaits="bank_transfer" />
      <div className={styles.actions}>
        <Button variant="quiet" size="s" onClick={() => print()}>
          <IconPrinter {...decorativeIcon} /> Stampa
        </Button>
        <ButtonLink variant="quiet" size="s" href={transferEmail(subject, values.email, warning)}>
          <IconMail {...decorativeIcon} /> Invia i dati alla tua email
        </ButtonLink>
        <Button variant="quiet" size="s" onClick={onEdit}>
          Correggi i dati inviati
        </Button>
      </div>
      <ButtonLink className={styles.end} full to={path('work-with-us')}>
        OK
      </ButtonLink>
    </section>
  )
}
