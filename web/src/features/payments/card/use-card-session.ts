import type { Intent, PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { api } from '../../../lib/api-client.ts'
import { browserLater } from '../../../lib/deadline.ts'
import { type CardSession, type CardView, createCardSession } from './card-session.ts'
import { loadCardProvider } from './load-card-provider.ts'
import { createPaymentLock } from './paying/payment-lock.ts'
import { createPaymentNews } from './paying/payment-news.ts'
import { createPaymentPageMemory } from './paying/payment-page-memory.ts'
import { publicOrigin, returnUrl } from './paying/return-url.ts'

/** Puts a card session together from the browser's own parts. */
function createBrowserSession(): CardSession {
  const memory = createPaymentPageMemory(() => sessionStorage)
  return createCardSession({
    loadProvider: async () => loadCardProvider(await api.call('config.read')),
    lock: createPaymentLock(navigator.locks),
    news: createPaymentNews(new BroadcastChannel('pagamenti')),
    later: browserLater,
    leave: (address) => location.assign(address),
    rememberPage: () => memory.write(location.pathname + location.search),
  })
}

export interface UsedCardSession {
  readonly session: CardSession
  readonly view: CardView
  /** Of an element that React leaves empty. */
  readonly element: RefObject<HTMLDivElement | null>
}

/** The card session of a mounted form; a new intent opens the fields anew. */
export function useCardSession(
  intent: Intent,
  purpose: PaymentPurpose,
  onSpent: () => void,
): UsedCardSession {
  const [session] = useState(createBrowserSession)
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(onSpent)
  useEffect(() => {
    latest.current = onSpent
  })
  useEffect(() => {
    if (!element.current) return undefined
    return session.open({
      element: element.current,
      intent,
      returnUrl: returnUrl(purpose, publicOrigin(document, location)),
      onSpent: () => latest.current(),
    })
  }, [session, intent, purpose])
  useEffect(() => {
    // Back from the return page the browser may show this page as it was left: paying, for ever.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) session.retry()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [session])
  const view = useSyncExternalStore(session.subscribe, session.state, session.state)
  return { session, view, element }
}
