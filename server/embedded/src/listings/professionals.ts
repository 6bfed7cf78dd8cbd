import type { Listing } from './listing.ts'

/** Every professional with the id that opens their own pages: payment, settlement and booking. */
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
