import type { FastifyPluginAsync } from 'fastify'

import { callContext } from '../call-context.ts'
import { serveEndpoint } from './serving/serve-endpoint.ts'

/** The token endpoint: login to the professionals' app (contract.md, 'Token'). */
export const tokenRoutes: FastifyPluginAsync = async (app) => {
  const { token } = app.services

  serveEndpoint(app, 'token.validate', (request) =>
    token.validate(request.body, request.headers['user-agent'] ?? '', callContext(request)),
  )
}
