import { createHash, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

import { callableContracts } from '@mestieri/shared/contracts/upstream/callables.ts'
import type { FastifyPluginCallback } from 'fastify'

import { Refusal, serveCallable } from './serve-callable.ts'

interface Options {
  readonly database: DatabaseSync
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The token that callers must send. */
  readonly token: string
}

/** The default of the token that callers must send. */
export const usualUnsubscribeToken = 'embedded'

const digest = (value: string) => createHash('sha256').update(value).digest()

/**
 * The email callable (specification, section 7), as a plugin for the portal base. A wrong token is a 401.
 * Otherwise the response is always the same, so that it does not reveal which addresses are known or already
 * unsubscribed.
 */
export const emailCallables: FastifyPluginCallback<Options> = (app, { database, now, token }, done) => {
  const insert = database.prepare(
    'INSERT INTO unsubscribes (id, email, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const expected = digest(token)

  serveCallable(app, callableContracts.emailUnsubscribe, ({ id, email, token: given }) => {
    if (!timingSafeEqual(digest(given), expected)) return new Refusal(401, 'Token is invalid')
    insert.run(id, email, now())
    return undefined
  })
  done()
}
