import { professionalPromises } from '@mestieri/shared/professional-promises.ts'
import { IconCheck, IconPhone } from '@tabler/icons-react'

import { decorativeIcon } from '../../components/decorative-icon.ts'
import { CallbackButton } from '../../features/bookings/CallbackButton.tsx'

import styles from './PaymentExtra.module.css'

const { onlyWhenHired, ownPrices, credit, difference } = professionalPromises

const promises = {
  activation: [onlyWhenHired, ownPrices, credit],
  settlement: [onlyWhenHired, ownPrices, difference],
} as const

interface PaymentExtraProps {
  readonly uid: string
  readonly purpose: 'activation' | 'settlement'
}

/** What the payment includes, the next steps and the support contact. */
export function PaymentExtra({ uid, purpose }: PaymentExtraProps) {
  return (
    <div className={styles.extra}>
      <ul className={styles.promises}>
        {promises[purpose].map((promise) => (
          <li key={promise}>
            <IconCheck {...decorativeIcon} stroke={2.5} />
            <span>{promise}</span>
          </li>
        ))}
      </ul>
      <CallbackButton
        variant="quiet"
        size="s"
        className={styles.call}
        title="Domande sul pagamento"
        uid={uid}
      >
        <IconPhone {...decorativeIcon} /> Domande? Ti richiamiamo
      </CallbackButton>
    </div>
  )
}
