import type { TabLock } from '../../../../lib/storage/tab-lock.ts'
import type { CardFailure, CardFields, CardOrder, CardProvider } from '../card-provider.ts'

export interface CardPayment extends Omit<CardOrder, 'receiptEmail'> {
  readonly paymentIntentId: string
}

export interface PayDeps {
  readonly provider: Pick<CardProvider, 'read'>
  readonly fields: Pick<CardFields, 'check' | 'confirm'>
  readonly lock: Pick<TabLock, 'tryRun'>
  /** Sends the billing data; resolves to their email, or to null when they are not accepted. */
  readonly submitBilling: () => Promise<string | null>
}

export type PayResult =
  | { readonly kind: 'accepted'; readonly state: 'succeeded' | 'processing' }
  | { readonly kind: 'failed'; readonly failure: CardFailure }
  /** The billing data were not accepted; the card was not charged. */
  | { readonly kind: 'no-billing' }
  /** Another tab is paying the same intent. */
  | { readonly kind: 'elsewhere' }
  /** The intent is cancelled and cannot be paid. */
  | { readonly kind: 'cancelled' }

/** Reads the state after a lost response or an unexpected-state error; null while the intent is unpaid. */
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
 * Pays an intent by card in the only safe order (ID-08): validate the card fields, take the lock against
 * other tabs, send the billing data, then confirm once. The provider guarantees that an intent is charged at
 * most once. A tab never takes the lock over: the other tab may show the bank's question, and frees the lock when it
 * is closed.
 */
export async function payWithCard(deps: PayDeps, payment: CardPayment): Promise<PayResult> {
  const incomplete = await deps.fields.check()
  if (incomplete) return { kind: 'failed', failure: incomplete }
  const result = await deps.lock.tryRun(
    `pagamento:${payment.paymentIntentId}`,
    async (): Promise<PayResult> => {
      const receiptEmail = await deps.submitBilling()
      if (receiptEmail === null) return { kind: 'no-billing' }
      const outcome = await deps.fields.confirm({ ...payment, receiptEmail })
      if (outcome.kind === 'accepted') return outcome
      const { kind, code } = outcome.failure
      const inDoubt = kind === 'unreachable' || code === 'payment_intent_unexpected_state'
      return (inDoubt ? await settled(deps, payment.clientSecret) : null) ?? outcome
    },
  )
  return result === 'held' ? { kind: 'elsewhere' } : result
}
