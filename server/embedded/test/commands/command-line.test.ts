import { spawnSync } from 'node:child_process'

import { romeMidnight } from '@mestieri/shared/rome-time.ts'
import { pino } from 'pino'
import t from 'tap'

import { readCommand } from '../../src/commands/command-line.ts'
import { commandHelp, type CommandName, formatHelp, optionHelp } from '../../src/commands/help.ts'
import { bookingsListing } from '../../src/listings/bookings.ts'
import { professionalsListing } from '../../src/listings/professionals.ts'
import { seedSamples } from '../../src/seed/seed.ts'
import { StartError } from '../../src/start-error.ts'
import { startEmbeddedUpstream } from '../../src/start.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { dataFolder, seededDatabase } from '../data-folder.ts'
import { mainFile } from '../standalone.ts'

const now = Date.parse('2026-11-20T10:05:00Z')
const read = (args: string, env: Record<string, string> = {}) =>
  readCommand(args === '' ? [] : args.split(' '), { listings: ['bookings'], env, now })

t.test(
  'the data folder is that of --data-dir, else of DATA_DIR, else ./data, for every command',
  async (t) => {
    for (const args of [
      '',
      'list bookings',
      'make token',
      'import professionals f.csv',
      'export professionals',
      'remove samples',
      'forget --phone 1',
    ]) {
      t.match(read(args), { dataDir: './data' }, args)
      t.match(read(args, { DATA_DIR: ' ' }), { dataDir: './data' }, args)
      t.match(read(args, { DATA_DIR: '/srv' }), { dataDir: '/srv' }, args)
      t.match(read(`${args} --data-dir x`.trim(), { DATA_DIR: '/srv' }), { dataDir: 'x' }, args)
    }
  },
)

t.test('--since is a day in Rome or an age, and --limit a number', async (t) => {
  t.match(read('list bookings'), { range: { since: null, limit: null } })
  t.match(read('list bookings --since 2026-11-19 --limit 20'), {
    range: { since: romeMidnight('2026-11-19'), limit: 20 },
  })
  t.match(read('list bookings --since 36h'), { range: { since: now - 36 * 3_600_000 } })
  t.match(read('list bookings --since 7d'), { range: { since: now - 7 * 24 * 3_600_000 } })
  for (const wrong of [
    '--since ieri',
    '--since 2026-02-30',
    '--since 7',
    '--limit 0',
    '--limit x',
    '--limit -1',
  ]) {
    t.throws(() => read(`list bookings ${wrong}`), StartError, wrong)
  }
})

t.test('a file has the format of its name or of --format', async (t) => {
  t.match(read('import professionals a.JSON'), {
    file: 'a.JSON',
    format: 'json',
    pictures: null,
    dryRun: false,
  })
  t.match(read('import professionals a --format json --pictures p --dry-run'), {
    format: 'json',
    pictures: 'p',
    dryRun: true,
  })
  t.match(read('export professionals'), { file: null, format: 'csv' })
  t.match(read('export professionals a.json'), { file: 'a.json', format: 'json' })
  for (const wrong of [
    'import professionals',
    'import professionals a b',
    'import bookings a',
    'import professionals a --format xml',
    'remove professional',
    'remove samples x',
  ]) {
    t.throws(() => read(wrong), StartError, wrong)
  }
  t.match(read('remove professional --uid u'), { name: 'remove', uid: 'u' })
})

t.test('--help describes every command with all of its options', async (t) => {
  for (const name of Object.keys(commandHelp) as CommandName[]) {
    t.same(read(`${name} --help`.trim()), { name: 'help', of: name }, name)
    const text = formatHelp(name, ['bookings'])
    for (const option of [...commandHelp[name].options, 'data-dir', 'help'] as const) {
      t.match(text, `--${option}`, `${name}: ${option}`)
      t.match(text, optionHelp[option][1])
    }
    for (const line of text.split('\n')) t.ok(line.length <= 160, line)
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [mainFile, '--help'], { encoding: 'utf8' })
  t.same([status, stderr], [0, ''])
  for (const { usage } of Object.values(commandHelp)) t.ok(stdout.includes(usage), usage)
})

t.test('a range has the newest rows, in the order of the listing', async (t) => {
  const database = seededDatabase(t)
  const insert = database.prepare(
    `INSERT INTO calendar_events (starts_at, place, contact_telephone, test_data, created_at) VALUES (?, 1, ?, 0, ?)`,
  )
  for (const index of [0, 1, 2, 3]) insert.run(now - index * 3_600_000, `+3934700000${index}`, now + index)
  const phones = (range: { since: number | null; limit: number | null }) =>
    bookingsListing.rows(database, range).map(({ phone }) => Number(String(phone).at(-1)))
  t.same(phones({ since: null, limit: null }), [3, 2, 1, 0], 'by the time of the call')
  t.same(phones({ since: now + 1, limit: null }), [3, 2, 1])
  t.same(phones({ since: null, limit: 2 }), [3, 2])
  t.same(phones({ since: now + 4, limit: 2 }), [])
  t.equal(professionalsListing.rows(database, { since: null, limit: 3 }).length, 3)
  const args = ['list', 'professionals', '--since', '7d']
  const env = { ...process.env, DATA_DIR: String(database.location()).replace(/\/[^/]+$/, '') }
  const { status, stderr } = spawnSync(process.execPath, [mainFile, ...args], { encoding: 'utf8', env })
  t.same([status, stderr], [1, 'list professionals takes no --since: they have no time\n'])
})

/** Starts without samples. */
const startEmpty = (dataDir: string) =>
  startEmbeddedUpstream({
    dataDir,
    samples: false,
    log: pino({ level: 'silent' }),
    listen: { port: 0, host: '127.0.0.1' },
  })

t.test('without samples a new database is empty, and one with samples is refused', async (t) => {
  const folder = dataFolder(t)
  const upstream = await startEmpty(folder)
  const { portalUrl } = upstream.address
  const reply = await fetch(`${portalUrl}/get_affiliates_by_profession`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ profession: '', location: '', page_size: 6, page_number: 1 }),
  })
  t.same(await reply.json(), { affiliates: [], total_affiliates: 0, total_pages: 0 })
  await upstream.close()

  const seeded = openDatabase(folder)
  seedSamples(seeded)
  seeded.close()
  await t.rejects(startEmpty(folder), {
    name: 'StartError',
    message: /has 1500 sample professionals, and none are wanted: npm run upstream -- remove samples$/,
  })
})
