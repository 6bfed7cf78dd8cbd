import type { FastifyPluginAsync } from 'fastify'

import { callContext } from '../call-context.ts'
import { serveEndpoint } from './serving/serve-endpoint.ts'

/**
 * The test mode of card payments, which replaces the calls to the card provider. Registered only if the
 * `cardProvider` of `/api/config` is `sandbox` (docs/decisions/0010).
 */
export const sandboxPaymentsRoutes: FastifyPluginAsync = async (app) => {
  const { sandboxPayments } = app.services

  serveEndpoint(app, 'sandbox.confirm', (request) =>
    sandboxPayments.confirm(request.body, callContext(request)),
  )

  serveEndpoint(app, 'sandbox.authenticate', (request) =>
    sandboxPayments.authenticate(request.body, callContext(request)),
  )

  serveEndpoint(app, 'sandbox.state', (request) => sandboxPayments.state(request.body, callContext(request)))
}
