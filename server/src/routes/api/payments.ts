import type { FastifyPluginAsync } from 'fastify'

import { callContext, readContext } from '../call-context.ts'
import { serveEndpoint } from './serving/serve-endpoint.ts'

/** The professionals' payments (contract.md, 'Payments'). */
export const paymentsRoutes: FastifyPluginAsync = async (app) => {
  const { payments } = app.services

  serveEndpoint(app, 'payments.intent', async (request, reply) => {
    const context = callContext(request)
    const { value, cache } = await payments.intent(request.body, request.visitor, context)
    reply.header('x-cache', cache)
    return value
  })

  serveEndpoint(
    app,
    'payments.billingData',
    async (request) => {
      const context = { ...callContext(request), retryContext: request.retryContext }
      await payments.sendBillingData(request.body, request.visitor, context)
      return undefined
    },
    { config: { cutCode: 'billing_failed' } },
  )

  serveEndpoint(app, 'payments.createSession', (request) =>
    payments.createCheckoutSession(callContext(request)),
  )

  serveEndpoint(app, 'payments.sessionStatus', (request, reply) =>
    payments.checkoutSessionStatus(request.params.id, readContext(request, reply)),
  )
}
