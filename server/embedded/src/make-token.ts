import type { DatabaseSync } from 'node:sqlite'

import { path } from '@mestieri/shared/pages.ts'

import { createTokenRecords, shortTokenLifetime } from './callables/token-records.ts'
import { StartError } from './start-error.ts'

/** A new short token, with what an operator needs to try a login. */
export interface MadeToken {
  readonly token: string
  /** The professional to log in as. */
  readonly uid: string
  /** ISO 8601, UTC. */
  readonly expires: string
  /** URL of the page that validates the token. */
  readonly address: string
  /** URL of the test page that validates the token. */
  readonly testAddress: string
}

interface MakeTokenOptions {
  readonly database: DatabaseSync
  /** Null for the first professional in the database. */
  readonly uid: string | null
  /** Whether the token has already expired. */
  readonly expired: boolean
  /** Origin of the site whose pages validate the token. */
  readonly origin: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly newToken: () => string
}

function findUid(database: DatabaseSync, uid: string | null): string {
  const row =
    uid === null
      ? database.prepare('SELECT uid FROM affiliates ORDER BY affiliate_id LIMIT 1').get()
      : database.prepare('SELECT uid FROM affiliates WHERE uid = ?').get(uid)
  if (row !== undefined) return String(row['uid'])
  throw new StartError(uid === null ? 'there is no professional yet' : 'no professional has that uid')
}

/**
 * Creates a short token, as the professionals' app does for its user.
 *
 * @throws StartError if no professional has the uid, or if the database has no professional
 */
export function makeToken(options: MakeTokenOptions): MadeToken {
  const { database, origin, expired, now, newToken } = options
  const uid = findUid(database, options.uid)
  // An expired token is one that was created a whole lifetime ago.
  const madeAt = expired ? () => now() - shortTokenLifetime : now
  const { token, expiresAt } = createTokenRecords({ database, now: madeAt, newToken }).add(uid)
  const addressOf = (page: 'token' | 'token-test') => `${origin}${path(page)}?short_token=${token}`
  return {
    token,
    uid,
    expires: new Date(expiresAt).toISOString(),
    address: addressOf('token'),
    testAddress: addressOf('token-test'),
  }
}

/** Formats a token as lines of `name=value`, which a shell can read. */
export function formatToken({ token, uid, expires, address, testAddress }: MadeToken): string {
  return `short_token=${token}\nuid=${uid}\nexpires=${expires}\npage=${address}\ntest_page=${testAddress}\n`
}
