/** What a start asks about the samples. It is apart from what makes them, which only the first start needs. */
import type { DatabaseSync } from 'node:sqlite'

export const seedName = 'affiliates'
/** A new name makes the next start give new pictures to samples that an earlier version has written. */
export const picturesName = 'affiliate-pictures-2'

/** Whether an earlier start has written the seed of this name. */
export function isRecorded(database: DatabaseSync, name: string): boolean {
  return database.prepare('SELECT 1 FROM seeds WHERE name = ?').get(name) !== undefined
}

/** Whether the samples of this version have been written, so that there is nothing left to do. */
export function isSeeded(database: DatabaseSync): boolean {
  return isRecorded(database, seedName) && isRecorded(database, picturesName)
}

/** The condition for sample professionals. */
export const isSample = "uid LIKE 'esempio%'"

/** How many sample professionals the database has. */
export function countSamples(database: DatabaseSync): number {
  return Number(database.prepare(`SELECT count(*) AS n FROM affiliates WHERE ${isSample}`).get()?.['n'])
}
