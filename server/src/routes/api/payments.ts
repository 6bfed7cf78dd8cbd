import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  BillingDataRequest,
  CheckoutSession,
  CheckoutSessionStatus,
  Intent,
  IntentRequest,
} from '@mestieri/shared/contracts/payments.ts'
import { Type } from 'typebox'

const SessionParams = Type.Object({ id: Type.String({ pattern: String.raw`^[\w-]{1,255}$` }) })

/** The professionals' payments (contract.md, 'Payments'). */
export const paymentsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { payments } = app.services

  app.post(
    '/api/payments/intents',
    {
      config: { rateLimitGroup: 'payments', visitor: true },
      schema: { body: IntentRequest, response: { 200: Intent } },
    },
    async (request, reply) => {
      const context = { requestId: request.id }
      const { value, cache } = await payments.intent(request.body, request.visitor, context)
      reply.header('x-cache', cache)
      return value
    },
  )

  app.post(
    '/api/payments/billing-data',
    {
      config: { rateLimitGroup: 'billing', idempotent: true, botCheck: 'billing' },
      schema: { body: BillingDataRequest, response: { 204: Type.Null({ description: 'Taken' }) } },
    },
    async (request, reply) => {
      const context = { requestId: request.id, carried: request.carried }
      await payments.sendBillingData(request.body, context)
      reply.code(204)
    },
  )

  app.post(
    '/api/payments/checkout-sessions',
    { config: { rateLimitGroup: 'payments' }, schema: { response: { 201: CheckoutSession } } },
    async (request, reply) => {
      const session = await payments.createCheckoutSession({ requestId: request.id })
      return reply.code(201).send(session)
    },
  )

  app.get(
    '/api/payments/checkout-sessions/:id',
    {
      config: { rateLimitGroup: 'reads' },
      schema: { params: SessionParams, response: { 200: CheckoutSessionStatus } },
    },
    async (request) => payments.checkoutSessionStatus(request.params.id, { requestId: request.id }),
  )
}
