import type { PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'

import styles from './NextSteps.module.css'

const { clients, invoiceWithinHours } = professionalTerms

const arrivals = {
  any: 'con la carta subito, col bonifico in 1–2 giorni lavorativi',
  bank_transfer: 'un bonifico ci mette 1–2 giorni lavorativi',
} as const
const invoice = { title: 'Ti mandiamo la fattura', text: `entro ${invoiceWithinHours} ore dall’accredito` }
const call = {
  title: 'Ti chiama il tuo consulente',
  text: `e scegliete insieme i primi ${clients.introduced} clienti`,
}
const restart = { title: 'Riattiviamo il servizio', text: 'e torni a ricevere le richieste della tua zona' }

const endings = {
  trial: [invoice, call],
  activation: [invoice, call],
  settlement: [invoice, restart],
} as const satisfies Record<PaymentPurpose, unknown>

interface NextStepsProps {
  /** Null when the page does not know what was paid. */
  readonly purpose: PaymentPurpose | null
  /** How the payment will arrive; null when it has arrived. */
  readonly awaits: keyof typeof arrivals | null
}

/** The steps after the payment. */
export function NextSteps({ purpose, awaits }: NextStepsProps) {
  const steps = [
    ...(awaits ? [{ title: 'Arriva il pagamento', text: arrivals[awaits] }] : []),
    ...(purpose ? endings[purpose] : [invoice]),
  ]
  return (
    <section className={styles.next} aria-labelledby="titolo-dopo">
      <h2 className={styles.title} id="titolo-dopo">
        Cosa succede dopo
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <p className={styles.stepTitle}>{title}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
