import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'

import t from 'tap'

import { backUp, type BackupReport } from '../../src/commands/backup.ts'
import { seedSamples } from '../../src/seed/seed.ts'
import { StartError } from '../../src/start-error.ts'
import { databaseFile, openDatabase } from '../../src/storage/database.ts'
import { contentOf, dataFolder } from '../data-folder.ts'
import { mainFile } from '../standalone.ts'

const now = Date.UTC(2026, 10, 22, 16, 40, 53)

const run = (...args: string[]) => spawnSync(process.execPath, [mainFile, ...args], { encoding: 'utf8' })

/** Makes a folder with a small database, without the samples. */
function smallFolder(t: Parameters<typeof dataFolder>[0]): string {
  const dataDir = dataFolder(t)
  openDatabase(dataDir).close()
  return dataDir
}

t.test('a backup while rows are written holds whole transactions, and can be served', async (t) => {
  const dataDir = dataFolder(t)
  const database = openDatabase(dataDir)
  t.teardown(() => database.close())
  seedSamples(database)
  const insert = database.prepare(`INSERT INTO unsubscribes (id, email, created_at) VALUES ('u', ?, ?)`)
  let pairs = 0
  function writePair(): void {
    database.exec('BEGIN')
    insert.run(`${2 * pairs}@example.it`, pairs)
    insert.run(`${2 * pairs + 1}@example.it`, pairs)
    database.exec('COMMIT')
    pairs += 1
  }
  for (let i = 0; i < 20; i++) writePair()
  const before = pairs
  const to = path.join(dataFolder(t), 'copies/first')
  const copying = backUp({ dataDir, to, now })
  for (let report: BackupReport | void = undefined; !report; writePair()) {
    report = await Promise.race([copying, setImmediate()])
    if (report) t.same(report, { folder: to, pictures: 0 })
  }
  t.ok(pairs > before, 'rows were written meanwhile')
  t.same(readdirSync(to), [databaseFile], 'one file, without a log beside it')
  t.equal(statSync(to).mode & 0o777, 0o700, 'only its owner can read it')

  const restored = openDatabase(to)
  t.teardown(() => restored.close())
  t.same(contentOf(restored), contentOf(database))
  const rows = restored.prepare('SELECT email, created_at FROM unsubscribes ORDER BY created_at, email').all()
  t.ok(rows.length >= 2 * before, 'everything from before is there')
  t.equal(rows.length % 2, 0, 'no transaction is torn')
  const kept = database
    .prepare('SELECT email, created_at FROM unsubscribes WHERE created_at < ? ORDER BY created_at, email')
    .all(rows.length / 2)
  t.same(rows, kept)
})

t.test('a backup has the pictures that are complete, and no other backup', async (t) => {
  const dataDir = smallFolder(t)
  for (const [file, text] of Object.entries({
    'pictures/a.jpg': 'photo',
    'pictures/b.jpg.part': 'half',
    'professional-pictures/c.webp': 'picture',
    'backups/old/upstream.sqlite': 'old',
  })) {
    mkdirSync(path.join(dataDir, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(dataDir, file), text)
  }
  const { folder, pictures } = await backUp({ dataDir, to: null, now })
  t.equal(folder, path.join(dataDir, 'backups/2026-11-22T16-40-53Z'))
  t.equal(pictures, 2)
  t.same(readdirSync(folder).toSorted(), ['pictures', 'professional-pictures', databaseFile])
  t.equal(readFileSync(path.join(folder, 'pictures/a.jpg'), 'utf8'), 'photo')
  t.notOk(existsSync(path.join(folder, 'pictures/b.jpg.part')))
})

t.test('a database of another version can be backed up', async (t) => {
  const dataDir = smallFolder(t)
  const older = new DatabaseSync(path.join(dataDir, databaseFile))
  older.exec('PRAGMA user_version = 1')
  older.close()
  await t.resolves(backUp({ dataDir, to: null, now }))
})

t.test('a backup replaces nothing, and one that fails leaves nothing', async (t) => {
  const dataDir = smallFolder(t)
  const to = path.join(dataFolder(t), 'copy')
  await backUp({ dataDir, to, now })
  await t.rejects(
    backUp({ dataDir, to, now }),
    new StartError(`${to} exists: a backup never replaces another`),
  )
  await t.rejects(backUp({ dataDir: dataFolder(t), to: null, now }), {
    name: 'StartError',
    message: /there is no /,
  })
  writeFileSync(path.join(dataDir, databaseFile), 'not a database, but as long as one'.repeat(40))
  const other = path.join(dataFolder(t), 'copy')
  await t.rejects(backUp({ dataDir, to: other, now }), {
    name: 'StartError',
    message: /is not an SQLite database/,
  })
  t.same(readdirSync(path.dirname(other)), [])
  const file = path.join(dataFolder(t), 'file')
  writeFileSync(file, '')
  await t.rejects(backUp({ dataDir: smallFolder(t), to: path.join(file, 'copy'), now }), {
    name: 'StartError',
    message: /cannot be written: /,
  })
})

t.test('the command prints where the backup is', async (t) => {
  const dataDir = smallFolder(t)
  const to = path.join(dataFolder(t), 'copy')
  const { status, stdout, stderr } = run('backup', '--to', to, '--data-dir', dataDir)
  t.same([status, stdout, stderr], [0, `${to}: the database and 0 pictures\n`, ''])
  const wrong = run('list', 'bookings', '--to', to)
  t.same([wrong.status, wrong.stderr], [1, '--to goes with backup, not with list\n'])
})
