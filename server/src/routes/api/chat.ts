import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  ChatHistory,
  ChatMessageRequest,
  ChatReply,
  ChatServiceSlug,
  ThreadId,
} from '@mestieri/shared/contracts/chat.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'

import { AppError } from '../../errors.ts'

const HistoryQuery = Type.Object({ service: ChatServiceSlug, threadId: ThreadId })

/** A message of blanks alone says nothing (specification, section 5). */
function checkContent(content: string): void {
  if (content.trim() !== '') return
  const errors = [{ field: 'content', message: 'Inserisci un messaggio' }]
  throw new AppError('validation_failed', { errors })
}

/** Whoever goes on with a conversation was checked at its beginning. */
function isFirstOfConversation({ body }: FastifyRequest): boolean {
  return (body as ChatMessageRequest).threadId === undefined
}

/** Conversations with the assistants (contract.md, 'Chat'). */
export const chatRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { chat } = app.services

  app.post(
    '/api/chat/messages',
    {
      config: {
        rateLimitGroup: 'chat',
        idempotent: true,
        multilineFields: ['content'],
        botCheck: 'chat',
        needsBotCheck: isFirstOfConversation,
      },
      schema: { body: ChatMessageRequest, response: { 200: ChatReply } },
    },
    async (request) => {
      checkContent(request.body.content)
      return chat.send(request.body, { requestId: request.id })
    },
  )

  app.get(
    '/api/chat/messages',
    {
      config: { rateLimitGroup: 'reads' },
      schema: { querystring: HistoryQuery, response: { 200: ChatHistory } },
    },
    async (request) => chat.history(request.query.threadId, { requestId: request.id }),
  )
}
