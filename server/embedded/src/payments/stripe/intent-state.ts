import type { Stripe } from 'stripe'

import type { IntentState, IntentStatus } from '../processor.ts'

/**
 * Our status for each status of the provider. A card payment has `requires_confirmation` or
 * `requires_capture` only briefly.
 */
const statuses: Readonly<Record<string, IntentStatus>> = {
  requires_payment_method: 'requires_payment_method',
  requires_confirmation: 'requires_payment_method',
  requires_action: 'requires_action',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

/**
 * Converts the state of a provider's intent. An unknown new status counts as processing, because it is not
 * final.
 */
export function toIntentState({
  status,
  last_payment_error: failure,
}: Pick<Stripe.PaymentIntent, 'status' | 'last_payment_error'>): IntentState {
  const known = statuses[status] ?? 'processing'
  const failed = known === 'requires_payment_method' && failure !== null
  return { status: known, declineCode: failed ? (failure.decline_code ?? failure.code ?? 'unknown') : null }
}
