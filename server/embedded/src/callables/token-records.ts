import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** How long a short token is valid, in milliseconds. */
export const shortTokenLifetime = 15 * 60_000
/**
 * How long an expired token is stored, in milliseconds, so that it is reported as expired and not as invalid.
 */
const expiredRetentionMs = 24 * 60 * 60_000

/** The callable by which a token is validated. */
export type TokenFlow = 'standard' | 'test'

/** The long tokens that a short one is exchanged for. */
export interface AppTokens {
  readonly fcmToken: string
  readonly authToken: string
}

export type TokenUse =
  | { readonly kind: 'valid'; readonly tokens: AppTokens }
  | { readonly kind: 'expired' }
  /** Unknown or already used. */
  | { readonly kind: 'invalid' }

/** The records of short tokens. The database has only digests of them. */
export interface TokenRecords {
  /** Creates a short token for a professional. */
  add(uid: string): { readonly token: string; readonly expiresAt: number }
  /** Uses a token. One statement checks and marks it, so only one of two concurrent calls succeeds. */
  use(token: string, flow: TokenFlow): TokenUse
  /** Records that an app was notified. */
  noteNotification(tokens: AppTokens): void
}

interface TokenRecordsDeps {
  readonly database: DatabaseSync
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Creates an unguessable token. */
  readonly newToken: () => string
}

function digestOf(...texts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(texts)).digest()
}

/** Creates the {@link TokenRecords} of a database. */
export function createTokenRecords({ database, now, newToken }: TokenRecordsDeps): TokenRecords {
  const forget = database.prepare('DELETE FROM short_tokens WHERE expires_at < ?')
  const insert = database.prepare(
    'INSERT INTO short_tokens (token_digest, uid, created_at, expires_at) VALUES (?, ?, ?, ?)',
  )
  const take = database.prepare(
    `UPDATE short_tokens SET used_at = :now, flow = :flow, app_digest = :app_digest
    WHERE token_digest = :token_digest AND used_at IS NULL AND expires_at > :now
    RETURNING uid`,
  )
  const unused = database.prepare('SELECT 1 FROM short_tokens WHERE token_digest = ? AND used_at IS NULL')
  const notify = database.prepare(
    `INSERT INTO app_notifications (uid, flow, sent_at)
    SELECT uid, flow, :now FROM (SELECT 1) LEFT JOIN short_tokens ON app_digest = :app_digest`,
  )

  return {
    add(uid) {
      const createdAt = now()
      const token = newToken()
      const expiresAt = createdAt + shortTokenLifetime
      forget.run(createdAt - expiredRetentionMs)
      insert.run(digestOf(token), uid, createdAt, expiresAt)
      return { token, expiresAt }
    },

    use(token, flow) {
      const tokens = { fcmToken: newToken(), authToken: newToken() }
      const tokenDigest = digestOf(token)
      const appDigest = digestOf(tokens.fcmToken, tokens.authToken)
      const row = take.get({ now: now(), flow, app_digest: appDigest, token_digest: tokenDigest })
      if (row !== undefined) return { kind: 'valid', tokens }
      return { kind: unused.get(tokenDigest) === undefined ? 'invalid' : 'expired' }
    },

    noteNotification({ fcmToken, authToken }) {
      notify.run({ now: now(), app_digest: digestOf(fcmToken, authToken) })
    },
  }
}
