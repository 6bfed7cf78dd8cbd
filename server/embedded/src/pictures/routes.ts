import type { FastifyPluginCallback } from 'fastify'

import { createPictureFiles } from './picture-files.ts'
import type { ProfessionalPictures } from './professional-pictures.ts'

interface Options {
  readonly imported: Pick<ProfessionalPictures, 'read'>
}

/** `GET /pictures/{name}`: the pictures of professionals. An unknown name is a 404. */
export const pictureRoutes: FastifyPluginCallback<Options> = (app, { imported }, done) => {
  const pictureFile = createPictureFiles(imported)
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
