import { professionalTerms } from '@mestieri/shared/professional-terms.ts'

import styles from './NextSteps.module.css'

const { clients, invoiceWithinHours } = professionalTerms

const steps = [
  { title: 'Arriva il pagamento', text: 'con la carta subito, col bonifico in 1–2 giorni lavorativi' },
  { title: 'Ti mandiamo la fattura', text: `entro ${invoiceWithinHours} ore dall’accredito` },
  {
    title: 'Ti chiama il tuo consulente',
    text: `e scegliete insieme i primi ${clients.introduced} clienti`,
  },
]

/** The steps after the payment. */
export function NextSteps() {
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
