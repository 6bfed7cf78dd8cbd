import { readdirSync, readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

import { StartError } from '../start-error.ts'

/** One step of the schema. `PRAGMA user_version` stores the number of the last step that was applied. */
interface Migration {
  readonly version: number
  readonly sql: string
}

const folder = new URL('migrations/', import.meta.url)

/**
 * Reads the steps from `migrations/NNN-name.sql`. @throws Error if the numbers are not 1, 2, 3 … without a
 * gap
 */
function readMigrations(): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  return files.map((file, index) => {
    const version = Number.parseInt(file, 10)
    if (version !== index + 1) throw new Error(`migration ${file}: expected number ${index + 1}`)
    return { version, sql: readFileSync(new URL(file, folder), 'utf8') }
  })
}

const migrations = readMigrations()

/** The schema version of an up-to-date database. */
export const schemaVersion = migrations.length

function versionOf(database: DatabaseSync): number {
  const row = database.prepare('PRAGMA user_version').get()
  return Number(row?.['user_version'])
}

/** @throws StartError if the database does not have exactly this program's schema version */
export function checkVersion(database: DatabaseSync, file: string): void {
  const version = versionOf(database)
  if (version === schemaVersion) return
  const remedy = version > schemaVersion ? 'update this program' : 'start the product once'
  throw new StartError(
    `${file} has schema ${version}, this program knows ${schemaVersion}: ${remedy}, or give another --data-dir`,
  )
}

/**
 * Applies the missing steps in one transaction: if the process is killed half-way, the database stays as it
 * was. The transaction takes the write lock at its start, so that two processes migrate one after the other.
 *
 * @throws StartError if a newer program has written the database
 */
export function migrate(database: DatabaseSync, file: string): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    const version = versionOf(database)
    if (version > schemaVersion) {
      throw new StartError(
        `${file} was written by a newer version (its schema is ${version}, this program knows up to ${schemaVersion}): update the program, or set another DATA_DIR`,
      )
    }
    for (const { version: step, sql } of migrations.slice(version)) {
      database.exec(`${sql}; PRAGMA user_version = ${step}`)
    }
    database.exec('COMMIT')
  } catch (error) {
    // SQLite rolls back by itself when the disk is full.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
