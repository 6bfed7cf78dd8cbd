import { createHash } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'

import type { CardProcessor, IntentState, IntentStatus, PaymentOrder } from './processor.ts'

/** A payment intent that the processor has created. */
export interface NewIntent extends PaymentOrder {
  readonly paymentIntentId: string
  readonly processor: CardProcessor['name']
  /** Stored as a digest only; null if the provider keeps it. */
  readonly clientSecret: string | null
}

export interface IntentRecords {
  /** Stores an intent; an existing intent with the same id stays unchanged. */
  add(intent: NewIntent): void
  /** Finds the intent with this client secret; null if none has it. */
  bySecret(clientSecret: string): (IntentState & { readonly paymentIntentId: string }) | null
  /**
   * Stores a new state of an intent. A final state (succeeded, canceled) is never changed. Reports can arrive
   * twice or out of order: one that is older than the stored state is ignored, unless it is final.
   *
   * @param at when the intent reached the state, in ms since 1970
   */
  report(paymentIntentId: string, state: IntentState, at: number): void
  /**
   * Marks test-mode payments as succeeded that have been in processing since `since` or earlier (ms since
   * 1970).
   */
  settleProcessing(since: number, at: number): void
  /**
   * Ids of intents that are not final and whose billing data arrived after `since`: the latest first, at most
   * `limit`.
   */
  open(processor: CardProcessor['name'], since: number, limit: number): readonly string[]
}

function digest(clientSecret: string): Uint8Array {
  return createHash('sha256').update(clientSecret).digest()
}

function toState(row: Record<string, SQLOutputValue>): IntentState {
  const declineCode = row['decline_code']
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column has a CHECK on the statuses
    status: String(row['status']) as IntentStatus,
    declineCode: typeof declineCode === 'string' ? declineCode : null,
  }
}

/**
 * Payment intents in the database. Each call is one SQL statement, so that two processes on one file cannot
 * interfere.
 *
 * @param now milliseconds since 1970
 */
export function createIntentRecords(database: DatabaseSync, now: () => number): IntentRecords {
  const insert = database.prepare(`INSERT INTO payment_intents
    (payment_intent_id, processor, purpose, uid, product_id, amount, secret_digest, created_at)
    VALUES (:payment_intent_id, :processor, :purpose, :uid, :product_id, :amount, :secret_digest, :created_at)
    ON CONFLICT (payment_intent_id) DO NOTHING`)
  const bySecret = database.prepare(
    'SELECT payment_intent_id, status, decline_code FROM payment_intents WHERE secret_digest = ?',
  )
  const report = database.prepare(`UPDATE payment_intents
    SET status = :status, decline_code = :decline_code, status_at = :at
    WHERE payment_intent_id = :id AND status NOT IN ('succeeded', 'canceled')
      AND (:status IN ('succeeded', 'canceled') OR status_at IS NULL OR status_at <= :at)`)
  const settle = database.prepare(`UPDATE payment_intents SET status = 'succeeded', status_at = :at
    WHERE processor = 'sandbox' AND status = 'processing' AND status_at <= :since`)
  const open = database.prepare(`SELECT payment_intent_id FROM billing_data AS b
    JOIN payment_intents AS i ON i.payment_intent_id = b.pi
    WHERE i.processor = :processor AND i.status NOT IN ('succeeded', 'canceled') AND b.updated_at > :since
    ORDER BY b.updated_at DESC LIMIT :limit`)

  return {
    add(intent) {
      insert.run({
        payment_intent_id: intent.paymentIntentId,
        processor: intent.processor,
        purpose: intent.purpose,
        uid: intent.uid,
        product_id: intent.productId,
        amount: intent.amount,
        secret_digest: intent.clientSecret === null ? null : digest(intent.clientSecret),
        created_at: now(),
      })
    },
    bySecret(clientSecret) {
      const row = bySecret.get(digest(clientSecret))
      return row ? { ...toState(row), paymentIntentId: String(row['payment_intent_id']) } : null
    },
    report(id, { status, declineCode }, at) {
      report.run({ id, status, decline_code: declineCode, at })
    },
    settleProcessing(since, at) {
      settle.run({ since, at })
    },
    open: (processor, since, limit) =>
      open.all({ processor, since, limit }).map((row) => String(row['payment_intent_id'])),
  }
}
