import type { DatabaseSync } from 'node:sqlite'

/** Runs `work` in one transaction. If it throws, nothing is stored. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // SQLite rolls back by itself when the disk is full.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
