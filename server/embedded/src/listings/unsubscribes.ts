import { type Listing, rangeValues } from './listing.ts'
import { romeDateTime } from './values.ts'

/** Unsubscribed email addresses, with the time of the first request; times are in Rome. */
export const unsubscribesListing: Listing = {
  title: 'Unsubscribed addresses',
  columns: ['unsubscribed', 'email', 'id'],
  isDated: true,
  rows: (database, range) =>
    database
      .prepare(
        `SELECT * FROM (
          SELECT * FROM unsubscribes WHERE created_at >= :since
          ORDER BY created_at DESC, email DESC, id DESC LIMIT :limit
        ) ORDER BY created_at, email, id`,
      )
      .all({ ...rangeValues(range) })
      .map((row) => ({
        unsubscribed: romeDateTime(row['created_at']),
        email: String(row['email']),
        id: String(row['id']),
      })),
}
