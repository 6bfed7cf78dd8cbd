import { billingListing } from './billing.ts'
import { bookingsListing } from './bookings.ts'
import type { Listing } from './listing.ts'
import { notificationsListing } from './notifications.ts'
import { outboxListing } from './outbox.ts'
import { professionalsListing } from './professionals.ts'
import { unsubscribesListing } from './unsubscribes.ts'

/** Every listing by its name on the command line. */
export const listings: Readonly<Record<string, Listing>> = {
  professionals: professionalsListing,
  bookings: bookingsListing,
  billing: billingListing,
  notifications: notificationsListing,
  outbox: outboxListing,
  unsubscribes: unsubscribesListing,
}
