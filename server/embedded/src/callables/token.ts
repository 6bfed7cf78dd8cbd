import type { FastifyPluginCallback } from 'fastify'

import type { TokenFlow, TokenRecords } from './token-records.ts'

interface Options {
  readonly tokens: TokenRecords
}

/** Anything else is no token that was ever given out. */
const tokenForm = /^[\w.~-]{1,512}$/

const longToken = { type: 'string', minLength: 1, maxLength: 10_000 } as const
const notificationBody = {
  type: 'object',
  required: ['fcm_token', 'auth_token'],
  properties: { fcm_token: longToken, auth_token: longToken },
} as const

const flows: readonly (readonly [path: string, flow: TokenFlow])[] = [
  ['/validate_short_token', 'standard'],
  ['/handle_token_validation', 'test'],
]

function shortTokenOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('short_token' in body)) return null
  const { short_token: token } = body
  return typeof token === 'string' && tokenForm.test(token) ? token : null
}

/**
 * The account validation's callables (specification, sections 4, 7 and 8), as a plugin for the portal base. A token
 * works once, in either flow, and for 15 minutes; then, and where it is none, the answer is a 401 with one of the
 * three sentences of the error catalogue.
 *
 * A notification is noted whatever its tokens are; nothing is really sent to a telephone.
 */
export const tokenCallables: FastifyPluginCallback<Options> = (app, { tokens }, done) => {
  for (const [path, flow] of flows) {
    app.post(path, (request, reply) => {
      const token = shortTokenOf(request.body)
      if (token === null) return reply.code(401).send({ message: 'Invalid data' })
      const use = tokens.use(token, flow)
      if (use.kind === 'expired') return reply.code(401).send({ message: 'Expired Token' })
      if (use.kind === 'invalid') return reply.code(401).send({ message: 'Token is invalid' })
      return reply.send(use.tokens)
    })
  }
  app.post<{ Body: { fcm_token: string; auth_token: string } }>(
    '/send_app_notification',
    { schema: { body: notificationBody } },
    (request, reply) => {
      const { fcm_token: fcmToken, auth_token: authToken } = request.body
      tokens.noteNotification({ fcmToken, authToken })
      return reply.send({ status: 'success' })
    },
  )
  done()
}
