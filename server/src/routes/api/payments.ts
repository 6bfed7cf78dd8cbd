import type { FastifyPluginAsync } from 'fastify'

import { readContext } from './read-context.ts'
import { serveEndpoint } from './serve-endpoint.ts'

/** The professionals' payments (contract.md, 'Payments'). */
export const paymentsRoutes: FastifyPluginAsync = async (app) => {
  const { payments } = app.services

  serveEndpoint(app, 'payments.intent', async (request, reply) => {
    const context = { requestId: request.id }
    const { value, cache } = await payments.intent(request.body, request.visitor, context)
    reply.header('x-cache', cache)
    return value
  })

  serveEndpoint(
    app,
    'payments.billingData',
    async (request) => {
      const context = { requestId: request.id, retryContext: request.retryContext }
      await payments.sendBillingData(request.body, request.visitor, context)
      return undefined
    },
    { config: { cutCode: 'billing_failed' } },
  )

  serveEndpoint(app, 'payments.createSession', (request) =>
    payments.createCheckoutSession({ requestId: request.id }),
  )

  serveEndpoint(app, 'payments.sessionStatus', (request, reply) =>
    payments.checkoutSessionStatus(request.params.id, readContext(request, reply)),
  )
}
