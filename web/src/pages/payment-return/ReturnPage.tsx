import { path } from '@mestieri/shared/pages.ts'
import { useEffect, useState } from 'react'

import { useAnnouncer } from '../../components/Announcer/AnnouncerProvider.tsx'
import { createPaymentPageMemory } from '../../features/payments/card/paying/payment-page-memory.ts'
import { returnWords } from './return-messages.ts'
import { ReturnMessage } from './ReturnMessage.tsx'
import { useReturnedPayment } from './use-returned-payment.ts'

interface ReturnPageProps {
  /** The trial's return, which knows its payment page even in a tab that did not come from there. */
  readonly trial: boolean
}

/** Where the payment can be tried again, on the same intent as long as the BFF keeps it. */
function usePaymentPage(trial: boolean): string | null {
  const [remembered] = useState(() => createPaymentPageMemory(() => sessionStorage).read())
  return remembered ?? (trial ? `${path('trial-payment')}?metodo=carta` : null)
}

/** How a payment went, as whoever took it says; safe to reload (features.md, G8; security.md, ID-09). */
export function ReturnPage({ trial }: ReturnPageProps) {
  const { stage, again } = useReturnedPayment()
  const paymentPage = usePaymentPage(trial)
  const { announce } = useAnnouncer()
  useEffect(() => {
    if (stage !== 'loading') announce(returnWords[stage].title)
  }, [stage, announce])
  useEffect(() => {
    if (stage !== 'unreachable') return undefined
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [stage, again])
  return <ReturnMessage stage={stage} paymentPage={paymentPage} onAgain={again} />
}
