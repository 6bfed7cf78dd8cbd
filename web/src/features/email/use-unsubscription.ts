import type { UnsubscribeRequest } from '@mestieri/shared/contracts/email.ts'
import { useState, useSyncExternalStore } from 'react'

import { browserBotCheck } from '../../lib/browser-bot-check.ts'
import { unsubscribe } from './api.ts'
import { createUnsubscription, type UnsubscriptionState } from './unsubscription.ts'

export interface UsedUnsubscription {
  readonly state: UnsubscriptionState
  readonly confirm: () => void
}

/** The unsubscription of whom a link names: by `confirm` alone, never by opening the page. */
export function useUnsubscription(request: UnsubscribeRequest): UsedUnsubscription {
  const [unsubscription] = useState(() => {
    // With the document: there is no form to fill in.
    const check = browserBotCheck('unsubscribe', 0)
    return createUnsubscription(async () => unsubscribe(request, await check.headers()))
  })
  const { subscribe, state, confirm } = unsubscription
  return { state: useSyncExternalStore(subscribe, state, state), confirm }
}
