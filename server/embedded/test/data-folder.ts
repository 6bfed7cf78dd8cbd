import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
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

const root = path.join(import.meta.dirname, '../../..')
const cacheFolder = path.join(root, 'node_modules/.cache/seeded')

/** The hash of all sources from which the sample data and the tables can come, and of the version of Node. */
function sourcesHash(): string {
  const hash = createHash('sha256').update(process.version)
  for (const folder of ['server/embedded/src', 'shared/src']) {
    const files = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
    for (const file of files.toSorted())
      hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/**
 * Reads the seeded database that an earlier process of the tests has stored, or creates it. Seeding takes more than half
 * a second of the processor, reading the sources a tenth of that.
 */
function readSeededFile(): Buffer {
  const stored = path.join(cacheFolder, sourcesHash())
  if (existsSync(stored)) return readFileSync(stored)
  const content = createSeededFile()
  mkdirSync(cacheFolder, { recursive: true })
  // Renamed when it is complete, because other processes of the tests read and write the same file.
  const unfinished = `${stored}.${randomUUID()}`
  writeFileSync(unfinished, content)
  renameSync(unfinished, stored)
  // Nothing reads the files of earlier sources any more. A name with a dot belongs to a process that still writes.
  const old = readdirSync(cacheFolder).filter((name) => !name.includes('.') && name !== path.basename(stored))
  for (const name of old) rmSync(path.join(cacheFolder, name), { force: true })
  return content
}

let seededFile: Buffer | null = null

/** Puts a database with the sample data into an empty folder, as the first start of the embedded upstream does. */
export function seedFolder(folder: string): void {
  seededFile ??= readSeededFile()
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
