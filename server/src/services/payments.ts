import type {
  BillingDataRequest,
  CheckoutSession,
  CheckoutSessionStatus,
  Intent,
  IntentRequest,
} from '@mestieri/shared/contracts/payments.ts'

import { AppError } from '../errors.ts'
import type { Cached } from '../replies.ts'
import type { CallContext } from '../upstream/client.ts'
import type { PaymentIntent, PaymentsUpstream } from '../upstream/payments.ts'
import { endpointFailure } from './endpoint-failure.ts'
import { type CheckedBillingData, checkBillingData } from './payments/billing-data.ts'
import type { IntentCache } from './payments/intent-cache.ts'

export type { Cached } from '../replies.ts'

/** A request whose repeats know what its earlier tries made. */
export interface RepeatableContext extends CallContext {
  /** By name; what is added here reaches the next try. */
  readonly carried: Record<string, string>
}

/** The payments' rules (contract.md, 'Payments'). Amounts come from upstream alone. */
export interface PaymentsService {
  /**
   * The visitor's payment intent for a purpose, and for a professional where it is theirs. Rejects with `not_found` for
   * a professional that nobody knows, and with the general upstream codes.
   */
  intent(request: IntentRequest, visitor: string, context: CallContext): Promise<Cached<Intent>>
  /**
   * Checks billing data and sends them, under one key however often the request is tried. Rejects as
   * {@link checkBillingData} throws, with `not_found` for a professional that nobody knows, and with `billing_failed`
   * in place of the general upstream codes, with their status.
   */
  sendBillingData(data: BillingDataRequest, context: RepeatableContext): Promise<void>
  /** Rejects with the general upstream codes. */
  createCheckoutSession(context: CallContext): Promise<CheckoutSession>
  /** Rejects with `not_found` for a session that nobody knows, and with the general upstream codes. */
  checkoutSessionStatus(sessionId: string, context: CallContext): Promise<CheckoutSessionStatus>
}

interface PaymentsDeps {
  readonly upstream: PaymentsUpstream
  readonly intents: IntentCache
  /** What the trial is paid with, upstream. */
  readonly trialProductId: string
  /** The status, 400 to 499, with which upstream refused what failed with `error`; null for any other failure. */
  readonly refusalStatus: (error: unknown) => number | null
  /** A bank transfer's key, never the same twice. */
  readonly makeTransferKey: () => Promise<string>
}

/** The payments service. */
export function createPaymentsService(deps: PaymentsDeps): PaymentsService {
  const { upstream, intents, trialProductId, refusalStatus, makeTransferKey } = deps

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
      return { value: { ...value, currency: 'eur' }, cache }
    },

    async sendBillingData(data, { requestId, carried }) {
      const checked = checkBillingData(data)
      const paymentIntentId =
        checked.paymentIntentId ?? (carried['paymentIntentId'] ??= await makeTransferKey())
      try {
        await send(checked, paymentIntentId, { requestId })
      } catch (error) {
        const refused = refusalStatus(error)
        // Upstream knows the intent no longer, or it is over: the next page must not get it again.
        if (refused !== null) await intents.evict(paymentIntentId)
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
