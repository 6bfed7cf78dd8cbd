import multipart from '@fastify/multipart'
import { chatLimits } from '@mestieri/shared/contracts/chat-limits.ts'
import type { FastifyPluginAsync } from 'fastify'

import { AppError } from '../../errors.ts'
import type { PictureForm } from '../../services/chat.ts'
import { callContext } from '../call-context.ts'
import { readForm } from './serving/form-parts.ts'
import { type EndpointRequest, serveEndpoint } from './serving/serve-endpoint.ts'

/**
 * The time for a form by its announced size: 15 s, and what a phone needs that sends 40 kB/s. At most 150 s,
 * also for a form of unknown size.
 */
export function bodyTimeoutMs(announcedBytes: number | null): number {
  return Math.min(150_000, 15_000 + (announcedBytes ?? Infinity) / 40)
}

const formLimits = { maxBytes: 33_500_000, windowMs: 10_000, minBytes: 50_000 }

/**
 * One more than the limit of the endpoint: the parser truncates silently, so the excess must be visible here.
 */
const parserLimits = {
  files: chatLimits.maxPictures + 1,
  fileSize: chatLimits.maxPictureBytes + 1,
  fields: 8,
  fieldSize: 1024,
  parts: chatLimits.maxPictures + 10,
}

function pictureForm(request: EndpointRequest<'chat.savePictures'>): PictureForm {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  const announced = request.headers['content-length']
  return {
    visitor: request.clientAddress.bucket,
    announcedBytes: announced === undefined ? null : Number(announced),
    ...readForm(request, formLimits),
  }
}

/**
 * Uploads photos of a conversation (contract.md, 'Chat'). A separate plugin scope: only here are multipart
 * forms accepted and JSON is not.
 */
export const chatPicturesRoutes: FastifyPluginAsync = async (app) => {
  const { chat } = app.services
  app.removeAllContentTypeParsers()
  await app.register(multipart, { limits: parserLimits })
  app.addHook('onError', async (_request, reply, error) => {
    // Do not read the rest of a form that arrives too slowly.
    if (error instanceof AppError && error.status === 408) reply.header('connection', 'close')
  })

  serveEndpoint(
    app,
    'chat.savePictures',
    (request) => chat.savePictures(pictureForm(request), callContext(request)),
    {
      config: { bodyTimeoutMs, cutCode: 'picture_upload_failed' },
      // The schema is only for the OpenAPI document. The form is checked while it is read.
      validatorCompiler: () => () => true,
    },
  )
}
