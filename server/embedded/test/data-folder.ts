import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

import type { Test } from 'tap'

import { openDatabase } from '../src/database.ts'
import { seedSamples } from '../src/seed/seed.ts'

/** Creates an empty folder and removes it after the test. */
export function dataFolder(t: Test): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'embedded-test-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Opens a database with the sample data, and closes and removes it after the test. */
export function seededDatabase(t: Test): DatabaseSync {
  const database = openDatabase(dataFolder(t))
  t.teardown(() => database.close())
  seedSamples(database)
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
