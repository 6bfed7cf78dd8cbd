import { path } from '@mestieri/shared/pages.ts'
import { useEffect, useState } from 'react'

import { useAnnouncer } from '../../components/Announcer/AnnouncerProvider.tsx'
import { createPaymentPageMemory } from '../../features/payments/card/paying/payment-page-memory.ts'
import { returnMessages } from './return-messages.ts'
import { ReturnMessage } from './ReturnMessage.tsx'
import { useReturnedPayment } from './use-returned-payment.ts'

interface ReturnPageProps {
  /** Whether this is the return from the trial, whose payment page is known even in a new tab. */
  readonly trial: boolean
}

/** The page where the payment can be retried, with the same intent as long as the BFF caches it. */
function usePaymentPage(trial: boolean): string | null {
  const [remembered] = useState(() => createPaymentPageMemory(() => sessionStorage).read())
  return remembered ?? (trial ? `${path('trial-payment')}?metodo=carta` : null)
}

/**
 * The result of a payment, read from the card provider or the BFF; safe to reload (features.md, G8;
 * security.md, ID-09).
 */
export function ReturnPage({ trial }: ReturnPageProps) {
  const { stage, again } = useReturnedPayment()
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
  return <ReturnMessage stage={stage} paymentPage={paymentPage} onAgain={again} />
}
