import { type Listing, rangeValues } from './listing.ts'
import { romeDateTime, textOf } from './values.ts'

function stateOf(row: Readonly<Record<string, unknown>>): string {
  if (row['sent_at'] !== null) return 'sent'
  return row['next_at'] === null ? 'given up' : 'waiting'
}

/** Messages to the owner, the oldest first; times are in Rome. */
export const outboxListing: Listing = {
  title: 'Messages to the owner',
  columns: ['came', 'channel', 'about', 'state', 'attempts', 'next', 'sent', 'reason', 'message'],
  isDated: true,
  rows: (database, range) =>
    database
      .prepare(
        `SELECT * FROM (
          SELECT * FROM outbox WHERE created_at >= :since ORDER BY created_at DESC, outbox_id DESC LIMIT :limit
        ) ORDER BY created_at, outbox_id`,
      )
      .all({ ...rangeValues(range) })
      .map((row) => ({
        came: romeDateTime(row['created_at']),
        channel: String(row['channel']),
        about: String(row['kind']),
        state: stateOf(row),
        attempts: Number(row['attempts']),
        next: row['next_at'] === null ? null : romeDateTime(row['next_at']),
        sent: row['sent_at'] === null ? null : romeDateTime(row['sent_at']),
        reason: textOf(row['last_error']),
        message: Number(row['outbox_id']),
      })),
}
