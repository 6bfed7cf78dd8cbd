import type { FastifyPluginAsync } from 'fastify'

import { serveEndpoint } from './serve-endpoint.ts'

/** Unsubscribing by the site's own page (contract.md, 'Email'); mail programs have a route of their own. */
export const emailRoutes: FastifyPluginAsync = async (app) => {
  const { email } = app.services

  serveEndpoint(app, 'email.unsubscribe', async (request) => {
    await email.unsubscribe(request.body, { requestId: request.id })
    return undefined
  })
}
