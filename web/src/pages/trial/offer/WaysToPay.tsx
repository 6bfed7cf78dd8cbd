import { professionalTerms } from '@mestieri/shared/professional-terms.ts'
import { IconBuildingBank, IconCreditCard } from '@tabler/icons-react'

import { decorativeIcon } from '../../../components/decorative-icon.ts'

import styles from './WaysToPay.module.css'

const ways = [
  {
    Icon: IconBuildingBank,
    title: 'Bonifico Bancario',
    text: `L’IBAN lo vedi subito, la fattura arriva entro ${professionalTerms.invoiceWithinHours} ore dall’accredito.`,
  },
  {
    Icon: IconCreditCard,
    title: 'Altri metodi',
    text: 'Con la carta il pagamento arriva subito.',
  },
]

/** A preview of the payment methods, shown instead of the panel until the terms are accepted. */
export function WaysToPay() {
  return (
    <div className={styles.ways}>
      <p className="small">Spunta la casella e scegli come pagare:</p>
      <ul className={styles.list}>
        {ways.map(({ Icon, title, text }) => (
          <li key={title} className={styles.way}>
            <span className={styles.icon}>
              <Icon {...decorativeIcon} />
            </span>
            <div>
              <p className={styles.title}>{title}</p>
              <p className="note">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
