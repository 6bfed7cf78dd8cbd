import type { Problem } from '@mestieri/shared/contracts/error.ts'

import { ApiError, localError } from '../../lib/api/api-client.ts'
import { createStore, type Observable } from '../../lib/storage/store.ts'

/** The stage of an unsubscription; `asking` waits for the visitor's confirmation. */
export type UnsubscriptionState =
  | { readonly stage: 'asking' | 'sending' | 'done' }
  | { readonly stage: 'failed'; readonly problem: Problem }

export interface Unsubscription extends Observable<UnsubscriptionState> {
  /** Sends the request, also again after a failure. Does nothing while sending or after success. */
  readonly confirm: () => void
}

/**
 * Makes the store of one unsubscription.
 *
 * @param send sends one request; rejects with an {@link ApiError}
 */
export function createUnsubscription(send: () => Promise<void>): Unsubscription {
  const { state, subscribe, set } = createStore<UnsubscriptionState>({ stage: 'asking' })

  async function deliver(): Promise<void> {
    try {
      await send()
      set({ stage: 'done' })
    } catch (error) {
      const { problem } = error instanceof ApiError ? error : localError('unreadable', error)
      set({ stage: 'failed', problem })
    }
  }

  return {
    state,
    subscribe,
    confirm() {
      const { stage } = state()
      if (stage === 'sending' || stage === 'done') return
      set({ stage: 'sending' })
      void deliver()
    },
  }
}
