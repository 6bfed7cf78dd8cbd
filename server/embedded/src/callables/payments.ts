import { callableContracts } from '@mestieri/shared/contracts/upstream/callables.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'
import type { FastifyPluginCallback } from 'fastify'

import type { BillingRecords } from '../payments/billing-records.ts'
import type { IntentRecords } from '../payments/intent-records.ts'
import { type CardProcessor, type PaymentOrder, ProcessorError } from '../payments/processor.ts'
import { Refusal, serveCallable } from './serve-callable.ts'

interface Options {
  readonly processor: CardProcessor
  readonly intents: Pick<IntentRecords, 'add'>
  readonly billing: BillingRecords
  /**
   * Returns what a professional still owes, in cents including VAT, or null for nothing; null for an unknown
   * uid.
   */
  readonly account: (uid: string) => { readonly due: number | null } | null
}

const unknownUid = new Refusal(404, 'Affiliate not found')
const nothingDue = new Refusal(404, 'Nothing to settle')
const otherPayer = new Refusal(409, 'The payment is of another payer')

/**
 * The payments' callables (specification, section 7), as a plugin for the payments base. Amounts are set only
 * here and never read from a request. An unknown uid or session and a
 * settlement of nothing are a 404, billing data for a payment of
 * another payer are a 409, a failure of the card provider is a 502.
 */
export const paymentCallables: FastifyPluginCallback<Options> = (app, options, done) => {
  const { processor, intents, billing, account } = options
  const trial: PaymentOrder = {
    purpose: 'trial',
    uid: null,
    productId: null,
    amount: professionalTerms.activationAmount,
  }

  async function createIntent(order: PaymentOrder) {
    const { id, clientSecret } = await processor.createIntent(order)
    intents.add({ ...order, paymentIntentId: id, processor: processor.name, clientSecret })
    return { amount: order.amount, clientSecret, paymentIntentId: id }
  }

  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof ProcessorError)) throw error
    request.log.error({ err: error }, 'embedded upstream: the card provider failed')
    return reply.code(502).send({ message: 'Card provider failed' })
  })

  serveCallable(app, callableContracts.createPaymentIntentByUid, ({ uid }) => {
    if (account(uid) === null) return unknownUid
    return createIntent({ ...trial, purpose: 'activation', uid })
  })
  serveCallable(app, callableContracts.createSettlementPaymentIntentByUid, ({ uid }) => {
    const found = account(uid)
    if (found === null) return unknownUid
    if (found.due === null) return nothingDue
    return createIntent({ ...trial, purpose: 'settlement', uid, amount: found.due })
  })
  serveCallable(app, callableContracts.createPaymentIntentByProductId, ({ product_id: productId }) =>
    createIntent({ ...trial, productId }),
  )

  serveCallable(app, callableContracts.createCheckoutSession, () => processor.createSession(trial))
  serveCallable(app, callableContracts.sessionStatus, async ({ session_id: sessionId }) => {
    const state = await processor.sessionState(sessionId)
    if (state === null) return new Refusal(404, 'Session not found')
    return { status: state.status, payment_status: state.paymentStatus }
  })

  serveCallable(app, callableContracts.addCommercialDataByUid, ({ pi, cuu_pec: cuuPec, vat, uid }) => {
    if (account(uid) === null) return unknownUid
    const isSaved = billing.save({ pi, cuuPec, vat, uid, email: null, paymentMethod: null })
    return isSaved ? undefined : otherPayer
  })
  serveCallable(app, callableContracts.addCommercialDataByEmail, (request) => {
    const { pi, cuu_pec: cuuPec, vat, email, payment_method: paymentMethod } = request
    return billing.save({ pi, cuuPec, vat, uid: null, email, paymentMethod }) ? undefined : otherPayer
  })
  done()
}
