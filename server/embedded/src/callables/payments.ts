import { professionalTerms } from '@mestieri/shared/professional-terms.ts'
import type { FastifyPluginCallback } from 'fastify'

import type { BillingRecords } from '../payments/billing-records.ts'
import type { IntentRecords } from '../payments/intent-records.ts'
import { type CardProcessor, type PaymentOrder, ProcessorError } from '../payments/processor.ts'

interface Options {
  readonly processor: CardProcessor
  readonly intents: Pick<IntentRecords, 'add'>
  readonly billing: BillingRecords
  /** The number of a professional, null where the uid is nobody's. */
  readonly affiliateId: (uid: string) => number | null
  /** What a professional has left to pay, in cents with VAT. */
  readonly settlementAmount: (affiliateId: number) => number
}

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const
const bodyOf = (properties: Readonly<Record<string, object>>) => ({
  schema: { body: { type: 'object', required: Object.keys(properties), properties } },
})

const paymentId = { ...text(255), pattern: '^pi_' }
const billingFields = { pi: paymentId, cuu_pec: text(254), vat: text(40) }

interface BillingBody {
  readonly pi: string
  readonly cuu_pec: string
  readonly vat: string
}

const unknownUid = { message: 'Affiliate not found' }
const success = { status: 'success' }

/**
 * The payments' callables (specification, section 7), as a plugin for the payments base. Amounts are made here alone:
 * nothing that is sent has any influence on them. An unknown uid or session is a 404, a card provider that fails a 502.
 */
export const paymentCallables: FastifyPluginCallback<Options> = (app, options, done) => {
  const { processor, intents, billing, affiliateId, settlementAmount } = options
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

  app.post<{ Body: { uid: string } }>(
    '/create_payment_intent_by_uid',
    bodyOf({ uid: text(256) }),
    async (request, reply) => {
      const { uid } = request.body
      if (affiliateId(uid) === null) return reply.code(404).send(unknownUid)
      return createIntent({ ...trial, purpose: 'activation', uid })
    },
  )

  app.post<{ Body: { uid: string } }>(
    '/create_settlement_payment_intent_by_uid',
    bodyOf({ uid: text(256) }),
    async (request, reply) => {
      const { uid } = request.body
      const id = affiliateId(uid)
      if (id === null) return reply.code(404).send(unknownUid)
      return createIntent({ ...trial, purpose: 'settlement', uid, amount: settlementAmount(id) })
    },
  )

  app.post<{ Body: { product_id: string } }>(
    '/create_payment_intent_by_product_id',
    bodyOf({ product_id: text(200) }),
    async (request) => createIntent({ ...trial, productId: request.body.product_id }),
  )

  app.post('/create_checkout_session', async () => processor.createSession(trial))

  app.get<{ Querystring: { session_id: string } }>(
    '/session-status',
    {
      schema: {
        querystring: { type: 'object', required: ['session_id'], properties: { session_id: text(255) } },
      },
    },
    async (request, reply) => {
      const state = await processor.sessionState(request.query.session_id)
      if (state === null) return reply.code(404).send({ message: 'Session not found' })
      return { status: state.status, payment_status: state.paymentStatus }
    },
  )

  // The slash alone tells the two variants apart (contract.md, section 5).
  app.post<{ Body: BillingBody & { uid: string } }>(
    '/add_commercial_data_by_payment_intent/',
    bodyOf({ ...billingFields, uid: text(256) }),
    (request, reply) => {
      const { pi, cuu_pec: cuuPec, vat, uid } = request.body
      if (affiliateId(uid) === null) return reply.code(404).send(unknownUid)
      billing.save({ pi, cuuPec, vat, uid, email: null, paymentMethod: null })
      return reply.send(success)
    },
  )

  app.post<{ Body: BillingBody & { email: string; payment_method: 'bank_transfer' | 'card' } }>(
    '/add_commercial_data_by_payment_intent',
    bodyOf({ ...billingFields, email: text(254), payment_method: { enum: ['bank_transfer', 'card'] } }),
    (request, reply) => {
      const { pi, cuu_pec: cuuPec, vat, email, payment_method: paymentMethod } = request.body
      billing.save({ pi, cuuPec, vat, uid: null, email, paymentMethod })
      return reply.send(success)
    },
  )
  done()
}
