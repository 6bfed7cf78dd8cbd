import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { UnsubscribeRequest } from '@mestieri/shared/contracts/email.ts'
import { Type } from 'typebox'

/** Unsubscribing by the site's own page (contract.md, 'Email'); mail programs have a route of their own. */
export const emailRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { email } = app.services

  app.post(
    '/api/email/unsubscribe',
    {
      config: { rateLimitGroup: 'unsubscribe', botCheck: 'unsubscribe' },
      schema: { body: UnsubscribeRequest, response: { 204: Type.Null({ description: 'Done' }) } },
    },
    async (request, reply) => {
      await email.unsubscribe(request.body, { requestId: request.id })
      reply.code(204)
    },
  )
}
