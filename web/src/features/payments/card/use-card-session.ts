import type { Intent, PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

import { api } from '../../../lib/api/api-client.ts'
import { browserSetTimer } from '../../../lib/api/deadline.ts'
import { useStore } from '../../../lib/storage/store.ts'
import { createTabLock } from '../../../lib/storage/tab-lock.ts'
import { type CardSession, type CardView, createCardSession } from './card-session.ts'
import { loadCardProvider } from './load-card-provider.ts'
import { createPaymentBroadcast } from './paying/payment-broadcast.ts'
import { createPaymentPageMemory } from './paying/payment-page-memory.ts'
import { publicOrigin, returnUrl } from './paying/return-url.ts'

/** Makes a card session from the browser's APIs. */
function createBrowserSession(): CardSession {
  const memory = createPaymentPageMemory(() => sessionStorage)
  return createCardSession({
    loadProvider: async () => loadCardProvider(await api.call('GET /api/config')),
    lock: createTabLock(navigator.locks),
    broadcast: createPaymentBroadcast(new BroadcastChannel('pagamenti')),
    setTimer: browserSetTimer,
    leave: (address) => location.assign(address),
    rememberPage: () => memory.write(location.pathname + location.search),
  })
}

export interface UsedCardSession {
  readonly session: CardSession
  readonly view: CardView
  /** The element for the provider's fields; React renders nothing in it. */
  readonly element: RefObject<HTMLDivElement | null>
}

/** The card session of a mounted form. A new intent mounts the fields again. */
export function useCardSession(
  intent: Intent,
  purpose: PaymentPurpose,
  onIntentUnusable: () => void,
): UsedCardSession {
  const [session] = useState(createBrowserSession)
  const element = useRef<HTMLDivElement>(null)
  const renewIntent = useEffectEvent(onIntentUnusable)
  useEffect(() => {
    if (!element.current) return undefined
    return session.open({
      element: element.current,
      intent,
      returnUrl: returnUrl(purpose, publicOrigin(document, location)),
      onIntentUnusable: () => renewIntent(),
    })
  }, [session, intent, purpose])
  useEffect(() => {
    // The back/forward cache may restore this page in the stage `paying`, which would never end.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) session.retry()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [session])
  const view = useStore(session)
  return { session, view, element }
}
