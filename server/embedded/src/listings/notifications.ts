import type { Listing } from './listing.ts'
import { romeDateTime, textOf } from './values.ts'

/** Notifications sent to apps after a login, the oldest first; times are in Rome. */
export const notificationsListing: Listing = {
  title: 'App notifications',
  columns: ['sent', 'professional', 'uid', 'test'],
  rows: (database) =>
    database
      .prepare(
        `SELECT n.*, a.shopname FROM app_notifications AS n LEFT JOIN affiliates AS a USING (uid)
        ORDER BY n.notification_id`,
      )
      .all()
      .map((row) => ({
        sent: romeDateTime(row['sent_at']),
        professional: textOf(row['shopname']),
        uid: textOf(row['uid']),
        test: row['flow'] === 'test',
      })),
}
