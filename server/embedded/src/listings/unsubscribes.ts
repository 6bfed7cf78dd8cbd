import type { Listing } from './listing.ts'
import { romeDateTime } from './values.ts'

/** Unsubscribed email addresses, with the time of the first request; times are in Rome. */
export const unsubscribesListing: Listing = {
  title: 'Unsubscribed addresses',
  columns: ['unsubscribed', 'email', 'id'],
  rows: (database) =>
    database
      .prepare('SELECT * FROM unsubscribes ORDER BY created_at, email, id')
      .all()
      .map((row) => ({
        unsubscribed: romeDateTime(row['created_at']),
        email: String(row['email']),
        id: String(row['id']),
      })),
}
