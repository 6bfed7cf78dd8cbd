import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

import type { Test } from 'tap'

import { seedSamples } from '../src/seed/seed.ts'
import { databaseFile, openDatabase } from '../src/storage/database.ts'

/** Creates an empty folder and removes it after the test. */
export function dataFolder(t: Test): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'embedded-test-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

let seededFile: Buffer | null = null

/** Creates a database file with the sample data, and returns its content. */
function createSeededFile(): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'embedded-seed-'))
  try {
    const database = openDatabase(folder)
    seedSamples(database)
    // The last connection moves the write-ahead log into the file.
    database.close()
    return readFileSync(path.join(folder, databaseFile))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Puts a database with the sample data into an empty folder, as the first start of the embedded upstream does. Seeding
 * takes more than half a second of the processor, so it is done once per process.
 */
export function seedFolder(folder: string): void {
  seededFile ??= createSeededFile()
  writeFileSync(path.join(folder, databaseFile), seededFile)
}

/** Creates a folder with the sample data and removes it after the test. */
export function seededFolder(t: Test): string {
  const folder = dataFolder(t)
  seedFolder(folder)
  return folder
}

/** Opens a database with the sample data, and closes and removes it after the test. */
export function seededDatabase(t: Test): DatabaseSync {
  const database = openDatabase(seededFolder(t))
  t.teardown(() => database.close())
  return database
}

/** All seeded rows, for comparing two databases. */
export function contentOf(database: DatabaseSync): unknown[] {
  return [
    ...database.prepare('SELECT * FROM affiliates ORDER BY affiliate_id').all(),
    ...database.prepare('SELECT * FROM served_cities ORDER BY affiliate_id, position').all(),
    ...database.prepare('SELECT * FROM seeds').all(),
  ]
}
