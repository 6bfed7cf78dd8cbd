import type { Listing } from './listing.ts'

/**
 * All professionals with their uid, which is part of the URLs of their payment, settlement and booking pages.
 */
export const professionalsListing: Listing = {
  title: 'Professionals',
  columns: ['name', 'trade', 'town', 'uid', 'link'],
  rows: (database) =>
    database
      .prepare('SELECT shopname, profession, city, province, uid, link FROM affiliates ORDER BY affiliate_id')
      .all()
      .map((row) => ({
        name: String(row['shopname']),
        trade: String(row['profession']),
        town: `${String(row['city'])} (${String(row['province'])})`,
        uid: String(row['uid']),
        link: String(row['link']),
      })),
}
