import type { FastifyPluginAsync } from 'fastify'

import { serveEndpoint } from './serve-endpoint.ts'

/**
 * The test mode of card payments, in place of the card provider's own calls: only there where `/api/config` says that
 * the card provider is `sandbox` (docs/decisions/0010).
 */
export const sandboxPaymentsRoutes: FastifyPluginAsync = async (app) => {
  const { sandboxPayments } = app.services

  serveEndpoint(app, 'sandbox.confirm', (request) =>
    sandboxPayments.confirm(request.body, { requestId: request.id }),
  )

  serveEndpoint(app, 'sandbox.authenticate', (request) =>
    sandboxPayments.authenticate(request.body, { requestId: request.id }),
  )

  serveEndpoint(app, 'sandbox.state', (request) =>
    sandboxPayments.state(request.body, { requestId: request.id }),
  )
}
