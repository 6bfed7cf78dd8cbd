import type { CardFailure, CardFields, CardOrder, CardProvider } from '../card-provider.ts'
import type { PaymentLock } from './payment-lock.ts'

export interface CardPayment extends CardOrder {
  readonly paymentIntentId: string
}

export interface PayDeps {
  readonly provider: Pick<CardProvider, 'read'>
  readonly fields: Pick<CardFields, 'check' | 'confirm'>
  readonly lock: PaymentLock
  /** Sends the billing data; false when they were not accepted. */
  readonly submitBilling: () => Promise<boolean>
}

export type PayResult =
  | { readonly kind: 'accepted'; readonly state: 'succeeded' | 'processing' }
  | { readonly kind: 'failed'; readonly failure: CardFailure }
  /** The billing data were not accepted: nothing was asked of the card. */
  | { readonly kind: 'no-billing' }
  /** Another tab is paying the same. */
  | { readonly kind: 'elsewhere' }
  /** This intent can never be paid. */
  | { readonly kind: 'cancelled' }

/** What became of a payment whose answer was lost, or which the provider calls settled; null where it is still to do. */
async function settled({ provider }: PayDeps, clientSecret: string): Promise<PayResult | null> {
  try {
    const state = await provider.read(clientSecret)
    if (state === 'succeeded' || state === 'processing') return { kind: 'accepted', state }
    return state === 'cancelled' ? { kind: 'cancelled' } : null
  } catch {
    return null
  }
}

/**
 * Pays an intent by card, in the one order that is safe (ID-08): the card's fields are complete, no other tab is paying
 * it, the billing data are accepted, and only then it is confirmed, once. That an intent is charged once at most,
 * whatever the browser does, is the provider's own promise.
 */
export async function payWithCard(deps: PayDeps, payment: CardPayment): Promise<PayResult> {
  const incomplete = await deps.fields.check()
  if (incomplete) return { kind: 'failed', failure: incomplete }
  const result = await deps.lock(payment.paymentIntentId, async (): Promise<PayResult> => {
    if (!(await deps.submitBilling())) return { kind: 'no-billing' }
    const outcome = await deps.fields.confirm(payment)
    if (outcome.kind === 'accepted') return outcome
    const { kind, code } = outcome.failure
    const inDoubt = kind === 'unreachable' || code === 'payment_intent_unexpected_state'
    return (inDoubt ? await settled(deps, payment.clientSecret) : null) ?? outcome
  })
  return result === 'held' ? { kind: 'elsewhere' } : result
}
