import { withListingsMadeAnew } from '../../embedded/src/made-anew.ts'
import { seedSamples } from '../../embedded/src/seed/seed.ts'
import { openDatabase } from '../../embedded/src/storage/database.ts'
import { inTransaction } from '../../embedded/src/storage/transaction.ts'

/** Fills a data folder with the samples so many times over, as professionals of one's own. */
export function writeDirectory(folder: string, times: number): void {
  const database = openDatabase(folder)
  seedSamples(database)
  const columns = database
    .prepare('PRAGMA table_info(affiliates)')
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !['affiliate_id', 'uid', 'link'].includes(name))
    .join(', ')
  inTransaction(database, () =>
    withListingsMadeAnew(database, () =>
      database.exec(`UPDATE affiliates SET uid = 'own-' || affiliate_id;
        CREATE TEMP TABLE copies AS
          WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${times - 1})
          SELECT i FROM n WHERE ${times} > 1;
        INSERT INTO affiliates (affiliate_id, uid, link, ${columns})
          SELECT affiliate_id + i * 10000, uid || '-' || i, link || '-' || i, ${columns} FROM affiliates, copies;
        INSERT INTO served_cities
          SELECT affiliate_id + i * 10000, position, city, province, place_key FROM served_cities, copies;`),
    ),
  )
  database.close()
}
