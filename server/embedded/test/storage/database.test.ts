import { chmodSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'

import t from 'tap'

import { seedSamples } from '../../src/seed/seed.ts'
import { StartError } from '../../src/start-error.ts'
import { databaseFile, explainStorageError, openDatabase } from '../../src/storage/database.ts'
import { schemaVersion } from '../../src/storage/migrations.ts'
import { contentOf, dataFolder, seededDatabase, seededFolder } from '../data-folder.ts'

/** Opens the database of a folder and returns the message of the `StartError`, or 'opened'. */
function refusal(folder: string): string {
  try {
    openDatabase(folder).close()
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  return 'opened'
}

/** Runs `work` without root privileges, because file permissions do not restrict root. */
function unprivileged<T>(work: () => T): T {
  const { geteuid, seteuid } = process
  if (geteuid?.() !== 0 || seteuid === undefined) return work()
  seteuid(65_534)
  try {
    return work()
  } finally {
    seteuid(0)
  }
}

t.test(
  'ID-11: an empty folder gets a database of the current schema that survives a power cut',
  async (t) => {
    const database = openDatabase(path.join(dataFolder(t), 'made', 'on', 'demand'))
    t.teardown(() => database.close())
    t.match(database.prepare('PRAGMA user_version').get(), { user_version: schemaVersion })
    t.match(database.prepare('PRAGMA journal_mode').get(), { journal_mode: 'wal' })
    t.match(database.prepare('PRAGMA synchronous').get(), { synchronous: 2 })
    t.match(database.prepare('PRAGMA secure_delete').get(), { secure_delete: 1 })
    t.match(database.prepare('PRAGMA foreign_keys').get(), { foreign_keys: 1 })
    t.match(database.prepare('PRAGMA busy_timeout').get(), { timeout: 5000 })
  },
)

t.test('a second start keeps the data and changes of the first and writes no samples again', async (t) => {
  const folder = dataFolder(t)
  const first = openDatabase(folder)
  t.equal(seedSamples(first), true)
  const isEqual = isDeepStrictEqual(contentOf(first), contentOf(seededDatabase(t)))
  t.ok(isEqual, 'the stored database of the tests holds the same samples')
  first.prepare('UPDATE affiliates SET phone = ? WHERE affiliate_id = 7').run('+390200000000')
  first.prepare('DELETE FROM affiliates WHERE affiliate_id = 9').run()
  const before = contentOf(first)
  first.close()

  const second = openDatabase(folder)
  t.teardown(() => second.close())
  t.equal(seedSamples(second), false)
  t.same(contentOf(second), before)
})

t.test('a seed that fails half-way stores nothing, and the next start writes all samples', async (t) => {
  const folder = dataFolder(t)
  const first = openDatabase(folder)
  first.exec(`CREATE TEMP TRIGGER stop AFTER INSERT ON main.affiliates WHEN new.affiliate_id = 700
    BEGIN SELECT raise(FAIL, 'stopped'); END`)
  t.throws(() => seedSamples(first), /stopped/)
  t.match(first.prepare('SELECT count(*) AS n FROM affiliates').get(), { n: 0 })
  first.close()

  const second = openDatabase(folder)
  t.teardown(() => second.close())
  t.equal(seedSamples(second), true)
  t.match(second.prepare('SELECT count(*) AS n FROM affiliates').get(), { n: 1500 })
})

t.test('a database with a newer schema is refused in one line and stays unchanged', async (t) => {
  const folder = dataFolder(t)
  openDatabase(folder).close()
  const file = path.join(folder, databaseFile)
  const newer = new DatabaseSync(file)
  newer.exec(`PRAGMA user_version = ${schemaVersion + 1}`)
  newer.close()

  const line = refusal(folder)
  t.match(line, /written by a newer version .*update the program, or set another DATA_DIR$/)
  t.notMatch(line, /\n/)
  const after = new DatabaseSync(file)
  t.teardown(() => after.close())
  t.match(after.prepare('PRAGMA user_version').get(), { user_version: schemaVersion + 1 })
})

t.test('a file that is not a database is refused in one line and not overwritten', async (t) => {
  const folder = dataFolder(t)
  const file = path.join(folder, databaseFile)
  writeFileSync(file, 'Somebody’s notes. '.repeat(400))
  t.match(refusal(folder), /upstream\.sqlite is not an SQLite database: move it away/)
  t.match(readFileSync(file, 'utf8'), /^Somebody’s notes/)
})

t.test('a truncated database is refused as damaged', async (t) => {
  const folder = seededFolder(t)
  truncateSync(path.join(folder, databaseFile), 4096 * 40)
  t.match(refusal(folder), /is damaged: restore it from a backup/)
})

t.test('a read-only folder is refused in one line', async (t) => {
  const folder = path.join(dataFolder(t), 'data')
  mkdirSync(folder)
  chmodSync(path.dirname(folder), 0o555)
  chmodSync(folder, 0o555)
  t.teardown(() => chmodSync(path.dirname(folder), 0o755))
  t.match(
    unprivileged(() => refusal(folder)),
    /upstream\.sqlite cannot be opened: give the process a folder that it may write to/,
  )
  t.match(
    unprivileged(() => refusal(path.join(folder, 'deeper'))),
    /deeper cannot be used as a data folder \(EACCES\)/,
  )
})

t.test('a read-only database file is refused in one line', async (t) => {
  const folder = dataFolder(t)
  openDatabase(folder).close()
  chmodSync(path.join(folder, databaseFile), 0o444)
  chmodSync(folder, 0o555)
  t.teardown(() => chmodSync(folder, 0o755))
  t.match(
    unprivileged(() => refusal(folder)),
    /upstream\.sqlite (is read-only|cannot be opened): give the process/,
  )
})

t.test('a data folder that is a file is refused in one line', async (t) => {
  const file = path.join(dataFolder(t), 'data')
  writeFileSync(file, '')
  t.match(refusal(file), /cannot be used as a data folder \(EEXIST\)/)
})

t.test('both SQLite errors of a full disk are explained', async (t) => {
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  const write = Object.assign(new Error('disk I/O error'), { errcode: 10 | (3 << 8) })
  t.match(explainStorageError(full, 'x.sqlite'), { message: /^x\.sqlite cannot grow, the disk is full/ })
  t.match(explainStorageError(write, 'x.sqlite'), { message: /^x\.sqlite cannot be read or written/ })
})

t.test('an error that is not a storage error is returned unchanged', async (t) => {
  const fault = new TypeError('a fault of the program')
  const unique = Object.assign(new Error('UNIQUE constraint failed'), { errcode: 2067 })
  t.equal(explainStorageError(fault, 'x.sqlite'), fault)
  t.equal(explainStorageError(unique, 'x.sqlite'), unique)
})
