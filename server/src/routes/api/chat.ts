import { isRecord } from '@mestieri/shared/records.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'

import { AppError } from '../../errors.ts'
import { callContext, readContext } from '../call-context.ts'
import { serveEndpoint } from './serving/serve-endpoint.ts'

/** @throws {AppError} `validation_failed` for a message of white space only (specification, section 5) */
function checkContent(content: string): void {
  if (content.trim() !== '') return
  const errors = [{ field: 'content', message: 'Inserisci un messaggio' }]
  throw new AppError('validation_failed', { errors })
}

/** Whether the message starts a conversation. The bot check applies only to that message. */
function isFirstOfConversation({ body }: FastifyRequest): boolean {
  return isRecord(body) && body['threadId'] === undefined
}

/** The chat endpoints (contract.md, 'Chat'). */
export const chatRoutes: FastifyPluginAsync = async (app) => {
  const { chat } = app.services

  serveEndpoint(
    app,
    'chat.send',
    async (request) => {
      checkContent(request.body.content)
      return chat.send(request.body, callContext(request))
    },
    { config: { needsBotCheck: isFirstOfConversation } },
  )

  serveEndpoint(app, 'chat.history', (request, reply) =>
    chat.history(request.query.threadId, readContext(request, reply)),
  )
}
