import { createHash, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

import type { FastifyPluginCallback } from 'fastify'

interface Options {
  readonly database: DatabaseSync
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The fixed token that callers have to know. */
  readonly token: string
}

/** What callers have to know unless the operator says otherwise. */
export const usualUnsubscribeToken = 'embedded'

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const
const unsubscribeBody = {
  type: 'object',
  required: ['id', 'email', 'token'],
  properties: { id: text(256), email: text(320), token: text(1000) },
} as const

interface UnsubscribeBody {
  readonly id: string
  readonly email: string
  readonly token: string
}

const digest = (value: string) => createHash('sha256').update(value).digest()

/**
 * The email callable (specification, section 7), as a plugin for the portal base. A wrong token is a 401; anybody else
 * gets the same answer, known address or not, the first time or again.
 */
export const emailCallables: FastifyPluginCallback<Options> = (app, { database, now, token }, done) => {
  const insert = database.prepare(
    'INSERT INTO unsubscribes (id, email, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const expected = digest(token)

  // The trailing slash is part of the name (contract.md, section 5); clients that leave it out are served as well.
  for (const path of ['/email_unsubscribe/', '/email_unsubscribe']) {
    app.post<{ Body: UnsubscribeBody }>(path, { schema: { body: unsubscribeBody } }, (request, reply) => {
      const { id, email, token: given } = request.body
      if (!timingSafeEqual(digest(given), expected)) {
        return reply.code(401).send({ message: 'Token is invalid' })
      }
      insert.run(id, email, now())
      return reply.send({ status: 'success' })
    })
  }
  done()
}
