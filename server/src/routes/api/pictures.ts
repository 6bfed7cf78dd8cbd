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

/** Professionals' pictures (api.md, 'The rest'). */
export const picturesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { pictures } = app.services

  app.get(
    '/api/pictures',
    {
      config: { rateLimitGroup: 'reads' },
      schema: {
        querystring: PictureQuery,
        response: { 200: imageResponse('image/avif', 'image/webp') },
      },
    },
    async (request, reply) => {
      const picture = await pictures.picture({ ...request.query, accept: request.headers.accept })
      // A year: another picture has another address (api.md, section 2).
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept')
      return reply.type(picture.type).send(picture.body)
    },
  )
}
