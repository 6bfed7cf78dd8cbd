import type { UnsubscribeRequest } from '@mestieri/shared/contracts/email.ts'
import { useState } from 'react'

import { type BotCheck, earliestSendMs } from '../../lib/bot-check/bot-check.ts'
import { browserBotCheck } from '../../lib/bot-check/browser-bot-check.ts'
import { sleep } from '../../lib/sleep.ts'
import { useStore } from '../../lib/storage/store.ts'
import { unsubscribe } from './api.ts'
import { createUnsubscription, type UnsubscriptionState } from './unsubscription.ts'

export interface UsedUnsubscription {
  readonly state: UnsubscriptionState
  readonly confirm: () => void
  /** The form's bot check. */
  readonly check: BotCheck
}

function unsubscriptionOf(request: UnsubscribeRequest) {
  // The document contains the form, so it was shown at time 0.
  const check = browserBotCheck('unsubscribe', 0)
  const unsubscription = createUnsubscription(async () => {
    // The form is one button: its visitors are fast.
    await sleep(earliestSendMs - performance.now())
    return unsubscribe(request, await check.headers())
  })
  return { unsubscription, check }
}

/** The unsubscription for a link. Only `confirm` sends it; opening the page does not. */
export function useUnsubscription(request: UnsubscribeRequest): UsedUnsubscription {
  const [{ unsubscription, check }] = useState(() => unsubscriptionOf(request))
  return { state: useStore(unsubscription), confirm: unsubscription.confirm, check }
}
