import type { DatabaseSync } from 'node:sqlite'

import { path } from '@mestieri/shared/pages.ts'

import { createTokenRecords, shortTokenLifetime } from './callables/token-records.ts'
import { StartError } from './start-error.ts'

/** What an operator gets to try a login with. */
export interface MadeToken {
  readonly token: string
  /** The professional whose login it is. */
  readonly uid: string
  /** ISO 8601, UTC. */
  readonly expires: string
  readonly address: string
  /** The same, of the page for tests. */
  readonly testAddress: string
}

interface MakeTokenOptions {
  readonly database: DatabaseSync
  /** Null for anybody: the first of the samples. */
  readonly uid: string | null
  /** Whether its time is over already. */
  readonly expired: boolean
  /** Of the site whose pages validate it. */
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
  throw new StartError(uid === null ? 'there is no professional yet' : 'there is no professional of that uid')
}

/**
 * Makes a short token, as the professionals' app would have it made for its user.
 *
 * @throws StartError for a uid that nobody has
 */
export function makeToken(options: MakeTokenOptions): MadeToken {
  const { database, origin, expired, now, newToken } = options
  const uid = findUid(database, options.uid)
  // An expired one was made long enough ago.
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

/** A made token as lines of `name=value`, for people and for shells. */
export function formatToken({ token, uid, expires, address, testAddress }: MadeToken): string {
  return `short_token=${token}\nuid=${uid}\nexpires=${expires}\npage=${address}\ntest_page=${testAddress}\n`
}
