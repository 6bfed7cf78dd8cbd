import type { Problem, ProblemCode } from '@mestieri/shared/contracts/error.ts'
import type { TokenValidation as Validated } from '@mestieri/shared/contracts/token.ts'

import { ApiError, localError } from '../../lib/api/api-client.ts'
import type { SetTimer } from '../../lib/api/deadline.ts'
import { createStore, type Observable } from '../../lib/storage/store.ts'

/** Reasons why a token could not be validated; each allows another attempt. */
export type ValidationFailure = 'notification' | 'offline' | 'timeout' | 'limited' | 'unknown'

/** The stage of a token's validation (specification, section 4, 'Short-token screen'). */
export type ValidationState =
  /** `slow`: longer than {@link slowAfterMs}. */
  | { readonly stage: 'validating'; readonly slow: boolean }
  | { readonly stage: 'validated'; readonly appUrl: string }
  /** Final: the visitor needs a new token from the app. `reason` is the specification's sentence, if any. */
  | { readonly stage: 'refused'; readonly reason: string | null }
  | { readonly stage: 'failed'; readonly failure: ValidationFailure; readonly detail: string }

/** When the screen adds that the validation takes long (features.md, K5). */
const slowAfterMs = 10_000

const reasonCodes: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'token_expired',
  'token_invalid',
  'token_data_invalid',
])
const invalidReason = 'Il token è invalido.'

function failureOf({ status, code }: Problem): ValidationFailure {
  if (code === 'offline' || code === 'timeout') return code
  if (status === 429) return 'limited'
  return status >= 500 ? 'notification' : 'unknown'
}

function outcomeOf(error: unknown): ValidationState {
  const { problem } = error instanceof ApiError ? error : localError('unreadable', error)
  if (reasonCodes.has(problem.code)) return { stage: 'refused', reason: problem.detail }
  // The BFF rejects a malformed token itself.
  if (problem.code === 'validation_failed') return { stage: 'refused', reason: invalidReason }
  if (problem.status === 401) return { stage: 'refused', reason: null }
  return { stage: 'failed', failure: failureOf(problem), detail: problem.detail }
}

export interface TokenValidationDeps {
  /** Sends one request; rejects with an {@link ApiError}. It must have its own timeout. */
  readonly validate: () => Promise<Validated>
  readonly setTimer: SetTimer
}

export interface TokenValidation extends Observable<ValidationState> {
  /**
   * Starts the validation, also again after a failure. Does nothing while a request is in flight or after a
   * final result, because a token works once (security.md, AZ-07).
   */
  readonly start: () => void
}

/** Makes the store of one token's validation. */
export function createTokenValidation({ validate, setTimer }: TokenValidationDeps): TokenValidation {
  const { state, subscribe, set } = createStore<ValidationState>({ stage: 'validating', slow: false })
  let startable = true

  async function ask(): Promise<void> {
    const cancelSlowTimer = setTimer(slowAfterMs, () => set({ stage: 'validating', slow: true }))
    let outcome: ValidationState
    try {
      const { appUrl } = await validate()
      outcome = { stage: 'validated', appUrl }
    } catch (error) {
      outcome = outcomeOf(error)
    }
    cancelSlowTimer()
    startable = outcome.stage === 'failed'
    set(outcome)
  }

  return {
    state,
    subscribe,
    start() {
      if (!startable) return
      startable = false
      if (state().stage !== 'validating') set({ stage: 'validating', slow: false })
      void ask()
    },
  }
}
