import type {
  BillingDataRequest,
  CheckoutSession,
  CheckoutSessionStatus,
  Intent,
  IntentRequest,
} from '@mestieri/shared/contracts/payments.ts'

import { AppError } from '../errors.ts'
import type { Cached } from '../replies/replies.ts'
import type { CallContext } from '../upstream/client.ts'
import type { PaymentIntent, PaymentsUpstream } from '../upstream/payments.ts'
import { endpointFailure } from './endpoint-failure.ts'
import { type CheckedBillingData, checkBillingData } from './payments/billing-data.ts'
import type { IntentCache } from './payments/intent-cache.ts'
import type { IntentOwners } from './payments/intent-owners.ts'

export type { Cached } from '../replies/replies.ts'

/** The context of a request that may be repeated with the same idempotency key. */
export interface RepeatableContext extends CallContext {
  /** Values from earlier failed attempts. The next attempt gets what is added here. */
  readonly retryContext: Record<string, string>
}

/** The payment service (contract.md, 'Payments'). Only upstream sets amounts. */
export interface PaymentsService {
  /**
   * The visitor's payment intent for a purpose and, except for a trial, a professional. Rejects with
   * `not_found` for an unknown professional, and with the general upstream codes.
   */
  intent(request: IntentRequest, visitor: string, context: CallContext): Promise<Cached<Intent>>
  /**
   * Checks billing data and sends them. Every attempt of a request uses the same key. Rejects as {@link
   * checkBillingData} throws, with `payment_intent_foreign` for an intent of another visitor or payer, with
   * `not_found` for an unknown professional, and with `billing_failed` instead of a general upstream code,
   * with its status.
   */
  sendBillingData(data: BillingDataRequest, visitor: string, context: RepeatableContext): Promise<void>
  /** Rejects with the general upstream codes. */
  createCheckoutSession(context: CallContext): Promise<CheckoutSession>
  /** Rejects with `not_found` for an unknown session, and with the general upstream codes. */
  checkoutSessionStatus(sessionId: string, context: CallContext): Promise<CheckoutSessionStatus>
}

interface PaymentsDeps {
  readonly upstream: PaymentsUpstream
  readonly intents: IntentCache
  readonly owners: IntentOwners
  /** The upstream product id of the trial. */
  readonly trialProductId: string
  /** The status, 400 to 499, if `error` means that upstream refused the request; else null. */
  readonly refusalStatus: (error: unknown) => number | null
  /** Creates a unique key for a bank transfer. */
  readonly makeTransferKey: () => Promise<string>
}

/** Creates the payment service. */
export function createPaymentsService(deps: PaymentsDeps): PaymentsService {
  const { upstream, intents, owners, trialProductId, refusalStatus, makeTransferKey } = deps

  async function create(request: IntentRequest, context: CallContext): Promise<PaymentIntent> {
    if (request.purpose === 'trial') return upstream.trialIntent(trialProductId, context)
    const { purpose, uid } = request
    const intent = await (purpose === 'activation'
      ? upstream.activationIntent(uid, context)
      : upstream.settlementIntent(uid, context))
    if (intent === null) throw new AppError('not_found')
    return intent
  }

  function send(data: CheckedBillingData, paymentIntentId: string, context: CallContext): Promise<void> {
    const { vat, cuuPec, party } = data
    const sent = { paymentIntentId, vat, cuuPec }
    if ('uid' in party) return upstream.sendBillingDataByUid({ ...sent, uid: party.uid }, context)
    const { email, paymentMethod } = party
    return upstream.sendBillingDataByEmail({ ...sent, email, paymentMethod }, context)
  }

  return {
    async intent(request, visitor, context) {
      const uid = request.purpose === 'trial' ? '' : request.uid
      const key = `${request.purpose} ${uid} ${visitor}`
      const { value, cache } = await intents.read(key, request.renew === true, () => create(request, context))
      if (cache === 'miss') await owners.remember(value.paymentIntentId, visitor)
      return { value: { ...value, currency: 'eur' }, cache }
    },

    async sendBillingData(data, visitor, { retryContext, ...context }) {
      const checked = checkBillingData(data)
      if (checked.paymentIntentId !== null && (await owners.isForeign(checked.paymentIntentId, visitor))) {
        throw new AppError('payment_intent_foreign')
      }
      const paymentIntentId =
        checked.paymentIntentId ?? (retryContext['paymentIntentId'] ??= await makeTransferKey())
      try {
        await send(checked, paymentIntentId, context)
      } catch (error) {
        const refused = refusalStatus(error)
        // Upstream no longer accepts the intent, so do not return it to the next page.
        if (refused !== null) await intents.evict(paymentIntentId)
        if (refused === 409) throw new AppError('payment_intent_foreign', { cause: error })
        if (refused === 404 && 'uid' in checked.party) throw new AppError('not_found', { cause: error })
        throw endpointFailure('billing_failed', error)
      }
    },

    createCheckoutSession: (context) => upstream.createCheckoutSession(context),

    async checkoutSessionStatus(sessionId, context) {
      const status = await upstream.sessionStatus(sessionId, context)
      if (status === null) throw new AppError('not_found')
      return status
    },
  }
}
