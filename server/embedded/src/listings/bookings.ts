import { type Listing, rangeValues } from './listing.ts'
import { romeDateTime, textOf } from './values.ts'

/**
 * Booked calls by start time, the earliest first; times are in Rome. A range is about the time of booking.
 */
export const bookingsListing: Listing = {
  title: 'Booked calls',
  columns: ['call', 'phone', 'second_phone', 'subject', 'professional', 'uid', 'test', 'booked'],
  isDated: true,
  rows: (database, range) =>
    database
      .prepare(
        `SELECT e.*, a.shopname FROM (
          SELECT * FROM calendar_events WHERE created_at >= :since
          ORDER BY created_at DESC, event_id DESC LIMIT :limit
        ) AS e LEFT JOIN affiliates AS a USING (uid) ORDER BY e.starts_at, e.place`,
      )
      .all({ ...rangeValues(range) })
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
