import { pino } from 'pino'
import t, { type Test } from 'tap'
import { Agent, request } from 'undici'

import { buildEmbeddedUpstream } from '../../src/app.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { dataFolder } from '../data-folder.ts'

const midnight = (date: string) => Date.parse(`${date}T00:00:00+01:00`)

/** The calendar's callables over HTTP, with an empty database; it is Friday, 10:05 in Rome. */
async function start(t: Test, now = '2026-11-20T10:05:00+01:00') {
  const database = openDatabase(dataFolder(t))
  const app = buildEmbeddedUpstream({
    database,
    publicOrigin: () => 'http://pictures.example',
    log: pino({ level: 'silent' }),
    now: () => Date.parse(now),
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ connections: 200 })
  t.teardown(async () => {
    await agent.close()
    await app.close()
    database.close()
  })

  async function call(name: string, body: object) {
    const reply = await request(`${origin}/callablesForPortal/${name}`, {
      dispatcher: agent,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: reply.statusCode, body: await reply.body.json() }
  }

  return {
    database,
    call,
    slots: async (dateMs: number) => {
      const { body } = await call('get_calendar_availabilities/', { date_milli: dateMs })
      return (body as { availabilities: string[] }).availabilities
    },
    book: (dateTime: string, phone = '+393471234567', more = {}) =>
      call('add_calendar_event/', {
        date_time: dateTime,
        contact_telephone: phone,
        test_data: true,
        ...more,
      }),
    events: () => database.prepare('SELECT * FROM calendar_events ORDER BY starts_at, place').all(),
  }
}

const phones = Array.from({ length: 200 }, (_, index) => `+39347${String(index).padStart(7, '0')}`)

t.test('a day lists its free times, without the booked ones', async (t) => {
  const { slots, book, events } = await start(t)
  const monday = await slots(midnight('2026-11-23'))
  t.same(monday.slice(0, 3), ['09_00', '09_30', '10_00'])
  t.same(await slots(midnight('2026-11-23') + 12 * 3_600_000), monday, 'any instant of the day')
  t.same(await slots(midnight('2026-11-22')), [], 'a Sunday')
  t.same(await slots(midnight('2026-11-28')), [], 'a day that is full')

  const more = { secondary_telephone: '+39021234567', title: 'Domande', uid: 'esempio1' }
  t.same(await book('2026-11-23T09:30:00+01:00', '+393471234567', more), {
    status: 200,
    body: { event_id: 1 },
  })
  t.same(
    await slots(midnight('2026-11-23')),
    monday.filter((time) => time !== '09_30'),
  )
  t.same(await slots(midnight('2026-11-24')), monday)
  t.same(events(), [
    {
      __proto__: null,
      event_id: 1,
      starts_at: Date.parse('2026-11-23T08:30:00Z'),
      place: 1,
      contact_telephone: '+393471234567',
      secondary_telephone: '+39021234567',
      title: 'Domande',
      uid: 'esempio1',
      test_data: 1,
      created_at: Date.parse('2026-11-20T10:05:00+01:00'),
    },
  ])
})

t.test('past times of today are neither offered nor booked', async (t) => {
  const { slots, book } = await start(t)
  const today = await slots(midnight('2026-11-20'))
  t.equal(today[0], '10_30')
  t.same(await slots(midnight('2026-11-19')), [])
  t.same(await book('2026-11-20T10:00:00+01:00'), { status: 200, body: false })
  t.same(await book('2026-11-19T10:30:00+01:00'), { status: 200, body: false })
  t.match(await book('2026-11-20T10:30:00+01:00'), { body: { event_id: 1 } })
})

t.test('a time that is not in the plan is refused', async (t) => {
  const { call, book, events } = await start(t)
  for (const dateTime of [
    '2026-11-23T09:15:00+01:00',
    '2026-11-23T09:30:30+01:00',
    '2026-11-23T09:30:00.500+01:00',
    '2026-11-23T08:30:00+01:00',
    '2026-11-23T19:00:00+01:00',
    '2026-11-21T13:00:00+01:00',
    '2026-11-22T09:30:00+01:00',
    '2026-11-28T09:30:00+01:00',
    '9998-11-23T19:00:00+01:00',
  ]) {
    t.same(await book(dateTime), { status: 200, body: false }, dateTime)
  }
  for (const body of [
    {},
    { date_time: '2026-11-23T09:30:00+01:00' },
    { date_time: '2026-11-23T09:30:00+01:00', contact_telephone: '' },
    { date_time: '2026-11-23T09:30:00', contact_telephone: '+393471234567' },
    { date_time: '2026-11-33T09:30:00+01:00', contact_telephone: '+393471234567' },
    { date_time: '0000-01-01T09:30:00+01:00', contact_telephone: '+393471234567' },
    { date_time: '9999-12-31T23:30:00+01:00', contact_telephone: '+393471234567' },
    { date_time: 'domani', contact_telephone: '+393471234567' },
  ]) {
    t.equal((await call('add_calendar_event/', body)).status, 400, JSON.stringify(body))
  }
  t.same(events(), [])
})

t.test('after a clock change a slot is at the local time in Rome', async (t) => {
  const { slots, book } = await start(t, '2026-10-20T10:00:00+02:00')
  t.match(await book('2026-10-26T09:30:00+01:00'), { body: { event_id: 1 } })
  t.match(await book('2026-10-23T09:30:00+02:00'), { body: { event_id: 2 } })
  t.notOk((await slots(Date.parse('2026-10-26T00:00:00+01:00'))).includes('09_30'))
  t.notOk((await slots(Date.parse('2026-10-23T00:00:00+02:00'))).includes('09_30'))
})

t.test('of 200 concurrent bookings of one slot exactly one succeeds', async (t) => {
  const { book, slots, events } = await start(t)
  const replies = await Promise.all(phones.map((phone) => book('2026-11-23T09:30:00+01:00', phone)))
  t.ok(replies.every(({ status }) => status === 200))
  t.equal(replies.filter(({ body }) => Boolean(body)).length, 1)
  t.equal(events().length, 1)
  t.notOk((await slots(midnight('2026-11-23'))).includes('09_30'))
})

t.test('with capacity two a phone number gets one call, and two numbers fill the slot', async (t) => {
  const { book, slots, events, database } = await start(t)
  const afternoon = '2026-11-23T15:00:00+01:00'
  const same = await Promise.all(Array.from({ length: 200 }, () => book(afternoon, phones[0])))
  t.same(
    new Set(same.map(({ body }) => JSON.stringify(body))),
    new Set(['{"event_id":1}']),
    'one call, told to all',
  )
  t.equal(events().length, 1)
  t.ok((await slots(midnight('2026-11-23'))).includes('15_00'), 'one place is left')
  const others = await Promise.all(phones.slice(1).map((phone) => book(afternoon, phone)))
  t.equal(others.filter(({ body }) => Boolean(body)).length, 1)
  t.same(
    events().map(({ place }) => place),
    [1, 2],
  )
  t.notOk((await slots(midnight('2026-11-23'))).includes('15_00'))

  database.exec('DELETE FROM calendar_events WHERE place = 1')
  t.match(await book(afternoon, '+390212345'), { body: { event_id: /\d/ } }, 'a place that is given back')
  t.equal(events().length, 2)
})

t.test('the database constraint refuses a double booking', async (t) => {
  const { book, database } = await start(t)
  await book('2026-11-23T09:30:00+01:00')
  const again = (phone: string, place: number) => () =>
    database
      .prepare(
        `INSERT INTO calendar_events (starts_at, place, contact_telephone, test_data, created_at)
        SELECT starts_at, ?, ?, 0, 0 FROM calendar_events`,
      )
      .run(place, phone)
  t.throws(again('+390212345', 1), /UNIQUE/)
  t.throws(again('+393471234567', 2), /UNIQUE/)
})
