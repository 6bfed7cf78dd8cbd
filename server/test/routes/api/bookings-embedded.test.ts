import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'

import { pino } from 'pino'
import t, { type Test } from 'tap'

import { buildEmbeddedUpstream } from '../../../embedded/src/app.ts'
import { openDatabase } from '../../../embedded/src/storage/database.ts'
import { dataFolder, seededDatabase } from '../../../embedded/test/data-folder.ts'
import { buildApp } from '../../../src/app.ts'
import { loadConfig, withPort } from '../../../src/config/config.ts'
import { createServices } from '../../../src/services.ts'
import { shortTable } from '../../upstream/build.ts'

const log = pino({ level: 'silent' })

/** Friday, 10:05 in Rome. */
const now = () => Date.parse('2026-11-20T10:05:00+01:00')

/** The ways in which the response to a successful booking is lost. */
type Loss = 'never comes' | 'connection breaks'

function emptyDatabase(t: Test): DatabaseSync {
  const database = openDatabase(dataFolder(t))
  t.teardown(() => database.close())
  return database
}

/** The whole product over HTTP, with a proxy that can drop the next response to a booking. */
async function start(t: Test, { database = emptyDatabase(t), deadline = 8_000 } = {}) {
  const embedded = buildEmbeddedUpstream({
    database,
    publicOrigin: () => 'http://pictures.example',
    log,
    now,
  })
  const losses: Loss[] = []
  const line = createServer((request, response) => {
    async function passOn() {
      const url = request.url ?? ''
      const payload = await text(request)
      const contentType = { 'content-type': 'application/json' }
      const { statusCode, headers, body } = await embedded.inject({
        method: 'POST',
        url,
        headers: contentType,
        payload,
      })
      const loss = url.includes('add_calendar_event') ? losses.shift() : undefined
      if (loss === 'connection breaks') response.destroy()
      if (loss === undefined) response.writeHead(statusCode, headers as Record<string, string>).end(body)
    }
    void passOn()
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(line.address() as AddressInfo).port}`
  const config = withPort(loadConfig({ TRUST_PROXY: '127.0.0.1' }), 3000)
  const services = createServices({
    config,
    upstream: { portalUrl: `${address}/callablesForPortal`, paymentsUrl: `${address}/payments` },
    embeddedPictures: null,
    callables: shortTable(deadline),
    log,
    clock: now,
  })
  const app = await buildApp({ config, services })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  t.teardown(async () => {
    await app.close()
    await services.close()
    line.closeAllConnections()
    line.close()
    await embedded.close()
  })

  let visitors = 0
  async function send(path: string, body?: object, key?: string) {
    visitors += 1
    const reply = await fetch(origin + path, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: {
        'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}`,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    })
    return { status: reply.status, json: (await reply.json()) as Record<string, unknown> }
  }

  return {
    losses,
    book: (body: object, key?: string) => send('/api/bookings', body, key),
    slots: async (date: string) => (await send(`/api/bookings/slots?date=${date}`)).json['slots'] as string[],
    events: () =>
      database
        .prepare('SELECT contact_telephone AS phone, uid, test_data AS test FROM calendar_events')
        .all(),
  }
}

const wish = { date: '2026-11-23', time: '09:30', phone: '347 123 4567' }

t.test('free times and bookings agree, and of 200 concurrent visitors one gets the slot', async (t) => {
  const { book, slots, events } = await start(t)
  t.same(await slots('2026-11-22'), [])
  t.same(await slots('2026-11-28'), [], 'a day that is full')
  t.equal((await slots('2026-11-20'))[0], '10:30')
  const before = await slots(wish.date)
  t.ok(before.includes(wish.time))
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, index) => book({ ...wish, phone: `347${1_000_000 + index}` })),
  )
  t.equal(replies.filter(({ status }) => status === 201).length, 1)
  t.equal(events().length, 1)
  t.same(
    await slots(wish.date),
    before.filter((time) => time !== wish.time),
  )
})

t.test('a professional books with the phone number on record', async (t) => {
  const database = seededDatabase(t)
  const { book, events } = await start(t, { database })
  const record = database.prepare('SELECT uid, phone FROM affiliates WHERE phone IS NOT NULL').get()
  const [uid, phone] = [String(record?.['uid']), String(record?.['phone'])]
  const reply = await book({ date: wish.date, time: wish.time, uid })
  t.equal(reply.status, 201)
  t.match(reply.json['phone'], /^\+•+\d{3}$/)
  t.same(events(), [{ __proto__: null, phone, uid, test: 1 }])
  const silent = String(database.prepare('SELECT uid FROM affiliates WHERE phone IS NULL').get()?.['uid'])
  t.match(await book({ date: wish.date, time: '10:00', uid: silent }), {
    status: 422,
    json: { code: 'booking_fields_missing' },
  })
})

for (const [loss, first] of [
  ['never comes', { status: 504, json: { code: 'booking_unknown' } }],
  ['connection breaks', { status: 502, json: { code: 'booking_failed' } }],
] as const) {
  t.test(`after a lost response (${loss}) a repeated booking makes no second event`, async (t) => {
    const { losses, book, slots, events } = await start(t, { deadline: 1_500 })
    losses.push(loss)
    t.match(await book(wish, 'key-1'), first)
    t.equal(events().length, 1)
    const second = await book(wish, 'key-1')
    t.match(second, { status: 409, json: { code: 'slot_taken' } })
    await book(wish)
    t.equal(events().length, 1)
    t.notOk((await slots(wish.date)).includes(wish.time), 'whoever reads the day again sees it gone')
  })
}
