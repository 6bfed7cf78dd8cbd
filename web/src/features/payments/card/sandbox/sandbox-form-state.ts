import type { SandboxState } from '@mestieri/shared/contracts/sandbox-payments.ts'
import { testCards } from '@mestieri/shared/test-cards.ts'

import { ApiError } from '../../../../lib/api/api-client.ts'
import { createStore, type Observable } from '../../../../lib/storage/store.ts'
import type { CardFailure, CardFields, CardOutcome } from '../card-provider.ts'
import {
  type CardErrors,
  cardErrors,
  type CardField,
  type CardValues,
  digitsOf,
  noCardValues,
  shownAs,
} from './card-fields.ts'
import type { SandboxCalls } from './sandbox-calls.ts'

export interface SandboxView {
  readonly values: CardValues
  /** Shown after the first attempt; correcting a field removes its error. */
  readonly errors: CardErrors
  /** Number of attempts with invalid fields; each one focuses the first invalid field. */
  readonly refusals: number
  /** Whether the simulated bank page is open. */
  readonly atBank: boolean
}

/** The holder's answer on the bank page; null when they leave it. */
export type BankAnswer = 'approve' | 'reject' | null

export interface SandboxForm extends Pick<CardFields, 'check' | 'confirm'>, Observable<SandboxView> {
  change(field: CardField, typed: string): void
  /** Fills in all fields for one of the test numbers. */
  choose(number: string): void
  readonly answer: (answer: BankAnswer) => void
}

export interface SandboxFormDeps {
  readonly calls: Pick<SandboxCalls, 'confirm' | 'authenticate'>
  readonly today: () => Date
}

function failed(failure: CardFailure): CardOutcome {
  return { kind: 'failed', failure }
}

/** A 4xx response means that nothing was paid; after any other error the payment may have succeeded. */
function failureOf(error: unknown): CardFailure {
  if (!(error instanceof ApiError)) return { kind: 'unreachable' }
  const { status, detail } = error.problem
  return status >= 400 && status < 500 ? { kind: 'refused', message: detail } : { kind: 'unreachable' }
}

function outcomeOf({ status, declineCode: code }: SandboxState): CardOutcome {
  if (status === 'succeeded' || status === 'processing') return { kind: 'accepted', state: status }
  const kind = code === 'payment_intent_authentication_failure' ? 'authentication' : 'refused'
  return failed({ kind, code })
}

/** Makes the state of the test mode's card form, without its state(). Card data stay in memory only. */
export function createSandboxForm({ calls, today }: SandboxFormDeps): SandboxForm {
  const { state, subscribe, set } = createStore<SandboxView>({
    values: noCardValues,
    errors: {},
    refusals: 0,
    atBank: false,
  })
  let onAnswer: ((answer: BankAnswer) => void) | null = null

  const change = (part: Partial<SandboxView>) => set({ ...state(), ...part })

  function fill(values: CardValues): void {
    const wrong = cardErrors(values, today())
    const kept = Object.entries(wrong).filter(([field]) => field in state().errors)
    change({ values, errors: Object.fromEntries(kept) })
  }

  function askHolder(): Promise<BankAnswer> {
    change({ atBank: true })
    return new Promise((resolve) => {
      onAnswer = (answer) => {
        onAnswer = null
        change({ atBank: false })
        resolve(answer)
      }
    })
  }

  async function pay(clientSecret: string): Promise<CardOutcome> {
    const { number, expiry, cvc } = state().values
    const payment = await calls.confirm({ clientSecret, cardNumber: digitsOf(number), expiry, cvc })
    if (payment.status !== 'requires_action') return outcomeOf(payment)
    const answer = await askHolder()
    if (answer === null) return failed({ kind: 'authentication', code: 'authentication_abandoned' })
    return outcomeOf(await calls.authenticate({ clientSecret, approved: answer === 'approve' }))
  }

  return {
    state,
    subscribe,

    change: (field, typed) => fill({ ...state().values, [field]: typed }),

    choose(number) {
      if (!testCards.some((card) => card.number === number)) return
      const year = String((today().getFullYear() + 3) % 100).padStart(2, '0')
      fill({ number: shownAs('number', number), expiry: `12/${year}`, cvc: '123' })
    },

    answer: (answer) => onAnswer?.(answer),

    async check() {
      const errors = cardErrors(state().values, today())
      const complete = Object.keys(errors).length === 0
      change({ errors, refusals: state().refusals + (complete ? 0 : 1) })
      return complete ? null : { kind: 'incomplete' }
    },

    async confirm({ clientSecret }) {
      try {
        return await pay(clientSecret)
      } catch (error) {
        return failed(failureOf(error))
      }
    },
  }
}
