import { minFormMs } from '@mestieri/shared/contracts/bot-check.ts'
import type { UnsubscribeRequest } from '@mestieri/shared/contracts/email.ts'
import { useState, useSyncExternalStore } from 'react'

import type { BotCheck } from '../../lib/bot-check.ts'
import { browserBotCheck } from '../../lib/browser-bot-check.ts'
import { sleep } from '../../lib/sleep.ts'
import { unsubscribe } from './api.ts'
import { createUnsubscription, type UnsubscriptionState } from './unsubscription.ts'

export interface UsedUnsubscription {
  readonly state: UnsubscriptionState
  readonly confirm: () => void
  /** The form's. */
  readonly check: BotCheck
}

/** With what a timer may be early by, in ms after the document was asked for. */
const earliestSendMs = minFormMs + 20

function unsubscriptionOf(request: UnsubscribeRequest) {
  // The form came with the document.
  const check = browserBotCheck('unsubscribe', 0)
  const unsubscription = createUnsubscription(async () => {
    // One button is soon found: whoever is quicker than the server allows waits, and is not refused.
    await sleep(earliestSendMs - performance.now())
    return unsubscribe(request, await check.headers())
  })
  return { unsubscription, check }
}

/** The unsubscription of whom a link names: by `confirm` alone, never by opening the page. */
export function useUnsubscription(request: UnsubscribeRequest): UsedUnsubscription {
  const [{ unsubscription, check }] = useState(() => unsubscriptionOf(request))
  const { subscribe, state, confirm } = unsubscription
  return { state: useSyncExternalStore(subscribe, state, state), confirm, check }
}
