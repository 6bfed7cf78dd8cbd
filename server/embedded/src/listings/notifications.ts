import { type Listing, rangeValues } from './listing.ts'
import { romeDateTime, textOf } from './values.ts'

/** Notifications sent to apps after a login, the oldest first; times are in Rome. */
export const notificationsListing: Listing = {
  title: 'App notifications',
  columns: ['sent', 'professional', 'uid', 'test'],
  isDated: true,
  rows: (database, range) =>
    database
      .prepare(
        `SELECT n.*, a.shopname FROM (
          SELECT * FROM app_notifications WHERE sent_at >= :since ORDER BY notification_id DESC LIMIT :limit
        ) AS n LEFT JOIN affiliates AS a USING (uid) ORDER BY n.notification_id`,
      )
      .all({ ...rangeValues(range) })
      .map((row) => ({
        sent: romeDateTime(row['sent_at']),
        professional: textOf(row['shopname']),
        uid: textOf(row['uid']),
        test: row['flow'] === 'test',
      })),
}
