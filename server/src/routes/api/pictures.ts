import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type PictureWidth, pictureWidths } from '@mestieri/shared/contracts/directory-limits.ts'
import { Type } from 'typebox'

import { imageResponse } from './image-response.ts'

const PictureQuery = Type.Object({
  src: Type.String({ minLength: 1, maxLength: 2048, description: 'An address as the other calls give it' }),
  width: Type.Unsafe<PictureWidth>({
    type: 'integer',
    enum: [...pictureWidths],
    default: 640,
    description: 'Pixels; smaller pictures are not enlarged',
  }),
})

/**
 * Professionals' pictures and the photos of conversations (contract.md, 'Chat' and 'The rest'). They differ in who may
 * keep a copy: a photo shows a customer's home, so that no shared cache may, and a browser only for an hour.
 */
export const picturesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { pictures, chatPictures } = app.services
  const kinds = [
    // A year: another picture has another address (contract.md, section 2).
    { url: '/api/pictures', service: pictures, cacheControl: 'public, max-age=31536000, immutable' },
    { url: '/api/chat/pictures', service: chatPictures, cacheControl: 'private, max-age=3600' },
  ]

  for (const { url, service, cacheControl } of kinds) {
    app.get(
      url,
      {
        config: { rateLimitGroup: 'reads' },
        schema: {
          querystring: PictureQuery,
          response: { 200: imageResponse('image/avif', 'image/webp') },
        },
      },
      async (request, reply) => {
        const picture = await service.picture({ ...request.query, accept: request.headers.accept })
        reply.header('cache-control', cacheControl).header('vary', 'accept')
        return reply.type(picture.type).send(picture.body)
      },
    )
  }
}
