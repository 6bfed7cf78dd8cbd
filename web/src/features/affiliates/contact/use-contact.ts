import type { AffiliateContact } from '@mestieri/shared/contracts/affiliates.ts'
import type { Problem } from '@mestieri/shared/contracts/error.ts'
import { useCallback, useEffect, useState } from 'react'

import { api, ApiError, localError } from '../../../lib/api/api-client.ts'

/** The state of the lookup of a professional by uid. */
export type ContactState =
  | { readonly state: 'loading' }
  | { readonly state: 'found'; readonly contact: AffiliateContact }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly problem: Problem }

function outcomeOf(error: unknown): ContactState {
  const { problem } = error instanceof ApiError ? error : localError('unreadable', error)
  // The API rejects an invalid uid; no professional can have it.
  const isMissing = problem.code === 'not_found' || problem.code === 'validation_failed'
  return isMissing ? { state: 'missing' } : { state: 'failed', problem }
}

async function lookUp(uid: string, signal: AbortSignal): Promise<ContactState> {
  try {
    return {
      state: 'found',
      contact: await api.call('GET /api/affiliates/by-uid/:uid', { params: { uid }, signal }),
    }
  } catch (error) {
    return outcomeOf(error)
  }
}

/** Looks up a professional by uid, in the browser only; `retry` starts again after a failure. */
export function useContact(uid: string): { readonly contact: ContactState; readonly retry: () => void } {
  const [contact, setContact] = useState<ContactState>({ state: 'loading' })
  useEffect(() => {
    if (contact.state !== 'loading') return undefined
    const aborted = new AbortController()
    const load = async () => {
      const next = await lookUp(uid, aborted.signal)
      if (!aborted.signal.aborted) setContact(next)
    }
    void load()
    return () => aborted.abort()
  }, [uid, contact.state])
  const retry = useCallback(() => setContact({ state: 'loading' }), [])
  return { contact, retry }
}
