import type { AffiliateContact } from '@mestieri/shared/contracts/affiliates.ts'
import { useCallback, useEffect, useState } from 'react'

import { readContact } from '../../features/bookings/api.ts'
import { ApiError } from '../../lib/api-client.ts'

/** What is known of the professional of a uid. */
export type ContactOutcome =
  | { readonly state: 'loading' }
  | { readonly state: 'found'; readonly contact: AffiliateContact }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly detail: string | undefined; readonly offline: boolean }

const loading: ContactOutcome = { state: 'loading' }

function outcomeOf(error: unknown): ContactOutcome {
  const problem = error instanceof ApiError ? error.problem : undefined
  // A uid of another form than ours is as unknown as any.
  if (problem?.status === 404 || problem?.status === 422) return { state: 'missing' }
  return { state: 'failed', detail: problem?.detail, offline: problem?.code === 'offline' }
}

/** Reads the professional of a uid, in the browser alone; `retry` reads again. */
export function useContact(uid: string): readonly [outcome: ContactOutcome, retry: () => void] {
  const [tries, setTries] = useState(0)
  const question = `${uid}#${tries}`
  const [answer, setAnswer] = useState({ question, outcome: loading })
  useEffect(() => {
    const leaving = new AbortController()
    const tell = (outcome: ContactOutcome) => {
      if (!leaving.signal.aborted) setAnswer({ question, outcome })
    }
    readContact(uid, leaving.signal).then(
      (contact) => tell({ state: 'found', contact }),
      (error: unknown) => tell(outcomeOf(error)),
    )
    return () => leaving.abort()
  }, [uid, question])
  const retry = useCallback(() => setTries((count) => count + 1), [])
  return [answer.question === question ? answer.outcome : loading, retry]
}
