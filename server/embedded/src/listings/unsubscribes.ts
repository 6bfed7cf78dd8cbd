import type { Listing } from './listing.ts'
import { inRome } from './values.ts'

/** Who wants no more emails, and when that was first said; times are Rome's. */
export const unsubscribesListing: Listing = {
  title: 'Unsubscribed addresses',
  columns: ['unsubscribed', 'email', 'id'],
  rows: (database) =>
    database
      .prepare('SELECT * FROM unsubscribes ORDER BY created_at, email, id')
      .all()
      .map((row) => ({
        unsubscribed: inRome(row['created_at']),
        email: String(row['email']),
        id: String(row['id']),
      })),
}
