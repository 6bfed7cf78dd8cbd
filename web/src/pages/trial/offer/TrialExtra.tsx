import { guarantee } from '@mestieri/shared/brand/payments.ts'
import { professionalPromises } from '@mestieri/shared/professional-promises.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'
import { IconCheck, IconPhone } from '@tabler/icons-react'

import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { CallbackButton } from '../../../features/bookings/CallbackButton.tsx'
import { RatingLogo } from '../reviews/RatingLogo.tsx'

import styles from './TrialExtra.module.css'

const benefits = [
  { title: 'Paghi solo per i lavori ottenuti', text: professionalPromises.commission },
  { title: 'Prezzi e condizioni li decidi tu', text: professionalPromises.directPayment },
  {
    title: `Rimborso del deposito dopo ${professionalTerms.refund.afterDays} giorni`,
    text: [professionalPromises.refund, ...(guarantee?.conditions ?? [])].join(' '),
  },
]

/** The benefits (specification, section 2, 'Start-trial page'). */
export function TrialExtra() {
  return (
    <ul className={styles.benefits} aria-label="Perché conviene">
      {benefits.map(({ title, text }) => (
        <li key={title} className={styles.benefit}>
          <IconCheck {...decorativeIcon} stroke={2.5} className={styles.check} />
          <div>
            <p className={styles.benefitTitle}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The support contact, and the rating. */
export function TrialHelp() {
  return (
    <>
      <CallbackButton variant="quiet" size="s" title="Domande sull’attivazione">
        <IconPhone {...decorativeIcon} /> Domande? Ti richiamiamo
      </CallbackButton>
      <RatingLogo />
    </>
  )
}
