import { appLink, detectDevice } from '@mestieri/shared/device.ts'
import { appLinkPath } from '@mestieri/shared/pages.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'

async function leadToApp(request: FastifyRequest, reply: FastifyReply) {
  const { os } = detectDevice(request.headers['user-agent'] ?? '')
  reply.headers({ 'cache-control': 'no-store', vary: 'user-agent' })
  return reply.redirect(appLink(os), 302)
}

/**
 * `/app/download`: to the professionals' app in the store of the visitor's system, or to the page that has all of them
 * (specification, section 9, 'App link by OS'). Where it leads stands in one constant table; nothing of a request but
 * its user agent has a say in it (security.md, AZ-08).
 */
export const appLinkRoutes: FastifyPluginAsync = async (app) => {
  app.get(appLinkPath, leadToApp)
  app.get(`${appLinkPath}/`, leadToApp)
}
