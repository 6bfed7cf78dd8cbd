import { createHash } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'

import type { CardProcessor, IntentState, IntentStatus, PaymentOrder } from './processor.ts'

/** An intent that was made. */
export interface NewIntent extends PaymentOrder {
  readonly paymentIntentId: string
  readonly processor: CardProcessor['name']
  /** Kept as a digest; null where only the provider knows it. */
  readonly clientSecret: string | null
}

export interface IntentRecords {
  /** Stores an intent; one that is there already stays as it is. */
  add(intent: NewIntent): void
  /** The intent that was handed out with this secret. */
  bySecret(clientSecret: string): (IntentState & { readonly paymentIntentId: string }) | null
  /**
   * Notes how an intent stands. What is over stays so, and news of the way there that are older than what is known
   * change nothing: news may come twice, or in another order than they happened.
   *
   * @param at when it came to stand so, in ms since 1970
   */
  report(paymentIntentId: string, state: IntentState, at: number): void
  /** Lets payments of the test mode that have been in processing since `since` or before go through. */
  settleProcessing(since: number, at: number): void
  /** Intents that are not over and whose billing data came after `since`, the latest first, at most `limit`. */
  open(processor: CardProcessor['name'], since: number, limit: number): readonly string[]
}

function digest(clientSecret: string): Uint8Array {
  return createHash('sha256').update(clientSecret).digest()
}

function toState(row: Record<string, SQLOutputValue>): IntentState {
  const declineCode = row['decline_code']
  return {
    status: String(row['status']) as IntentStatus,
    declineCode: typeof declineCode === 'string' ? declineCode : null,
  }
}

/**
 * The intents in the database. Each call is one statement, so that two processes on one file cannot get between.
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
