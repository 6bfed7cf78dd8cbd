import type { CallContext, UpstreamClient } from './client.ts'

export interface PaymentIntent {
  /** Cents. */
  readonly amount: number
  readonly clientSecret: string
  readonly paymentIntentId: string
}

/** The state of a checkout session. A field is null if the upstream sends no value that we know. */
export interface SessionStatus {
  readonly status: 'open' | 'complete' | 'expired' | null
  readonly paymentStatus: 'paid' | 'unpaid' | 'no_payment_required' | null
}

interface BillingData {
  /** The payment intent's id, or a generated `pi_bank_transfer_…`. */
  readonly paymentIntentId: string
  readonly vat: string
  readonly cuuPec: string
}

/** The callables of the payments. Each rejects with an {@link AppError} of the general upstream codes. */
export interface PaymentsUpstream {
  /** Null if the upstream has no such professional. */
  activationIntent(uid: string, context: CallContext): Promise<PaymentIntent | null>
  /** Null if the upstream has no such professional. */
  settlementIntent(uid: string, context: CallContext): Promise<PaymentIntent | null>
  trialIntent(productId: string, context: CallContext): Promise<PaymentIntent>
  createCheckoutSession(context: CallContext): Promise<{ readonly clientSecret: string }>
  /** Null if the upstream has no such session. */
  sessionStatus(sessionId: string, context: CallContext): Promise<SessionStatus | null>
  sendBillingDataByUid(data: BillingData & { readonly uid: string }, context: CallContext): Promise<void>
  /** Makes up to three attempts within 15.5 s. */
  sendBillingDataByEmail(
    data: BillingData & { readonly email: string; readonly paymentMethod: 'bank_transfer' | 'card' },
    context: CallContext,
  ): Promise<void>
}

const sessionStatuses = ['open', 'complete', 'expired'] as const
const paymentStatuses = ['paid', 'unpaid', 'no_payment_required'] as const

const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | null =>
  words.find((word) => word === value) ?? null

const readIntent = ({ amount, clientSecret, paymentIntentId }: PaymentIntent): PaymentIntent => ({
  amount,
  clientSecret,
  paymentIntentId,
})

const wireBillingData = ({ paymentIntentId, vat, cuuPec }: BillingData) => ({
  pi: paymentIntentId,
  cuu_pec: cuuPec,
  vat,
})

/** Creates the typed calls of the payments. */
export function createPaymentsUpstream(client: Pick<UpstreamClient, 'call'>): PaymentsUpstream {
  return {
    async activationIntent(uid, context) {
      const outcome = await client.call('createPaymentIntentByUid', { uid }, context)
      return outcome.kind === 'absent' ? null : readIntent(outcome.answer)
    },

    async settlementIntent(uid, context) {
      const outcome = await client.call('createSettlementPaymentIntentByUid', { uid }, context)
      return outcome.kind === 'absent' ? null : readIntent(outcome.answer)
    },

    async trialIntent(productId, context) {
      const request = { product_id: productId }
      const { answer } = await client.call('createPaymentIntentByProductId', request, context)
      return readIntent(answer)
    },

    async createCheckoutSession(context) {
      const { answer } = await client.call('createCheckoutSession', {}, context)
      return { clientSecret: answer.clientSecret }
    },

    async sessionStatus(sessionId, context) {
      const outcome = await client.call('sessionStatus', { session_id: sessionId }, context)
      if (outcome.kind === 'absent') return null
      return {
        status: oneOf(sessionStatuses, outcome.answer.status),
        paymentStatus: oneOf(paymentStatuses, outcome.answer.payment_status),
      }
    },

    async sendBillingDataByUid(data, context) {
      await client.call('addCommercialDataByUid', { ...wireBillingData(data), uid: data.uid }, context)
    },

    async sendBillingDataByEmail(data, context) {
      const request = { ...wireBillingData(data), email: data.email, payment_method: data.paymentMethod }
      await client.call('addCommercialDataByEmail', request, context)
    },
  }
}
