import type { FastifyPluginAsync } from 'fastify'

import { callContext } from '../call-context.ts'
import { serveEndpoint } from './serving/serve-endpoint.ts'

/** Unsubscribes from the site's page (contract.md, 'Email'). Mail programs use the one-click route. */
export const emailRoutes: FastifyPluginAsync = async (app) => {
  const { email } = app.services

  serveEndpoint(app, 'email.unsubscribe', async (request) => {
    await email.unsubscribe(request.body, callContext(request))
    return undefined
  })
}
