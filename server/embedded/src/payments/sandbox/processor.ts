import type { DatabaseSync } from 'node:sqlite'

import { type TestCardOutcome, testProcessingTime } from '@mestieri/shared/test-cards.ts'

import type { IntentRecords } from '../intent-records.ts'
import type { CardProcessor, IntentState, PaymentOrder } from '../processor.ts'

interface SandboxDeps {
  readonly database: DatabaseSync
  readonly intents: IntentRecords
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Returns an unguessable token of letters and digits. */
  readonly newToken: () => string
}

/**
 * The card processor of the test mode. It charges no real card (specification, section 7;
 * docs/decisions/0010).
 */
export interface SandboxProcessor extends CardProcessor {
  readonly name: 'sandbox'
  /**
   * Pays an intent, or the intent of a session. An intent that has succeeded or is in processing stays
   * unchanged, so that it is never charged twice.
   *
   * @returns the state afterwards; null if no intent has this secret
   */
  confirm(clientSecret: string, outcome: TestCardOutcome): IntentState | null
  /** Ends an authentication by the card holder; ignored unless one is pending. @returns as `confirm` */
  authenticate(clientSecret: string, approved: boolean): IntentState | null
  /** The current state. @returns as `confirm` */
  state(clientSecret: string): IntentState | null
}

/** Checkout sessions expire after a day, as those of the card provider do. */
const sessionLifetime = 24 * 60 * 60 * 1000

function stateAfter(outcome: TestCardOutcome): IntentState {
  switch (outcome) {
    case 'succeeded':
    case 'processing':
    case 'requires_action':
      return { status: outcome, declineCode: null }
    default:
      return { status: 'requires_payment_method', declineCode: outcome }
  }
}

/**
 * Creates the processor of the test mode. It receives the wanted outcome of a payment, never a card number.
 */
export function createSandboxProcessor({ database, intents, now, newToken }: SandboxDeps): SandboxProcessor {
  const insertSession = database.prepare(
    'INSERT INTO checkout_sessions (session_id, payment_intent_id, created_at) VALUES (?, ?, ?)',
  )
  const session = database.prepare(`SELECT s.created_at, i.status FROM checkout_sessions AS s
    JOIN payment_intents AS i USING (payment_intent_id) WHERE session_id = ?`)

  function addIntent(order: PaymentOrder, secretOf: (intentId: string) => string) {
    const id = `pi_sandbox_${newToken().slice(0, 24)}`
    const clientSecret = secretOf(id)
    intents.add({ ...order, paymentIntentId: id, processor: 'sandbox', clientSecret })
    return { id, clientSecret }
  }

  function settle(): void {
    intents.settleProcessing(now() - testProcessingTime, now())
  }

  function find(clientSecret: string) {
    settle()
    return intents.bySecret(clientSecret)
  }

  function change(clientSecret: string, from: readonly IntentState['status'][], to: IntentState) {
    const intent = find(clientSecret)
    if (intent && from.includes(intent.status)) intents.report(intent.paymentIntentId, to, now())
    return intents.bySecret(clientSecret)
  }

  return {
    name: 'sandbox',
    createIntent: async (order) => addIntent(order, (id) => `${id}_secret_${newToken()}`),
    createSession: async (order) => {
      const sessionId = `cs_sandbox_${newToken()}`
      const { id, clientSecret } = addIntent(order, () => `${sessionId}_secret_${newToken()}`)
      insertSession.run(sessionId, id, now())
      return { clientSecret }
    },
    sessionState: async (sessionId) => {
      settle()
      const row = session.get(sessionId)
      if (!row) return null
      if (row['status'] === 'succeeded') return { status: 'complete', paymentStatus: 'paid' }
      if (row['status'] === 'processing') return { status: 'complete', paymentStatus: 'unpaid' }
      const expired = Number(row['created_at']) + sessionLifetime <= now()
      return { status: expired ? 'expired' : 'open', paymentStatus: 'unpaid' }
    },
    confirm: (clientSecret, outcome) =>
      change(clientSecret, ['requires_payment_method', 'requires_action'], stateAfter(outcome)),
    authenticate: (clientSecret, approved) =>
      change(
        clientSecret,
        ['requires_action'],
        stateAfter(approved ? 'succeeded' : 'payment_intent_authentication_failure'),
      ),
    state: find,
  }
}
