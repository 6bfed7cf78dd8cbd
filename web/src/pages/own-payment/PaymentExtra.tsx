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
  readonly purpose: 'activation' | 'settlement'
}

/** What the payment includes. */
export function PaymentExtra({ purpose }: PaymentExtraProps) {
  return (
    <ul className={styles.promises}>
      {promises[purpose].map((promise) => (
        <li key={promise}>
          <IconCheck {...decorativeIcon} stroke={2.5} />
          <span>{promise}</span>
        </li>
      ))}
    </ul>
  )
}

/** The support contact. */
export function PaymentHelp({ uid }: { readonly uid: string }) {
  return (
    <CallbackButton variant="quiet" size="s" title="Domande sul pagamento" uid={uid}>
      <IconPhone {...decorativeIcon} /> Domande? Ti richiamiamo
    </CallbackButton>
  )
}
