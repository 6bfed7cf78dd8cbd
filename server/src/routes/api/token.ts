import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { TokenValidation, TokenValidationRequest } from '@mestieri/shared/contracts/token.ts'

/** The login to the professionals' app (contract.md, 'Token'). */
export const tokenRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { token } = app.services

  app.post(
    '/api/token/validate',
    {
      config: { rateLimitGroup: 'token' },
      schema: { body: TokenValidationRequest, response: { 200: TokenValidation } },
    },
    async (request) =>
      token.validate(request.body, request.headers['user-agent'] ?? '', { requestId: request.id }),
  )
}
