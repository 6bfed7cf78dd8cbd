import type { DatabaseSync } from 'node:sqlite'

import { invoiceYears, retention } from '@mestieri/shared/retention.ts'

import { createEraser, type Eraser } from './erasure.ts'

const day = 24 * 60 * 60_000

/** Data from before these times have expired; ms since 1970. */
export type Cutoffs = Readonly<Record<keyof typeof retention | 'invoice', number>>

/** The last day of the year of an invoice counts: ten years are over at the end of the tenth year after it. */
function invoiceCutoff(now: number): number {
  return Date.UTC(new Date(now).getUTCFullYear() - invoiceYears.years, 0, 1)
}

/** The cutoffs by the documented times (shared/src/retention.ts). */
export function usualCutoffs(now: number): Cutoffs {
  const before = ({ days }: { readonly days: number }) => now - days * day
  return {
    conversation: before(retention.conversation),
    booking: before(retention.booking),
    unpaidBilling: before(retention.unpaidBilling),
    unusedIntent: before(retention.unusedIntent),
    loginToken: before(retention.loginToken),
    notification: before(retention.notification),
    invoice: invoiceCutoff(now),
  }
}

/** One age for all kinds but invoices, which the law wants kept. */
export function cutoffsByAge(now: number, days: number): Cutoffs {
  const at = now - days * day
  return {
    conversation: at,
    booking: at,
    unpaidBilling: at,
    unusedIntent: at,
    loginToken: at,
    notification: at,
    invoice: invoiceCutoff(now),
  }
}

/**
 * The billing data of a payment that certainly was not made. Without a payment method, or with a bank transfer,
 * nobody here knows whether the money arrived.
 */
export const isUnpaid = `payment_method = 'card' AND EXISTS (SELECT 1 FROM payment_intents AS i
  WHERE i.payment_intent_id = pi AND i.status NOT IN ('succeeded', 'processing'))`

/**
 * Erases what has expired, except conversations beyond the first `limit` of them. The caller opens the
 * transaction.
 *
 * @returns the erased rows, and whether expired conversations are left
 */
export function eraseExpired(
  database: DatabaseSync,
  cutoffs: Cutoffs,
  limit: number,
): { readonly erased: Eraser; readonly more: boolean } {
  const erased = createEraser(database)
  const threads = database
    .prepare('SELECT thread_id FROM chat_threads WHERE updated_at < ? LIMIT ?')
    .all(cutoffs.conversation, limit)
    .map((row) => String(row['thread_id']))
  erased.threads(threads)
  erased.rows('bookings', 'starts_at < :at', { at: cutoffs.booking })
  erased.rows('billing', `updated_at < :at AND ${isUnpaid}`, { at: cutoffs.unpaidBilling })
  erased.rows('billing', 'updated_at < :at', { at: cutoffs.invoice })
  const withoutBilling = 'payment_intent_id NOT IN (SELECT pi FROM billing_data)'
  erased.rows(
    'intents',
    `coalesce(status_at, created_at) < :at AND status NOT IN ('succeeded', 'processing') AND ${withoutBilling}`,
    { at: cutoffs.unusedIntent },
  )
  erased.rows('intents', `created_at < :at AND ${withoutBilling}`, { at: cutoffs.invoice })
  erased.rows('tokens', 'expires_at < :at', { at: cutoffs.loginToken })
  erased.rows('notifications', 'sent_at < :at', { at: cutoffs.notification })
  return { erased, more: threads.length === limit }
}
