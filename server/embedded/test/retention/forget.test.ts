import { spawnSync } from 'node:child_process'

import t from 'tap'

import { readCommand } from '../../src/commands/command-line.ts'
import { type ForgetTarget, forget, formatForgotten } from '../../src/retention/forget.ts'
import { StartError } from '../../src/start-error.ts'
import { buildChat, morning } from '../callables/chat-app.ts'
import { seededFolder } from '../data-folder.ts'
import { mainFile, startStandalone } from '../standalone.ts'
import { countRows, isStored, picturesIn, storeRows, talk } from './stored-data.ts'

const phone = '3471234567'
const day = 24 * 60 * 60_000

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [mainFile, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

/** Runs a command as an operator whose environment has the product's `DATA_DIR`. */
function runIn(folder: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: folder }
  return spawnSync(process.execPath, [mainFile, ...args], { encoding: 'utf8', env }).stdout
}

t.test('SP-11: after forget --phone no row, no file and no byte of that person is left', async (t) => {
  const chat = buildChat(t)
  const thread = await talk(chat, 'imbiancare casa', `chiamatemi al ${phone}, sono Canarino`)
  const other = await talk(chat, 'imbiancare casa', 'il mio numero è 3479999999')
  storeRows(chat.database, phone)
  storeRows(chat.database, '3479999999')
  chat.database
    .prepare('UPDATE calendar_events SET title = ? WHERE contact_telephone = ?')
    .run('Sopralluogo da Canarino', `+39${phone}`)
  const before = countRows(chat.database)
  t.equal(picturesIn(chat.folder).length, 4)
  await chat.close()

  const preview = runIn(chat.folder, 'forget', '--phone', phone, '--dry-run')
  const lines = ['conversations: 1', 'messages: 4', 'photos: 2', 'bookings: 1']
  t.same(
    preview.trimEnd().split('\n'),
    lines.map((line) => `would remove ${line}`),
  )
  const kept = buildChat(t, chat.folder)
  t.same(countRows(kept.database), before, 'a dry run erases nothing')
  t.equal(picturesIn(chat.folder).length, 4)
  await kept.close()

  const done = run('forget', '--phone', `+39 ${phone}`, '--data-dir', chat.folder)
  t.same([done.status, done.stderr], [0, ''])
  t.same(
    done.stdout.trimEnd().split('\n'),
    lines.map((line) => `removed ${line}`),
  )
  t.equal(picturesIn(chat.folder).length, 2)
  t.notOk(isStored(chat.folder, 'Canarino'), 'the bytes are overwritten')
  t.ok(isStored(chat.folder, '3479999999'))
  const later = buildChat(t, chat.folder)
  t.same(await later.history(other).then(({ length }) => length), 4)
  t.equal((await later.call('retrieve_assistant_messages', { thread_id: thread })).status, 404)
  t.match(run('forget', '--phone', phone, '--data-dir', chat.folder).stdout, /^nothing found\n$/)
})

t.test('SP-11: forget --email keeps invoices and says so', async (t) => {
  const { database } = buildChat(t)
  storeRows(database, 'anna')
  storeRows(database, 'marianna')
  const target: ForgetTarget = { by: 'email', value: 'Anna@example.it' }
  const forgotten = forget({ database, target, dryRun: false, now: () => morning })
  t.match(forgotten, {
    removed: { billing: 1, intents: 1, unsubscribes: 1, bookings: 0 },
    kept: { billing: 2, professionals: 0 },
  })
  t.match(
    formatForgotten(forgotten, false),
    /^removed billing: 1\nremoved intents: 1\nremoved unsubscribes: 1\nkept billing: 2 \(the law .*2220 c\.c\.\)\n$/,
  )
  t.equal(countRows(database).unsubscribes, 1)
})

t.test('SP-11: a professional’s bookings, logins and notifications go with their number', async (t) => {
  const { database } = buildChat(t)
  database.exec(`INSERT INTO affiliates (affiliate_id, uid, link, shopname, affiliate_name, profession,
    affiliate_services, city, province, work_pictures, satisfied_customers, phone, email)
    VALUES (1, 'u_anna', 'anna', 'Anna', 'Anna', 'Idraulico', '[]', 'Monza', 'MB', '[]', 0, '${phone}', NULL)`)
  storeRows(database, 'anna')
  database.exec("UPDATE calendar_events SET uid = 'u_anna'")
  const target: ForgetTarget = { by: 'phone', value: phone }
  t.match(forget({ database, target, dryRun: false, now: () => morning }), {
    removed: { bookings: 1, tokens: 1, notifications: 1 },
    kept: { professionals: 1 },
  })
})

t.test('SP-11: forget --thread erases one conversation, and --older-than all that is old', async (t) => {
  const chat = buildChat(t)
  const { database } = chat
  const [first] = [await talk(chat, 'imbiancare casa'), await talk(chat, 'rifare il bagno')]
  const erase = (target: ForgetTarget, now = morning) =>
    forget({ database, target, dryRun: false, now: () => now })
  t.match(erase({ by: 'thread', value: first }).removed, { conversations: 1, messages: 2, photos: 2 })
  t.equal(erase({ by: 'thread', value: 'thread_unknown' }).removed.conversations, 0)
  storeRows(database, 'anna')
  t.match(erase({ by: 'older-than', days: 10 }, morning + 10 * day).removed, {
    conversations: 0,
    bookings: 0,
  })
  const { removed, kept } = erase({ by: 'older-than', days: 10 }, morning + 10 * day + 1)
  t.match(removed, { conversations: 1, photos: 2, bookings: 1, billing: 1, intents: 2, tokens: 1 })
  t.match(kept, { billing: 0 })
  t.match(countRows(database), { billing_data: 2, unsubscribes: 1 }, 'invoices and refusals of emails stay')
})

t.test('SP-11: data can be forgotten while the upstream serves', async (t) => {
  const folder = seededFolder(t)
  const { portalUrl } = await startStandalone(t, folder)
  const post = async (name: string, body: object) =>
    fetch(`${portalUrl}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const said = { service: 'tinteggiatura', content: `sono al ${phone}` }
  const { thread_id: thread } = (await (await post('chat_with_assistant', said)).json()) as {
    thread_id: string
  }
  const { stdout } = run('forget', '--thread', thread, '--json', '--data-dir', folder)
  t.match(JSON.parse(stdout), { dryRun: false, removed: { conversations: 1, messages: 2 } })
  t.equal((await post('retrieve_assistant_messages', { thread_id: thread })).status, 404)
})

t.test('SP-11: forget erases in the DATA_DIR of the product, unless --data-dir names another folder', (t) => {
  const erases = (dataDir: string, env: Record<string, string>, ...more: string[]) =>
    t.match(readCommand(['forget', '--phone', phone, ...more], { listings: [], env, now: 0 }), { dataDir })
  erases('./data', {})
  erases('./data', { DATA_DIR: ' ' })
  erases('/srv/data', { DATA_DIR: '/srv/data' })
  erases('./other', { DATA_DIR: '/srv/data' }, '--data-dir', './other')
  t.end()
})

const read = (...args: string[]) =>
  readCommand(['forget', ...args], { listings: ['bookings'], env: {}, now: 0 })

t.test('forget takes one target, and the target must be valid', (t) => {
  t.match(read('--older-than', '90d'), {
    name: 'forget',
    target: { by: 'older-than', days: 90 },
    dryRun: false,
  })
  t.match(read('--email', 'a@b.it', '--dry-run', '--json'), {
    target: { by: 'email' },
    dryRun: true,
    json: true,
  })
  for (const args of [
    [],
    ['--phone', '1', '--email', 'a@b.it'],
    ['--phone', ' '],
    ['--older-than', '0'],
    ['--older-than', 'ieri'],
    ['--phone', '1', '--port', '1'],
    ['everything', '--phone', '1'],
  ]) {
    t.throws(() => read(...args), StartError, args.join(' '))
  }
  t.throws(
    () => readCommand(['list', 'bookings', '--dry-run'], { listings: ['bookings'], env: {}, now: 0 }),
    /--dry-run goes with .* and forget, not with list/,
  )
  const { database } = buildChat(t)
  for (const target of [
    { by: 'phone', value: '12' },
    { by: 'email', value: 'anna' },
  ] as const) {
    t.throws(() => forget({ database, target, dryRun: false, now: () => 0 }), StartError)
  }
  t.end()
})
