import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { romeDateTimeAt, romeMidnight, addDays } from '@mestieri/shared/rome-time.ts'
import t, { type Test } from 'tap'

import { readCommand } from '../src/commands/command-line.ts'
import { formatJson, formatTable } from '../src/listings/print.ts'
import { StartError } from '../src/start-error.ts'
import { databaseFile, openDatabase } from '../src/storage/database.ts'
import { dataFolder, seededFolder } from './data-folder.ts'
import { mainFile, startStandalone } from './standalone.ts'

/** Runs the program until it exits. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [mainFile, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

async function call(portalUrl: string, name: string, payload: object): Promise<unknown> {
  const reply = await fetch(`${portalUrl}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  })
  return reply.json()
}

/** The first free slot from tomorrow on, in Rome. */
async function firstFree(portalUrl: string): Promise<{ date: string; time: string }> {
  const { date: today } = romeDateTimeAt(Date.now())
  for (let ahead = 1; ahead < 8; ahead += 1) {
    const date = addDays(today, ahead)
    const body = { date_milli: romeMidnight(date) }
    const answer = await call(portalUrl, 'get_calendar_availabilities/', body)
    const [slot] = (answer as { availabilities: string[] }).availabilities
    if (slot !== undefined) return { date, time: slot.replace('_', ':') }
  }
  throw new Error('no free slot within a week')
}

function bookedCalls(t: Test, folder: string): Record<string, unknown>[] {
  const { status, stdout, stderr } = run('list', 'bookings', '--json', '--data-dir', folder)
  t.same([status, stderr], [0, ''])
  return JSON.parse(stdout) as Record<string, unknown>[]
}

t.test(
  'ID-11: a confirmed booking survives a kill and is listed while the upstream serves and after it has ended',
  async (t) => {
    const folder = seededFolder(t)
    const first = await startStandalone(t, folder)
    const { date, time } = await firstFree(first.portalUrl)
    const known = run('list', 'professionals', '--json', '--data-dir', folder).stdout
    const uid = (JSON.parse(known) as { uid: string }[])[0]?.uid
    const event = {
      date_time: new Date(romeMidnight(date) + 9 * 3_600_000).toISOString(),
      contact_telephone: '+393471234567',
      title: 'Domande',
      uid,
      test_data: true,
    }
    t.equal(time, '09:00', 'the first slot of the day')
    t.ok(await call(first.portalUrl, 'add_calendar_event/', event))
    const gone = once(first.process, 'exit')
    t.match(bookedCalls(t, folder), [{ call: `${date} 09:00`, phone: '+393471234567', test: true, uid }])
    first.process.kill('SIGKILL')
    await gone

    t.match(bookedCalls(t, folder), [{ call: `${date} 09:00`, subject: 'Domande', professional: /\w/ }])
    const second = await startStandalone(t, folder)
    t.equal(await call(second.portalUrl, 'add_calendar_event/', event), false, 'the slot stays taken')
    const { status, stdout } = run('list', 'bookings', '--data-dir', folder)
    t.equal(status, 0)
    const [title, blank, heading, line] = stdout.split('\n')
    t.same([title, blank], ['Booked calls: 1', ''])
    t.match(heading, /^call +phone +second phone +subject +professional +uid +test +booked$/)
    t.match(line, `${date} 09:00  +393471234567  –             Domande`)
    t.equal(line?.indexOf('+39'), heading?.indexOf('phone'), 'columns stand under their headings')
  },
)

t.test('an empty list is printed as such, and listing creates no database', async (t) => {
  const folder = dataFolder(t)
  const missing = run('list', 'bookings', '--data-dir', folder)
  t.match(missing, { status: 1, stdout: '', stderr: /^there is no .+: start the product once[^\n]*\n$/ })
  openDatabase(folder).close()
  t.match(run('list', 'bookings', '--data-dir', folder), { status: 0, stdout: 'Booked calls: 0\n' })
  t.same(bookedCalls(t, folder), [])
})

t.test('a database with another schema version is refused with advice', async (t) => {
  for (const [version, words] of [
    [0, /start the product once/],
    [9999, /update this program/],
  ] as const) {
    const folder = dataFolder(t)
    const database = new DatabaseSync(path.join(folder, databaseFile))
    database.exec(`PRAGMA user_version = ${version}; CREATE TABLE any_table (a)`)
    database.close()
    const { status, stderr } = run('list', 'bookings', '--data-dir', folder)
    t.equal(status, 1)
    t.match(stderr, words)
    t.equal(stderr.split('\n').length, 2, 'in one line')
  }
})

t.test('an unknown command exits with one line and code 1', async (t) => {
  for (const args of [
    ['show'],
    ['list'],
    ['list', 'secrets'],
    ['list', 'toString'],
    ['list', 'bookings', 'more'],
    ['list', 'bookings', '--port', '1'],
    ['--json'],
  ]) {
    const { message } = t.throws(
      () => readCommand(args, { listings: ['bookings'], env: {}, now: 0 }),
      StartError,
    ) as Error
    t.match(message, /^[^\n]*list[^\n]*$/, args.join(' '))
  }
  t.match(run('list', 'secrets'), {
    status: 1,
    stdout: '',
    stderr: /^list takes one name: list [^\n]*bookings[^\n]*\n$/,
  })
})

t.test('a reader that closes the pipe early causes no error', async (t) => {
  const folder = dataFolder(t)
  openDatabase(folder).close()
  const child = spawn(process.execPath, [mainFile, 'list', 'bookings', '--data-dir', folder])
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stdout.destroy()
  const [status] = (await once(child, 'exit')) as [number]
  t.same([status, said], [0, ''])
})

t.test('IV-10: control characters from the network are replaced before they reach a terminal', async (t) => {
  const listing = { title: 'Things', columns: ['name', 'much_more'], isDated: false, rows: () => [] }
  const rows = [
    { name: 'a\u001B[31mred\nline\u202Eright', much_more: 1 },
    { name: null, much_more: true },
  ]
  t.equal(
    formatTable(listing, rows),
    [
      'Things: 2',
      '',
      'name                  much more',
      'a\uFFFD[31mred\uFFFDline\uFFFDright  1',
      '–                     yes',
      '',
    ].join('\n'),
  )
  t.same(JSON.parse(formatJson(listing, rows)), rows)
})
