import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  SandboxAuthentication,
  SandboxConfirmation,
  SandboxState,
  SandboxStateRequest,
} from '@mestieri/shared/contracts/sandbox-payments.ts'

/**
 * The test mode of card payments, in place of the card provider's own calls: only there where `/api/config` says that
 * the card provider is `sandbox` (docs/decisions/0010).
 */
export const sandboxPaymentsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { sandboxPayments } = app.services
  const response = { 200: SandboxState }

  app.post(
    '/api/payments/sandbox/confirmations',
    { config: { rateLimitGroup: 'payments' }, schema: { body: SandboxConfirmation, response } },
    async (request) => sandboxPayments.confirm(request.body, { requestId: request.id }),
  )

  app.post(
    '/api/payments/sandbox/authentications',
    { config: { rateLimitGroup: 'payments' }, schema: { body: SandboxAuthentication, response } },
    async (request) => sandboxPayments.authenticate(request.body, { requestId: request.id }),
  )

  // A read, and POST only because a client secret has no place in an address; the return page asks again and again.
  app.post(
    '/api/payments/sandbox/states',
    { config: { rateLimitGroup: 'reads' }, schema: { body: SandboxStateRequest, response } },
    async (request) => sandboxPayments.state(request.body, { requestId: request.id }),
  )
}
