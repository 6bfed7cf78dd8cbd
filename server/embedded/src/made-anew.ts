import type { DatabaseSync } from 'node:sqlite'

/**
 * Runs `work` without the triggers that keep the listings of places, and makes the listings anew afterwards. From some
 * thousand changed professionals on that is quicker: rows in order go into an index four times as fast. The caller has
 * opened a transaction, so nobody sees the listings meanwhile.
 */
export function withListingsMadeAnew<T>(database: DatabaseSync, work: () => T): T {
  const triggers = database
    .prepare(
      `SELECT name, sql FROM main.sqlite_schema
      WHERE type = 'trigger' AND tbl_name IN ('affiliates', 'served_cities', 'place_listings')`,
    )
    .all()
  for (const { name } of triggers) database.exec(`DROP TRIGGER main."${String(name)}"`)
  const result = work()
  database.exec(`DELETE FROM place_listings; DELETE FROM place_counts;
    INSERT INTO place_listings SELECT * FROM all_place_listings;
    INSERT INTO place_counts SELECT * FROM all_place_counts;`)
  for (const { sql } of triggers) database.exec(String(sql))
  return result
}
