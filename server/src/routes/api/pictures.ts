import type { FastifyPluginAsync } from 'fastify'

import { serveEndpoint } from './serving/serve-endpoint.ts'

/**
 * Professionals' pictures and the photos of conversations (contract.md, 'Chat' and 'The rest'). They differ
 * in caching: a photo shows a customer's home, so only the browser may store it, for an hour.
 */
export const picturesRoutes: FastifyPluginAsync = async (app) => {
  const { pictures, chatPictures } = app.services
  const kinds = [
    // A year, because a changed picture gets a new URL (contract.md, section 2).
    { name: 'pictures.read', service: pictures, cacheControl: 'public, max-age=31536000, immutable' },
    { name: 'chat.picture', service: chatPictures, cacheControl: 'private, max-age=3600' },
  ] as const

  for (const { name, service, cacheControl } of kinds) {
    serveEndpoint(
      app,
      name,
      async (request, reply) => {
        const { query, headers, clientAddress, isShed } = request
        const client = clientAddress.bucket
        const picture = await service.picture({ ...query, accept: headers.accept, isShed, client })
        reply.header('cache-control', cacheControl).header('vary', 'accept')
        return reply.type(picture.type).send(picture.body)
      },
      { config: { underLoad: 'cached' } },
    )
  }
}
