import { path } from '@mestieri/shared/pages.ts'
import { useEffect, useState } from 'react'

import { useAnnouncer } from '../../components/Announcer/AnnouncerProvider.tsx'
import { createPaymentPageMemory } from '../../features/payments/card/paying/payment-page-memory.ts'
import { paymentIntentIdOf } from '../../features/payments/payment-intent-id.ts'
import { CardReceipt } from '../../features/payments/receipt/CardReceipt.tsx'
import { createSentCardPayment } from '../../features/payments/receipt/sent-payment.ts'
import { returnMessages } from './return-messages.ts'
import type { ReturnedPayment } from './returned-payment.ts'
import { ReturnMessage } from './ReturnMessage.tsx'
import { useReturnedPayment } from './use-returned-payment.ts'

import styles from './ReturnPage.module.css'

interface ReturnPageProps {
  /** Whether this is the return from the trial, whose payment page is known even in a new tab. */
  readonly trial: boolean
}

/** The page where the payment can be retried, with the same intent as long as the BFF caches it. */
function usePaymentPage(trial: boolean): string | null {
  const [remembered] = useState(() => createPaymentPageMemory(() => sessionStorage).read())
  return remembered ?? (trial ? `${path('trial-payment')}?metodo=carta` : null)
}

/** The receipt, with what this tab knows of the payment. */
function OwnReceipt({ payment }: { readonly payment: ReturnedPayment | null }) {
  const paymentIntentId = payment?.kind === 'intent' ? paymentIntentIdOf(payment.clientSecret) : null
  const [sent] = useState(() => createSentCardPayment(() => sessionStorage).read())
  const own = sent !== null && sent.paymentIntentId === paymentIntentId ? sent : null
  return <CardReceipt payment={own} reference={paymentIntentId} />
}

/**
 * The result of a payment, read from the card provider or the BFF; safe to reload (features.md, G8;
 * security.md, ID-09).
 */
export function ReturnPage({ trial }: ReturnPageProps) {
  const { payment, stage, again } = useReturnedPayment()
  const paymentPage = usePaymentPage(trial)
  const { announce } = useAnnouncer()
  useEffect(() => {
    if (stage !== 'loading') announce(returnMessages[stage].title)
  }, [stage, announce])
  useEffect(() => {
    if (stage !== 'unreachable') return undefined
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [stage, again])
  return (
    <div className={styles.page}>
      <ReturnMessage
        // A new stage is a new message: nothing of the last one moves.
        key={stage}
        stage={stage}
        paymentPage={paymentPage}
        receipt={stage === 'succeeded' && <OwnReceipt payment={payment} />}
        onAgain={again}
      />
    </div>
  )
}
