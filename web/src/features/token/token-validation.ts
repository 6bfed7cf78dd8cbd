import type { Problem } from '@mestieri/shared/contracts/error.ts'
import type { TokenValidation as Validated } from '@mestieri/shared/contracts/token.ts'

import { ApiError, localError } from '../../lib/api-client.ts'
import type { SetTimer } from '../../lib/deadline.ts'

/** What kept a token from being judged; each can be tried again. */
export type ValidationFailure = 'notification' | 'offline' | 'timeout' | 'limited' | 'unknown'

/** Where the validation of a short token stands (specification, section 4, 'Short-token screen'). */
export type ValidationState =
  /** `slow`: longer than people expect. */
  | { readonly stage: 'validating'; readonly slow: boolean }
  | { readonly stage: 'validated'; readonly appUrl: string }
  /** For good: only the app gives another token. `reason` is the catalogue's sentence, null where it has none. */
  | { readonly stage: 'refused'; readonly reason: string | null }
  | { readonly stage: 'failed'; readonly failure: ValidationFailure; readonly detail: string }

/** The catalogue's text stands alone for this long (features.md, K5). */
const slowAfterMs = 10_000

const reasonCodes: ReadonlySet<string> = new Set(['token_expired', 'token_invalid', 'token_data_invalid'])
const invalidReason = 'Il token è invalido.'

function failureOf({ status, code }: Problem): ValidationFailure {
  if (code === 'offline' || code === 'timeout') return code
  if (status === 429) return 'limited'
  return status >= 500 ? 'notification' : 'unknown'
}

function outcomeOf(error: unknown): ValidationState {
  const { problem } = error instanceof ApiError ? error : localError('unreadable', error)
  if (reasonCodes.has(problem.code)) return { stage: 'refused', reason: problem.detail }
  // What is no token at all is refused before anybody is asked.
  if (problem.code === 'validation_failed') return { stage: 'refused', reason: invalidReason }
  if (problem.status === 401) return { stage: 'refused', reason: null }
  return { stage: 'failed', failure: failureOf(problem), detail: problem.detail }
}

export interface TokenValidationDeps {
  /** Asks once; rejects with an {@link ApiError}. It ends by itself: nothing here does. */
  readonly validate: () => Promise<Validated>
  readonly setTimer: SetTimer
}

export interface TokenValidation {
  readonly state: () => ValidationState
  /** @returns what ends it */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Asks, or asks again after a failure. Nothing happens while a call is under way and after an answer for good: a
   * token works once (security.md, AZ-07).
   */
  readonly start: () => void
}

/** The validation of one short token, for `useSyncExternalStore`. */
export function createTokenValidation({ validate, setTimer }: TokenValidationDeps): TokenValidation {
  let current: ValidationState = { stage: 'validating', slow: false }
  let startable = true
  const listeners = new Set<() => void>()

  function change(next: ValidationState): void {
    current = next
    for (const listener of listeners) listener()
  }

  async function ask(): Promise<void> {
    const cancelSlowTimer = setTimer(slowAfterMs, () => change({ stage: 'validating', slow: true }))
    let outcome: ValidationState
    try {
      const { appUrl } = await validate()
      outcome = { stage: 'validated', appUrl }
    } catch (error) {
      outcome = outcomeOf(error)
    }
    cancelSlowTimer()
    startable = outcome.stage === 'failed'
    change(outcome)
  }

  return {
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      if (!startable) return
      startable = false
      if (current.stage !== 'validating') change({ stage: 'validating', slow: false })
      void ask()
    },
  }
}
