import type { Stripe } from 'stripe'

import type { IntentState, IntentStatus } from '../processor.ts'

/** The provider's statuses that are one of ours by another name; a card payment has neither for long. */
const statuses: Readonly<Record<string, IntentStatus>> = {
  requires_payment_method: 'requires_payment_method',
  requires_confirmation: 'requires_payment_method',
  requires_action: 'requires_action',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

/** How an intent of the provider's stands; one that it has a new word for may still be anything: in processing. */
export function toIntentState({
  status,
  last_payment_error: failure,
}: Pick<Stripe.PaymentIntent, 'status' | 'last_payment_error'>): IntentState {
  const known = statuses[status] ?? 'processing'
  const failed = known === 'requires_payment_method' && failure !== null
  return { status: known, declineCode: failed ? (failure.decline_code ?? failure.code ?? 'unknown') : null }
}
