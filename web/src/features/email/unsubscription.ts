import type { Problem } from '@mestieri/shared/contracts/error.ts'

import { ApiError, localError } from '../../lib/api-client.ts'

/** The stage of an unsubscription; `asking` waits for the visitor's confirmation. */
export type UnsubscriptionState =
  | { readonly stage: 'asking' | 'sending' | 'done' }
  | { readonly stage: 'failed'; readonly problem: Problem }

export interface Unsubscription {
  readonly state: () => UnsubscriptionState
  /** @returns a function that removes the listener */
  readonly subscribe: (listener: () => void) => () => void
  /** Sends the request, also again after a failure. Does nothing while sending or after success. */
  readonly confirm: () => void
}

/**
 * Makes the store of one unsubscription, for `useSyncExternalStore`.
 *
 * @param send sends one request; rejects with an {@link ApiError}
 */
export function createUnsubscription(send: () => Promise<void>): Unsubscription {
  let current: UnsubscriptionState = { stage: 'asking' }
  const listeners = new Set<() => void>()

  function change(next: UnsubscriptionState): void {
    current = next
    for (const listener of listeners) listener()
  }

  async function deliver(): Promise<void> {
    try {
      await send()
      change({ stage: 'done' })
    } catch (error) {
      const { problem } = error instanceof ApiError ? error : localError('unreadable', error)
      change({ stage: 'failed', problem })
    }
  }

  return {
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    confirm() {
      if (current.stage === 'sending' || current.stage === 'done') return
      change({ stage: 'sending' })
      void deliver()
    },
  }
}
