import { professionalTerms } from '@mestieri/shared/professional-terms.ts'

import { type Listing, type ListingRow, rangeValues } from './listing.ts'
import { romeDateTime, textOf } from './values.ts'

type Row = Readonly<Record<string, unknown>>

/** Texts for an operator, by the status of the payment intent. */
const cardStates: Readonly<Record<string, string>> = {
  requires_payment_method: 'not paid',
  requires_action: 'waiting for the card holder',
  processing: 'in processing',
  succeeded: 'paid',
  canceled: 'canceled',
}

/**
 * A bank transfer has no payment intent. Its amount is that of the professional's latest intent before the
 * billing data arrived, which is what the payment page showed. For a buyer without an account it is the
 * activation amount.
 */
const query = `SELECT * FROM (
  SELECT b.*, i.status, i.decline_code, i.processor, a.shopname,
    coalesce(b.pi, i.payment_intent_id) AS payment_id,
    coalesce(b.created_at, i.status_at) AS came_at,
    coalesce(b.uid, i.uid) AS payer,
    coalesce(i.purpose, shown.purpose) AS purpose,
    coalesce(i.amount, shown.amount, iif(b.email IS NULL, NULL, ${professionalTerms.activationAmount})) AS amount
  FROM billing_data AS b
  FULL JOIN payment_intents AS i ON i.payment_intent_id = b.pi
  LEFT JOIN payment_intents AS shown ON shown.payment_intent_id = (
    SELECT payment_intent_id FROM payment_intents
    WHERE uid = b.uid AND created_at <= b.created_at ORDER BY created_at DESC LIMIT 1
  )
  LEFT JOIN affiliates AS a ON a.uid = coalesce(b.uid, i.uid)
  -- A payment without billing data is listed as soon as money is on its way.
  WHERE (b.pi IS NOT NULL OR i.status IN ('processing', 'succeeded')) AND came_at >= :since
  ORDER BY came_at DESC, payment_id DESC LIMIT :limit
) ORDER BY came_at, payment_id`

/**
 * The callable by uid does not name the payment method. The method is 'card' if a card was tried on the
 * intent, 'bank transfer' if the id says so, and otherwise what the billing data say.
 */
function methodOf(row: Row): string | null {
  const status = textOf(row['status'])
  const wasTried = status !== null && (status !== 'requires_payment_method' || row['decline_code'] !== null)
  if (wasTried && status !== 'canceled') return 'card'
  if (String(row['payment_id']).startsWith('pi_bank_transfer_')) return 'bank transfer'
  return textOf(row['payment_method'])?.replace('_', ' ') ?? null
}

function stateOf(row: Row, method: string | null): string {
  if (method === 'bank transfer') return 'waiting for the transfer'
  const status = textOf(row['status'])
  if (status === null) return 'unknown here'
  const decline = textOf(row['decline_code'])
  return decline === null ? (cardStates[status] ?? status) : `declined (${decline})`
}

function toLine(row: Row): ListingRow {
  const method = methodOf(row)
  const amount = row['amount'] === null ? null : (Number(row['amount']) / 100).toFixed(2)
  return {
    came: romeDateTime(row['came_at']),
    for: textOf(row['purpose']) ?? (row['email'] === null ? null : 'trial'),
    method,
    euro: amount,
    state: stateOf(row, method),
    test: row['processor'] === 'sandbox',
    vat_number: textOf(row['vat']),
    pec_or_sdi: textOf(row['cuu_pec']),
    email: textOf(row['email']),
    professional: textOf(row['shopname']),
    uid: textOf(row['payer']),
    payment: String(row['payment_id']),
    corrected: row['earlier'] !== null && row['earlier'] !== '[]',
  }
}

/**
 * Billing data with the state of their payments, and card payments without billing data; times are in Rome.
 */
export const billingListing: Listing = {
  title: 'Billing data',
  columns: [
    'came',
    'for',
    'method',
    'euro',
    'state',
    'test',
    'vat_number',
    'pec_or_sdi',
    'email',
    'professional',
    'uid',
    'payment',
    'corrected',
  ],
  isDated: true,
  rows: (database, range) =>
    database
      .prepare(query)
      .all({ ...rangeValues(range) })
      .map(toLine),
}
