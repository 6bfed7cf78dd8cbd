import { spawnSync } from 'node:child_process'

import t from 'tap'

import { compiledModules } from '../../test/support/process.ts'
import { readCommand } from '../src/commands/command-line.ts'
import { notificationsListing } from '../src/listings/notifications.ts'
import { unsubscribesListing } from '../src/listings/unsubscribes.ts'
import { formatToken, makeToken } from '../src/make-token.ts'
import { readSiteOrigin } from '../src/site-origin.ts'
import { StartError } from '../src/start-error.ts'
import { openDatabase } from '../src/storage/database.ts'
import { dataFolder, seededDatabase } from './data-folder.ts'
import { mainFile } from './standalone.ts'

const now = () => Date.parse('2026-11-20T10:05:00Z')
const newToken = () => 'a0b1'
const origin = 'https://www.example.it'

function run(args: string[], env: Record<string, string> = {}) {
  const options = {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', ...compiledModules(), ...env },
  } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [mainFile, ...args], options)
  return { status, stdout, stderr }
}

t.test('a token belongs to one professional and is printed with the URLs of both pages', async (t) => {
  const database = seededDatabase(t)
  const some = { database, uid: null, expired: false, origin, now, newToken }
  const made = makeToken(some)
  const [first, second] = database.prepare('SELECT uid FROM affiliates ORDER BY affiliate_id LIMIT 2').all()
  t.same(made, {
    token: 'a0b1',
    uid: first?.['uid'],
    expires: '2026-11-20T10:20:00.000Z',
    address: `${origin}/auth/business_app_account_validation?short_token=a0b1`,
    testAddress: `${origin}/auth/business_app_account_validation_test?short_token=a0b1`,
  })
  t.equal(
    formatToken(made),
    `short_token=a0b1\nuid=${made.uid}\nexpires=${made.expires}\npage=${made.address}\ntest_page=${made.testAddress}\n`,
  )
  const uid = String(second?.['uid'])
  const other = makeToken({ ...some, uid, expired: true, newToken: () => 'c2d3' })
  t.match(other, { uid, expires: '2026-11-20T10:05:00.000Z' })
  t.throws(() => makeToken({ ...some, uid: 'nobody' }), StartError)
})

t.test(
  'the command creates a token while another process has the database open, and needs a database',
  async (t) => {
    const folder = dataFolder(t)
    const args = ['make', 'token', '--data-dir', folder]
    t.match(run(args), { status: 1, stdout: '', stderr: /^there is no .+: start the product once[^\n]*\n$/ })
    const database = openDatabase(folder)
    t.teardown(() => database.close())
    t.match(run(args), { status: 1, stderr: /^there is no professional yet\n$/ })
    database.exec(
      `INSERT INTO affiliates (uid, link, shopname, affiliate_name, profession, affiliate_services, city, province,
      work_pictures, satisfied_customers)
    VALUES ('u-1', 'rossi', 'Rossi', 'Mario Rossi', 'Idraulico', '[]', 'MONZA', 'MB', '[]', 0)`,
    )
    t.match(run([...args, '--uid', 'u-2']), { status: 1, stderr: /^no professional has that uid\n$/ })
    const made = run([...args, '--uid', 'u-1', '--json'], { PUBLIC_URL: origin })
    t.same([made.status, made.stderr], [0, ''])
    const { token, address } = JSON.parse(made.stdout) as { token: string; address: string }
    t.match(token, /^[0-9a-f]{48}$/)
    t.equal(address, `${origin}/auth/business_app_account_validation?short_token=${token}`)
    t.match(run([...args, '--expired'], { PORT: '4321' }).stdout, /^page=http:\/\/localhost:4321\/auth\//m)
    const count = database.prepare('SELECT count(*) AS n, sum(expires_at <= ?) AS expired FROM short_tokens')
    t.match(count.get(Date.now()), { n: 2, expired: 1 })
  },
)

t.test('an option of another command is refused in one line', async (t) => {
  t.same(
    readCommand(['make', 'token', '--uid', 'u', '--expired'], { listings: ['bookings'], env: {}, now: 0 }),
    {
      name: 'make token',
      dataDir: './data',
      uid: 'u',
      expired: true,
      json: false,
    },
  )
  for (const [args, words] of [
    [['make'], /make is not a command/],
    [['make', 'coffee'], /make coffee is not a command/],
    [['make', 'token', 'more'], /is not a command/],
    [['make', 'token', '--port', '1'], /--port goes with serving/],
    [['--uid', 'u'], /--uid goes with make token/],
    [['--expired'], /--expired goes with make token/],
    [['list', 'bookings', '--uid', 'u'], /--uid goes with make token/],
    [['make', 'token', '--uid'], /uid/],
  ] as const) {
    const { message } = t.throws(
      () => readCommand([...args], { listings: ['bookings'], env: {}, now: 0 }),
      StartError,
    ) as Error
    t.match(message, words, args.join(' '))
    t.notMatch(message, '\n')
  }
})

t.test('the origin of the site comes from PUBLIC_URL or PORT, and errors do not repeat it', async (t) => {
  t.equal(readSiteOrigin({}), 'http://localhost:3000')
  t.equal(readSiteOrigin({ PORT: '4000', PUBLIC_URL: ' ' }), 'http://localhost:4000')
  t.equal(readSiteOrigin({ PORT: '4000', PUBLIC_URL: `${origin}/` }), origin)
  for (const PUBLIC_URL of ['canary', 'ftp://canary.example']) {
    const { message } = t.throws(() => readSiteOrigin({ PUBLIC_URL }), StartError) as Error
    t.notMatch(message, 'canary')
  }
})

t.test('the listings show sent notifications and unsubscribed addresses', async (t) => {
  const database = seededDatabase(t)
  const affiliate = database.prepare('SELECT uid, shopname FROM affiliates WHERE affiliate_id = 2').get()
  const uid = String(affiliate?.['uid'])
  database.prepare(`INSERT INTO app_notifications (uid, flow, sent_at) VALUES (?, 'test', ?)`).run(uid, now())
  database.prepare('INSERT INTO app_notifications (sent_at) VALUES (?)').run(now() + 60_000)
  t.same(notificationsListing.rows(database), [
    { sent: '2026-11-20 11:05', professional: affiliate?.['shopname'], uid, test: true },
    { sent: '2026-11-20 11:06', professional: null, uid: null, test: false },
  ])
  const insert = database.prepare('INSERT INTO unsubscribes (id, email, created_at) VALUES (?, ?, ?)')
  insert.run('43', 'b@example.it', now() + 60_000)
  insert.run('42', 'a@example.it', now())
  t.same(unsubscribesListing.rows(database), [
    { unsubscribed: '2026-11-20 11:05', email: 'a@example.it', id: '42' },
    { unsubscribed: '2026-11-20 11:06', email: 'b@example.it', id: '43' },
  ])
})
