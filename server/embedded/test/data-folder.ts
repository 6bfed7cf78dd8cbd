import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

import type { Test } from 'tap'

import { openDatabase } from '../src/database.ts'
import { sowSamples } from '../src/seed/seed.ts'

/** An empty folder that is gone after the test. */
export function dataFolder(t: Test): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'embedded-test-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A database with the sample data, closed and gone after the test. */
export function sownDatabase(t: Test): DatabaseSync {
  const database = openDatabase(dataFolder(t))
  t.teardown(() => database.close())
  sowSamples(database)
  return database
}

/** Everything that the database holds, to compare two of them. */
export function contentOf(database: DatabaseSync): unknown[] {
  return [
    ...database.prepare('SELECT * FROM affiliates ORDER BY affiliate_id').all(),
    ...database.prepare('SELECT * FROM served_cities ORDER BY affiliate_id, position').all(),
    ...database.prepare('SELECT * FROM seeds').all(),
  ]
}
