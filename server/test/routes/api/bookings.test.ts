import t, { type Test } from 'tap'

import { type Sent, startBff } from '../../support/bff.ts'
import { shortTable } from '../../upstream/build.ts'

// The server's clock is at 9:00 on Friday, 15 January 2027, in Rome.
const wish = { date: '2027-01-18', time: '09:30', phone: '347 123 4567' }
const headers = { 'idempotency-key': 'key-1' }

async function start(t: Test, deadline = 8_000) {
  const server = await startBff(t, { callables: shortTable(deadline) })
  const { upstream, send } = server
  return {
    ...server,
    slots: (date: string) => send(`/api/bookings/slots?date=${date}`),
    book: (body: unknown, sent: Sent = {}) => send('/api/bookings', { ...sent, body }),
    /** The bookings that upstream received, oldest first. */
    events: () => upstream.calls('addCalendarEvent').map(({ body }) => body),
  }
}

t.test('the free times of a day are private to the client', async (t) => {
  const { slots, upstream } = await start(t)
  const reply = await slots('2027-01-18')
  t.equal(reply.status, 200)
  t.same(reply.json, { date: '2027-01-18', slots: ['09:30', '10:00', '16:30'] })
  t.equal(reply.headers['cache-control'], 'no-store')
  t.same(upstream.journal[0]?.body, { date_milli: Date.parse('2027-01-18T00:00:00+01:00') })
  upstream.reset()
  t.same((await slots('2027-01-17')).json, { date: '2027-01-17', slots: [] }, 'a Sunday')
  t.same((await slots('2027-03-17')).json, { date: '2027-03-17', slots: [] }, 'in 61 days')
  t.same(upstream.journal, [])
  upstream.on('getCalendarAvailabilities', 'answer', {
    body: { giorno: ['16_30', '9_30', null, '9_5', '08_00', '16_30', 7] },
  })
  t.same((await slots('2027-01-18')).json, { date: '2027-01-18', slots: ['09:30', '16:30'] })
})

t.test('an invalid day is refused with the name of the field', async (t) => {
  const { slots, send, upstream } = await start(t)
  for (const date of ['2027-02-29', '2027-1-18', '18/01/2027', 'domani', '', '2027-01-18&date=2027-01-19']) {
    t.match(await slots(date), {
      status: 422,
      json: { code: 'validation_failed', errors: [{ field: 'date' }] },
    })
  }
  t.equal((await send('/api/bookings/slots')).status, 422)
  t.equal((await send('/api/bookings/slots?date=2027-01-18&uid=u')).status, 422)
  t.same(upstream.journal, [])
})

t.test('a booking is sent in upstream’s format', async (t) => {
  const { book, events, upstream } = await start(t)
  const reply = await book(wish)
  t.equal(reply.status, 201)
  t.same(reply.json, { date: '2027-01-18', time: '09:30', phone: '+393471234567' })
  t.equal(reply.headers['cache-control'], 'no-store')
  await book({ ...wish, secondaryPhone: '06.12345678', title: 'Richiamatemi', uid: 'u-1' })
  const sent = {
    date_time: '2027-01-18T09:30:00+01:00',
    contact_telephone: '+393471234567',
    test_data: true,
  }
  t.same(events(), [
    sent,
    { ...sent, secondary_telephone: '+390612345678', title: 'Richiamatemi', uid: 'u-1' },
  ])
  t.ok(upstream.journal.every(({ fits }) => fits))
})

t.test('TEST_DATA decides whether bookings are marked as tests', async (t) => {
  const server = await startBff(t, { env: { TEST_DATA: 'false' } })
  t.equal((await server.send('/api/bookings', { body: wish })).status, 201)
  t.equal(server.upstream.calls('addCalendarEvent')[0]?.body['test_data'], false)
})

t.test('AZ-02: the phone number on record is sent only to upstream', async (t) => {
  const { book, send, events, upstream, log } = await start(t)
  const answer = { link: 'rossi', shopname: 'Rossi', uid: 'u-1', phone: '+39 300 0001234' }
  upstream.on('getAffiliateByUid', 'answer', { body: answer })
  const contact = await send('/api/affiliates/by-uid/u-1')
  const reply = await book({ date: wish.date, time: wish.time, uid: 'u-1' })
  t.match(reply, { status: 201, json: { phone: contact.json['phoneMasked'] } })
  t.match(reply.json['phone'], /^[^\d]+234$/)
  t.match(events(), [{ contact_telephone: '+393000001234', uid: 'u-1' }])
  t.notMatch(reply.text + JSON.stringify(reply.headers) + log.join(''), /0001234|3000001/)

  for (const phone of [null, 'n.d.']) {
    upstream.reset()
    upstream.on('getAffiliateByUid', 'answer', { body: { ...answer, phone } })
    t.match(await book({ date: wish.date, time: wish.time, uid: 'u-1' }), {
      status: 422,
      json: { code: 'booking_fields_missing', detail: 'Inserisci tutti i campi' },
    })
  }
  upstream.reset()
  upstream.on('getAffiliateByUid', 'not_found')
  t.equal((await book({ date: wish.date, time: wish.time, uid: 'nobody' })).status, 422)
  upstream.reset()
  upstream.on('getAffiliateByUid', 'unavailable')
  t.match(await book({ date: wish.date, time: wish.time, uid: 'u-1' }), {
    status: 502,
    json: { code: 'booking_failed' },
  })
  t.same(events(), [])
})

t.test('an invalid booking is refused, and nothing is sent', async (t) => {
  const { book, upstream } = await start(t)
  const refused: readonly (readonly [change: object, code: string, fields?: readonly string[]])[] = [
    [{ phone: undefined }, 'booking_fields_missing'],
    [{ date: '' }, 'booking_fields_missing'],
    [{ time: ' ' }, 'booking_fields_missing'],
    [{ phone: '12345' }, 'validation_failed', ['phone']],
    [{ date: '2027-02-30' }, 'validation_failed', ['date']],
    [{ time: '9:30', phone: 'chiamami' }, 'validation_failed', ['time', 'phone']],
    [{ secondaryPhone: '800 123456' }, 'validation_failed', ['secondaryPhone']],
    [{ date: '2027-01-17' }, 'booking_date_unavailable'],
    [{ date: '2027-03-17' }, 'booking_date_unavailable'],
    [{ date: '2027-01-14' }, 'booking_date_unavailable'],
    [{ date: '2027-01-15', time: '09:00' }, 'booking_date_unavailable'],
    [{ time: '08:30' }, 'booking_date_unavailable'],
    [{ date: 20270118 }, 'validation_failed', ['date']],
    [{ time: null }, 'validation_failed', ['time']],
    [{ phone: '3'.repeat(41) }, 'validation_failed', ['phone']],
    [{ phone: '347 123 4567\u0000' }, 'validation_failed', ['phone']],
    [{ title: 'x'.repeat(121) }, 'validation_failed', ['title']],
    [{ title: 'due\nrighe' }, 'validation_failed', ['title']],
    [{ uid: '../u' }, 'validation_failed', ['uid']],
    [{ testData: false }, 'validation_failed', ['testData']],
    [{ test_data: false }, 'validation_failed', ['test_data']],
  ]
  for (const [change, code, fields] of refused) {
    const reply = await book({ ...wish, ...change })
    const title = JSON.stringify(change)
    t.match(reply, { status: 422, json: { code } }, title)
    const errors = reply.json['errors'] as { field: string }[] | undefined
    t.same(
      errors?.map(({ field }) => field),
      fields,
      title,
    )
  }
  t.same(upstream.journal, [])
})

t.test('LD-08: one client may send ten bookings per minute', async (t) => {
  const { book, slots } = await start(t)
  for (let count = 0; count < 10; count += 1) {
    t.equal((await book({}, { visitor: '192.0.2.1' })).status, 422)
  }
  const refused = await book(wish, { visitor: '192.0.2.1' })
  t.match(refused, { status: 429, json: { code: 'rate_limited' } })
  t.ok('retry-after' in refused.headers)
  t.equal((await book(wish, { visitor: '192.0.2.2' })).status, 201)
  const reply = await slots('2027-01-18')
  t.equal(reply.headers['ratelimit-limit'], '300', 'slots are reads')
})

t.test('ID-01: 50 concurrent bookings with one key are one booking, and a later repeat is too', async (t) => {
  const { book, events, upstream, time } = await start(t)
  upstream.on('addCalendarEvent', 'delay', { delayMs: 200 })
  const replies = await Promise.all(Array.from({ length: 50 }, () => book(wish, { headers })))
  t.equal(events().length, 1)
  t.ok(replies.every(({ status }) => status === 201))
  t.equal(new Set(replies.map(({ text }) => text)).size, 1)
  time.now += 599_000
  const late = await book(wish, { headers })
  t.equal(late.status, 201)
  t.equal(late.text, replies[0]?.text)
  t.equal(upstream.journal.length, 1)
  t.match(await book({ ...wish, time: '10:00' }, { headers }), {
    status: 422,
    json: { code: 'idempotency_key_reused' },
  })
  t.equal(upstream.journal.length, 1)
})

t.test('a repeat of a failed booking is sent again', async (t) => {
  const { book, events, upstream } = await start(t)
  upstream.on('addCalendarEvent', 'answer', { times: 2, body: 'false' })
  for (const status of [502, 502, 201, 201]) {
    const reply = await book(wish, { headers })
    t.equal(reply.status, status)
    t.notOk('x-booking-outcome' in reply.headers, 'upstream said no: that is no doubt')
  }
  t.equal(events().length, 3, 'and the last reply is the one before')
  t.same(upstream.calls('getCalendarAvailabilities'), [])
})

for (const mode of ['commit_reset', 'truncated', 'empty', 'error'] as const) {
  t.test(
    `ID-04: an answer that is lost (${mode}) may have been a yes: that is said, and a repeat looks`,
    async (t) => {
      const { book, events, upstream } = await start(t)
      const inDoubt = { headers: { 'x-booking-outcome': 'unknown' } }
      const failed = { status: 502, json: { code: 'booking_failed' }, ...inDoubt }
      upstream.on('addCalendarEvent', mode, { times: 1 })
      t.match(await book(wish, { headers }), failed)
      upstream.on('getCalendarAvailabilities', 'error', { times: 1 })
      t.match(await book(wish, { headers }), failed, 'nobody knows yet')
      upstream.on('getCalendarAvailabilities', 'answer', { times: 1, body: { availabilities: ['10_00'] } })
      t.match(await book(wish, { headers }), { status: 409, json: { code: 'slot_taken' }, ...inDoubt })
      t.equal(events().length, 1, 'it was sent once')
      t.equal((await book(wish, { headers })).status, 201, 'it was still there, and was sent')
      t.equal(events().length, 2)
    },
  )
}

t.test('a booking that upstream refused has a known outcome', async (t) => {
  const { book, upstream } = await start(t)
  upstream.on('addCalendarEvent', 'too_many', { times: 1 })
  const reply = await book(wish, { headers })
  t.match(reply, { status: 503, json: { code: 'booking_failed' } })
  t.notOk('x-booking-outcome' in reply.headers)
})

t.test(
  'ID-04: after an unknown outcome a repeat checks the slot: taken is refused, free is sent again',
  async (t) => {
    const { book, events, upstream } = await start(t, 300)
    const unknown = {
      status: 504,
      json: { code: 'booking_unknown' },
      headers: { 'x-booking-outcome': 'unknown' },
    }
    upstream.on('addCalendarEvent', 'hang', { times: 1 })
    t.match(await book(wish, { headers }), unknown)

    upstream.on('getCalendarAvailabilities', 'hang', { times: 1 })
    t.match(await book(wish, { headers }), unknown, 'nobody knows yet')
    upstream.on('getCalendarAvailabilities', 'error', { times: 1 })
    t.match(await book(wish, { headers }), unknown)
    upstream.on('getCalendarAvailabilities', 'answer', { times: 2, body: { availabilities: ['10_00'] } })
    const taken = { status: 409, json: { code: 'slot_taken', detail: 'Questo orario è appena stato preso' } }
    t.match(await book(wish, { headers }), taken)
    t.match(await book(wish, { headers }), taken)
    t.equal(events().length, 1, 'it was sent once')

    t.equal((await book(wish, { headers })).status, 201)
    t.equal((await book(wish, { headers })).status, 201)
    t.equal(events().length, 2, 'it was still there, and was sent')
    t.equal(upstream.calls('getCalendarAvailabilities').length, 5)

    upstream.on('addCalendarEvent', 'hang', { times: 1 })
    t.match(await book(wish), unknown)
    t.equal((await book(wish)).status, 201, 'without a key nothing is remembered')
    t.equal(upstream.calls('getCalendarAvailabilities').length, 5)
  },
)

t.test('no data of the person to call are logged', async (t) => {
  const { book, upstream, log } = await start(t, 300)
  const title = 'canary-title'
  await book({ ...wish, title, secondaryPhone: '02 7654321', uid: 'canary-uid' })
  for (const mode of ['error', 'hang', 'wrong_shape', 'reset'] as const) {
    upstream.on('addCalendarEvent', mode, { times: 1 })
    await book({ ...wish, title, secondaryPhone: '02 7654321', uid: 'canary-uid' }, { headers })
  }
  await book({ ...wish, phone: '347 123 456789', title })
  t.ok(log.length > 5)
  t.notMatch(log.join(''), /1234567|7654321|123 4567|canary|09:30/)
})
