import type { FastifyPluginCallback } from 'fastify'

import { createPictureFiles } from './picture-files.ts'

/** `GET /pictures/{name}`: the pictures of the sample professionals. An unknown name is a 404. */
export const pictureRoutes: FastifyPluginCallback = (app, _options, done) => {
  const pictureFile = createPictureFiles()
  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const file = await pictureFile(request.params.name)
    if (file === null) return reply.code(404).send({ message: 'Picture not found' })
    return reply
      .type(file.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(file.body)
  })
  done()
}
