import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'

import { pino } from 'pino'
import t from 'tap'

import { buildEmbeddedUpstream } from '../../src/app.ts'
import { createPictureStore } from '../../src/callables/chat/picture-store.ts'
import { sweep } from '../../src/retention/sweep.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { buildChat, morning } from '../callables/chat-app.ts'
import { dataFolder } from '../data-folder.ts'
import { countRows, picturesIn, storeRows, talk } from './stored-data.ts'

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await setImmediate()
}

const day = 24 * 60 * 60_000

const all = {
  chat_threads: 1,
  chat_messages: 2,
  chat_pictures: 2,
  calendar_events: 1,
  billing_data: 3,
  payment_intents: 3,
  checkout_sessions: 1,
  short_tokens: 1,
  app_notifications: 1,
  unsubscribes: 1,
}

t.test(
  'SP-09: the sweep erases each kind of data on the day after its time, and nothing earlier',
  async (t) => {
    const chat = buildChat(t)
    await talk(chat, 'imbiancare casa')
    storeRows(chat.database, '3471234567')
    const store = createPictureStore(path.join(chat.folder, 'pictures'), () => 'unused')
    const at = (now: number) => sweep({ database: chat.database, pictures: store, now: () => now })

    t.same(await at(morning + day), {})
    t.same(countRows(chat.database), all)
    t.same(await at(morning + day + 1), { tokens: 1 })
    t.same(await at(morning + 30 * day), {})
    t.same(await at(morning + 30 * day + 1), { intents: 1 })
    t.equal(countRows(chat.database).checkout_sessions, 0)
    t.same(await at(morning + 90 * day + 1), { notifications: 1 })
    t.same(await at(morning + 183 * day + 1), { bookings: 1 })
    t.same(await at(morning + 365 * day), {})
    t.equal(picturesIn(chat.folder).length, 2)
    t.same(await at(morning + 365 * day + 1), {
      conversations: 1,
      messages: 2,
      photos: 2,
      billing: 1,
      intents: 1,
    })
    t.same(picturesIn(chat.folder), [])
    t.same(await at(Date.parse('2036-12-31T23:59:59Z')), {}, 'ten years after the end of 2026')
    t.same(await at(Date.parse('2037-01-01T00:00:00Z')), { billing: 2, intents: 1 })
    t.same(countRows(chat.database), {
      ...Object.fromEntries(Object.keys(all).map((table) => [table, 0])),
      unsubscribes: 1,
    })
  },
)

t.test('SP-09: a new message keeps a conversation, and a payment in processing keeps its data', async (t) => {
  const chat = buildChat(t)
  await talk(chat, 'imbiancare casa')
  storeRows(chat.database, '1')
  chat.database.prepare('UPDATE chat_threads SET updated_at = ?').run(morning + 200 * day)
  chat.database.exec("UPDATE payment_intents SET status = 'processing'")
  const store = createPictureStore(path.join(chat.folder, 'pictures'), () => 'unused')
  const later = { database: chat.database, pictures: store, now: () => morning + 400 * day }
  t.same(await sweep(later), { bookings: 1, tokens: 1, notifications: 1 })
  t.match(countRows(chat.database), { chat_threads: 1, billing_data: 3, payment_intents: 3 })
})

t.test('SP-09: many conversations are erased in batches, and all of them', async (t) => {
  const chat = buildChat(t)
  for (let index = 0; index < 5; index += 1) await talk(chat, `casa ${index}`)
  const store = createPictureStore(path.join(chat.folder, 'pictures'), () => 'unused')
  const later = { database: chat.database, pictures: store, now: () => morning + 366 * day }
  const erased = await sweep({ ...later, batch: 2 })
  t.same(erased, { conversations: 5, messages: 10, photos: 10 })
  t.same(picturesIn(chat.folder), [])
})

t.test('SP-09: files of photos without a conversation are erased when they are a day old', async (t) => {
  const chat = buildChat(t)
  await talk(chat, 'imbiancare casa')
  const pictures = path.join(chat.folder, 'pictures')
  const old = (morning - 1) / 1000
  for (const name of readdirSync(pictures)) utimesSync(path.join(pictures, name), old, old)
  for (const [name, time] of [
    ['orphan_orphan_orphan_orphan.jpg', old],
    ['fresh_fresh_fresh_fresh_fresh.jpg', old + 86_400],
    ['README', old],
  ] as const) {
    writeFileSync(path.join(pictures, name), '')
    utimesSync(path.join(pictures, name), time, time)
  }
  const store = createPictureStore(pictures, () => 'unused')
  t.same(await sweep({ database: chat.database, pictures: store, now: () => morning + day }), { orphans: 1 })
  t.equal(readdirSync(pictures).length, 4)
})

t.test('SP-09: a listening upstream sweeps every day by its clock, and logs what it erased', async (t) => {
  const database = openDatabase(dataFolder(t))
  const log: string[] = []
  const time = { now: morning }
  const ticks: (() => void)[] = []
  const app = buildEmbeddedUpstream({
    database,
    publicOrigin: () => 'http://pictures.example',
    log: pino({ level: 'info' }, { write: (line: string) => void log.push(line) }),
    now: () => time.now,
    every: (ms, run) => {
      t.equal(ms, 60_000)
      ticks.push(run)
      return () => void ticks.pop()
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const [tick = () => {}] = ticks
  const lines = () => log.filter((line) => line.includes('expired data erased'))

  storeRows(database, '1', morning - 500 * day)
  tick()
  t.equal(countRows(database).calendar_events, 0)
  storeRows(database, '2', morning - 500 * day)
  time.now += day - 1
  tick()
  t.equal(countRows(database).calendar_events, 1, 'once a day')
  await until(() => lines().length === 1)
  time.now += 1
  tick()
  await until(() => lines().length === 2)
  t.equal(countRows(database).calendar_events, 0)
  storeRows(database, '3', morning - 500 * day)
  time.now -= day
  tick()
  await app.close()
  t.equal(countRows(database).calendar_events, 0, 'O12: a clock set back by a day does not defer the sweep')
  t.equal(lines().length, 3)
  t.match(JSON.parse(lines()[0] ?? '{}'), { erased: { bookings: 1, tokens: 1, notifications: 1 } })
  t.same(ticks, [], 'the timer stops with the app')
  database.close()
})

t.test('SP-09: a sweep that fails is logged and reported, and the next one tries again', async (t) => {
  const chat = buildChat(t)
  await chat.close()
  const database = openDatabase(chat.folder)
  const log: string[] = []
  const ticks: (() => void)[] = []
  let now = morning
  const app = buildEmbeddedUpstream({
    database,
    publicOrigin: () => 'http://pictures.example',
    log: pino({ level: 'info' }, { write: (line: string) => void log.push(line) }),
    now: () => now,
    every: (_ms, run) => {
      ticks.push(run)
      return () => void ticks.pop()
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const [tick = () => {}] = ticks
  database.exec('ALTER TABLE calendar_events RENAME TO away')
  tick()
  await until(() => log.some((line) => line.includes('expired data not erased')))
  t.match(app.storageReport(), { status: 'failing', lastFailure: { reason: /^SQLITE_ERROR/ } })
  database.exec('ALTER TABLE away RENAME TO calendar_events')
  now += day
  tick()
  await app.close()
  t.equal(app.storageReport().status, 'ok')
  database.close()
})
