import { type Listing, rangeValues } from './listing.ts'

/**
 * All professionals with their uid, which is part of the URLs of their payment, settlement and booking pages.
 */
export const professionalsListing: Listing = {
  title: 'Professionals',
  columns: ['name', 'trade', 'town', 'uid', 'link'],
  isDated: false,
  rows: (database, range) =>
    database
      .prepare(
        `SELECT * FROM (
          SELECT affiliate_id, shopname, profession, city, province, uid, link FROM affiliates
          ORDER BY affiliate_id DESC LIMIT :limit
        ) ORDER BY affiliate_id`,
      )
      .all({ limit: rangeValues(range).limit })
      .map((row) => ({
        name: String(row['shopname']),
        trade: String(row['profession']),
        town: `${String(row['city'])} (${String(row['province'])})`,
        uid: String(row['uid']),
        link: String(row['link']),
      })),
}
