import { readdirSync, readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

import { StartError } from './start-error.ts'

/** One step of the schema: its number, which `user_version` keeps, and its SQL. */
interface Migration {
  readonly version: number
  readonly sql: string
}

const folder = new URL('migrations/', import.meta.url)

/** The steps in `migrations/NNN-name.sql`, numbered from 1 without a gap. */
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

/** The version that an up-to-date database has. */
export const schemaVersion = migrations.length

function versionOf(database: DatabaseSync): number {
  const row = database.prepare('PRAGMA user_version').get()
  return Number(row?.['user_version'])
}

/** @throws StartError when another version of the program has written the database, and none has brought it up to date. */
export function checkVersion(database: DatabaseSync, file: string): void {
  const version = versionOf(database)
  if (version === schemaVersion) return
  const remedy = version > schemaVersion ? 'update this program' : 'start the product once'
  throw new StartError(
    `${file} has schema ${version}, this program knows ${schemaVersion}: ${remedy}, or give another --data-dir`,
  )
}

/**
 * Brings the schema up to date, all steps in one transaction: a process that is killed half-way leaves
 * the database as it was. The write lock is taken first, so that of two processes one waits for the other.
 *
 * @throws StartError when a newer program has written the database.
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
    // A full disk has already rolled back by itself.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
