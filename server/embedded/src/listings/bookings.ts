import type { Listing } from './listing.ts'
import { romeDateTime, textOf } from './values.ts'

/** Booked calls by start time, the earliest first; times are in Rome. */
export const bookingsListing: Listing = {
  title: 'Booked calls',
  columns: ['call', 'phone', 'second_phone', 'subject', 'professional', 'uid', 'test', 'booked'],
  rows: (database) =>
    database
      .prepare(
        `SELECT e.*, a.shopname FROM calendar_events AS e LEFT JOIN affiliates AS a USING (uid)
        ORDER BY e.starts_at, e.place`,
      )
      .all()
      .map((row) => ({
        call: romeDateTime(row['starts_at']),
        phone: String(row['contact_telephone']),
        second_phone: textOf(row['secondary_telephone']),
        subject: textOf(row['title']),
        professional: textOf(row['shopname']),
        uid: textOf(row['uid']),
        test: row['test_data'] === 1,
        booked: romeDateTime(row['created_at']),
      })),
}
