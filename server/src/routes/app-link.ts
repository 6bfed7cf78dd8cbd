import { appLink, detectDevice } from '@mestieri/shared/device.ts'
import { appLinkPath } from '@mestieri/shared/pages.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'

async function redirectToApp(request: FastifyRequest, reply: FastifyReply) {
  const { os } = detectDevice(request.headers['user-agent'] ?? '')
  reply.headers({ 'cache-control': 'no-store', vary: 'user-agent' })
  return reply.redirect(appLink(os), 302)
}

/**
 * `/app/download` redirects to the professionals' app in the store of the visitor's system, or to the page
 * with all stores (specification, section 9, 'App link by OS'). The targets are in one constant table, and
 * only the user agent selects one of them, so there is no open redirect (security.md, AZ-08).
 */
export const appLinkRoutes: FastifyPluginAsync = async (app) => {
  app.get(appLinkPath, redirectToApp)
  app.get(`${appLinkPath}/`, redirectToApp)
}
