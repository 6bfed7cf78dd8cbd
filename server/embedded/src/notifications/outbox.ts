import type { DatabaseSync } from 'node:sqlite'

const channels = ['email', 'webhook'] as const
export type Channel = (typeof channels)[number]

/** What the owner is told about. */
export type EventKind = 'booking' | 'billing' | 'request'

/** A message that waits. */
export interface WaitingMessage {
  readonly id: number
  readonly kind: EventKind
  /** The key of what it is about. */
  readonly ref: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** How often it was tried. */
  readonly attempts: number
}

export interface Outbox {
  /** The messages of a channel that are to be tried now, the longest waiting first. */
  due(channel: Channel, now: number, limit: number): readonly WaitingMessage[]
  sent(id: number, now: number): void
  /** @param nextAt when to try again, in ms since 1970; null to give it up */
  failed(id: number, reason: string, nextAt: number | null): void
  /** Forgets a message. */
  drop(id: number): void
  /** Forgets messages of that time and before that were sent or given up. */
  forgetUntil(time: number): void
  /** How many messages wait. */
  waiting(): number
}

/** A conversation is reported when nothing was added to it for this long, in ms. */
export const quietPeriod = 15 * 60_000

/** The longest time between two attempts, in ms. */
export const longestDelay = 60 * 60_000
const longestWait = Math.max(quietPeriod, longestDelay)

/**
 * Puts a message into the outbox for whatever comes in, as a part of the same transaction: neither is stored without
 * the other. The triggers belong to this connection alone, so without channels nothing piles up. A repeated request
 * stores no row and makes no message; a conversation makes one, after its last message.
 */
export function watchEvents(database: DatabaseSync, wanted: readonly Channel[]): void {
  for (const channel of wanted) {
    const insert = (kind: EventKind, ref: string, at: string, conflict: string) =>
      `INSERT INTO outbox (channel, kind, ref, created_at, next_at)
        VALUES ('${channel}', '${kind}', ${ref}, new.created_at, ${at}) ON CONFLICT (channel, kind, ref) ${conflict};`
    const quiet = `new.created_at + ${quietPeriod}`
    // A key that is inserted again is another thing: the first one was erased.
    const anew =
      'DO UPDATE SET created_at = excluded.created_at, next_at = excluded.next_at, attempts = 0, last_error = NULL, sent_at = NULL'
    const later = `DO UPDATE SET next_at = excluded.next_at WHERE next_at IS NOT NULL AND attempts = 0`
    database.exec(`
      CREATE TEMP TRIGGER booking_by_${channel} AFTER INSERT ON main.calendar_events BEGIN
        ${insert('booking', 'new.event_id', 'new.created_at', anew)} END;
      CREATE TEMP TRIGGER billing_by_${channel} AFTER INSERT ON main.billing_data BEGIN
        ${insert('billing', 'new.pi', 'new.created_at', anew)} END;
      CREATE TEMP TRIGGER request_by_${channel} AFTER INSERT ON main.chat_messages WHEN new.role = 'user' BEGIN
        ${insert('request', 'new.thread_id', quiet, later)} END;`)
  }
}

/** Reads and changes the outbox of a database. */
export function createOutbox(database: DatabaseSync): Outbox {
  const due = database.prepare(
    `SELECT * FROM outbox WHERE channel = ? AND (next_at <= ? OR next_at > ?)
      ORDER BY next_at, outbox_id LIMIT ?`,
  )
  const sent = database.prepare(
    'UPDATE outbox SET sent_at = ?, next_at = NULL, last_error = NULL, attempts = attempts + 1 WHERE outbox_id = ?',
  )
  const failed = database.prepare(
    'UPDATE outbox SET last_error = ?, next_at = ?, attempts = attempts + 1 WHERE outbox_id = ?',
  )
  const drop = database.prepare('DELETE FROM outbox WHERE outbox_id = ?')
  const forget = database.prepare('DELETE FROM outbox WHERE next_at IS NULL AND created_at <= ?')
  const waiting = database.prepare('SELECT count(*) AS n FROM outbox WHERE next_at IS NOT NULL')
  return {
    due: (channel, now, limit) =>
      // No wait is longer: a later time is from before the clock was set back.
      due.all(channel, now, now + longestWait, limit).map((row) => ({
        id: Number(row['outbox_id']),
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column has a CHECK on the kinds
        kind: String(row['kind']) as EventKind,
        ref: String(row['ref']),
        createdAt: Number(row['created_at']),
        attempts: Number(row['attempts']),
      })),
    sent: (id, now) => void sent.run(now, id),
    failed: (id, reason, nextAt) => void failed.run(reason, nextAt, id),
    drop: (id) => void drop.run(id),
    forgetUntil: (time) => void forget.run(time),
    waiting: () => Number(waiting.get()?.['n']),
  }
}
