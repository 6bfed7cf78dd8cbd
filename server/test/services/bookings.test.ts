import type { BookingRequest } from '@mestieri/shared/contracts/bookings.ts'
import t from 'tap'

import { AppError } from '../../src/errors.ts'
import { type BookingTries, createBookingsService } from '../../src/services/bookings.ts'
import type { Affiliate } from '../../src/upstream/affiliates.ts'
import type { CallAppointment } from '../../src/upstream/bookings.ts'

const context = { requestId: 'r-1' }

interface Upstream {
  /** Default: Friday, 10:05 in Rome. */
  readonly now?: string
  readonly times?: readonly string[] | AppError
  readonly booked?: boolean | AppError
  readonly phone?: string | null | AppError
  readonly testData?: boolean
}

function answer<T>(value: T | AppError): Promise<T> {
  return value instanceof AppError ? Promise.reject(value) : Promise.resolve(value)
}

/** The service with an upstream that returns these responses, with a record of its calls. */
function setUp(upstream: Upstream = {}) {
  const { now = '2026-11-20T10:05:00+01:00', times = ['09:30'], booked = true, testData = false } = upstream
  const asked = { days: [] as number[], sent: [] as CallAppointment[], uids: [] as string[] }
  const service = createBookingsService({
    upstream: {
      slots(dateMs) {
        asked.days.push(dateMs)
        return answer(times)
      },
      book(appointment) {
        asked.sent.push(appointment)
        return answer(booked)
      },
    },
    affiliates: {
      byUid(uid) {
        asked.uids.push(uid)
        const { phone } = upstream
        if (phone instanceof AppError) return Promise.reject(phone)
        return Promise.resolve(phone === undefined ? null : ({ phone } as Affiliate))
      },
    },
    testData,
    now: () => Date.parse(now),
  })
  const book = (request: BookingRequest, tries: BookingTries = {}) => service.book(request, tries, context)
  return { ...asked, book, slots: (date: string) => service.slots(date, context) }
}

/** The state after an attempt that timed out. */
const afterSilence = () => ({ outcome: 'unknown' })

const wish = { date: '2026-11-23', time: '09:30', phone: '347 123 4567' }

t.test(
  'slots are requested by midnight in Rome and returned in order, from 9:00, without duplicates',
  async (t) => {
    for (const [date, midnight] of [
      ['2026-11-23', '2026-11-22T23:00:00Z'],
      ['2027-01-19', '2027-01-18T23:00:00Z'],
    ] as const) {
      const { slots, days } = setUp({ times: ['16:30', '09:30', '08:30', '09:00', '09:30'] })
      t.same(await slots(date), { date, slots: ['09:00', '09:30', '16:30'] })
      t.same(days, [Date.parse(midnight)])
    }
    const summer = setUp({ now: '2026-10-20T10:00:00+02:00' })
    await summer.slots('2026-10-24')
    await summer.slots('2026-10-26')
    t.same(summer.days, [Date.parse('2026-10-23T22:00:00Z'), Date.parse('2026-10-25T23:00:00Z')])
  },
)

t.test('past times of today are left out', async (t) => {
  const { slots } = setUp({ times: ['09:30', '10:00', '10:05', '10:30'] })
  t.same(await slots('2026-11-20'), { date: '2026-11-20', slots: ['10:30'] })
})

t.test('a day that is not offered has no slots, without an upstream call', async (t) => {
  const { slots, days } = setUp()
  for (const date of ['2026-11-22', '2026-11-19', '2027-01-20', '1970-01-01', '9999-12-31']) {
    t.same(await slots(date), { date, slots: [] })
  }
  t.same(days, [])
})

t.test('an invalid date is refused', async (t) => {
  const { slots, days } = setUp()
  for (const date of ['2026-02-30', '2026-13-01', '2026-11-31']) {
    await t.rejects(slots(date), { code: 'validation_failed', errors: [{ field: 'date' }] }, date)
  }
  t.same(days, [])
})

t.test('a booking is sent once, in E.164 and with the UTC offset of its day', async (t) => {
  const { book, sent, days, uids } = setUp()
  t.same(await book(wish), { date: '2026-11-23', time: '09:30', phone: '+393471234567' })
  t.same(sent, [{ dateTime: '2026-11-23T09:30:00+01:00', phone: '+393471234567', testData: false }])
  t.same([days, uids], [[], []], 'whether the slot is free, upstream decides')
})

t.test('ID-12: near a clock change the UTC offset is that of the day of the call', async (t) => {
  for (const [now, date, expected] of [
    ['2026-10-20T10:00:00+02:00', '2026-10-24', '2026-10-24T09:30:00+02:00'],
    ['2026-10-20T10:00:00+02:00', '2026-10-26', '2026-10-26T09:30:00+01:00'],
    ['2027-03-20T10:00:00+01:00', '2027-03-27', '2027-03-27T09:30:00+01:00'],
    ['2027-03-20T10:00:00+01:00', '2027-03-29', '2027-03-29T09:30:00+02:00'],
  ] as const) {
    const { book, sent } = setUp({ now })
    await book({ ...wish, date })
    t.equal(sent[0]?.dateTime, expected)
  }
})

t.test('other fields are sent too, unless they are blank', async (t) => {
  const { book, sent, uids } = setUp({ testData: true })
  await book({ ...wish, secondaryPhone: '02 1234567', title: 'Domande', uid: 'u-1' })
  await book({ ...wish, secondaryPhone: ' ', title: '' })
  const given = { dateTime: '2026-11-23T09:30:00+01:00', phone: '+393471234567', testData: true }
  t.same(sent, [{ ...given, secondaryPhone: '+39021234567', title: 'Domande', uid: 'u-1' }, given])
  t.same(uids, [])
})

t.test('a professional need not send the number on record, and never gets it unmasked', async (t) => {
  const { book, sent, uids } = setUp({ phone: '300 000 0123' })
  const reply = await book({ date: wish.date, time: wish.time, uid: 'u-1' })
  t.same(reply, { date: '2026-11-23', time: '09:30', phone: '••• ••• •123' })
  t.equal(sent[0]?.phone, '+393000000123')
  t.equal(sent[0]?.uid, 'u-1')
  t.same(uids, ['u-1'])
  const own = await book({ ...wish, uid: 'u-1' })
  t.equal(own.phone, '+393471234567', 'a given number is not masked')
  t.same(uids, ['u-1'], 'and the record is not asked for')
})

t.test('IV-03: a booking without date, time or phone number is refused', async (t) => {
  const missing = { code: 'booking_fields_missing', status: 422, detail: 'Inserisci tutti i campi' }
  const { book, sent } = setUp()
  const requests: BookingRequest[] = [
    {},
    { time: wish.time, phone: wish.phone },
    { date: wish.date, phone: wish.phone },
    { date: wish.date, time: wish.time },
    { ...wish, date: '' },
    { ...wish, time: ' ' },
    { ...wish, phone: '   ' },
    { uid: 'u-1' },
  ]
  for (const request of requests) await t.rejects(book(request), missing, JSON.stringify(request))
  const { phone: _, ...withoutPhone } = { ...wish, uid: 'u-1' }
  for (const phone of [undefined, null, '', 'su richiesta', '800 123456'] as const) {
    const record = setUp(phone === undefined ? {} : { phone })
    await t.rejects(record.book(withoutPhone), missing, `on record: ${phone}`)
    t.same(record.sent, [])
  }
  t.same(sent, [])
})

t.test('all invalid fields are reported at once, each with its text', async (t) => {
  const { book, sent } = setUp()
  await t.rejects(book({ date: '2026-11-31', time: '9.30', phone: '12345', secondaryPhone: '800 123456' }), {
    code: 'validation_failed',
    errors: [
      { field: 'date', message: 'Scegli un giorno dal calendario.' },
      { field: 'time', message: 'Scegli un orario tra quelli proposti.' },
      { field: 'phone', message: 'Il numero è troppo corto: controlla che ci siano tutte le cifre.' },
      { field: 'secondaryPhone', message: /numero verde/ },
    ],
  })
  t.same(sent, [])
})

t.test('a call on a Sunday, in the past, in more than 60 days or before 9:00 is refused', async (t) => {
  const { book, sent, uids } = setUp({ phone: '+393000000123' })
  for (const [date, time] of [
    ['2026-11-22', '09:30'],
    ['2026-11-19', '09:30'],
    ['2027-01-20', '09:30'],
    ['2026-11-23', '08:59'],
    ['2026-11-20', '09:30'],
    ['2026-11-20', '10:05'],
  ] as const) {
    const refused = { code: 'booking_date_unavailable', status: 422 }
    await t.rejects(book({ date, time, uid: 'u-1' }), refused, `${date} ${time}`)
  }
  t.same([sent, uids], [[], []])
  t.ok(await book({ ...wish, date: '2027-01-19' }), 'sixty days ahead is not too late')
  t.ok(await book({ ...wish, date: '2026-11-20', time: '10:06' }), 'nor is in a minute too soon')
})

t.test('a failed booking keeps the status of the failure', async (t) => {
  for (const [failure, expected, left] of [
    [false, { code: 'booking_failed', status: 502 }, {}],
    [new AppError('upstream_failed'), { code: 'booking_failed', status: 502 }, { outcome: 'unclear' }],
    [
      new AppError('upstream_unavailable', { retryAfter: 7 }),
      { code: 'booking_failed', status: 503, retryAfter: 7 },
      {},
    ],
    [new AppError('upstream_timeout'), { code: 'booking_unknown', status: 504 }, { outcome: 'unknown' }],
  ] as const) {
    const { book, sent } = setUp({ booked: failure })
    const tries = {}
    await t.rejects(book(wish, tries), expected)
    t.equal(sent.length, 1)
    t.same(tries, left)
  }
})

t.test('if the record cannot be read the outcome is known, because nothing was sent', async (t) => {
  const { book, sent } = setUp({ phone: new AppError('upstream_timeout') })
  const tries = {}
  await t.rejects(book({ date: wish.date, time: wish.time, uid: 'u-1' }, tries), {
    code: 'booking_failed',
    status: 504,
  })
  t.same([sent, tries], [[], {}])
})

t.test('after an unknown outcome the slots are checked first', async (t) => {
  const free = setUp({ times: ['09:00', '09:30'] })
  t.match(await free.book(wish, afterSilence()), { time: '09:30' })
  t.same(free.days, [Date.parse('2026-11-22T23:00:00Z')])
  t.equal(free.sent.length, 1)

  const gone = setUp({ times: ['09:00', '10:00'] })
  await t.rejects(gone.book(wish, afterSilence()), { code: 'slot_taken', status: 409 })
  t.same(gone.sent, [])

  for (const code of ['upstream_failed', 'upstream_timeout', 'upstream_unavailable'] as const) {
    const silent = setUp({ times: new AppError(code) })
    const kept = afterSilence()
    await t.rejects(silent.book(wish, kept), { code: 'booking_unknown', status: 504 }, code)
    t.same([silent.sent, kept], [[], { outcome: 'unknown' }])
  }
})

t.test(
  'after a broken response the slots are checked first too, and a failure is not reported as unknown',
  async (t) => {
    const gone = setUp({ times: ['10:00'] })
    await t.rejects(gone.book(wish, { outcome: 'unclear' }), { code: 'slot_taken', status: 409 })
    t.same(gone.sent, [])
    const failing = setUp({ times: new AppError('upstream_failed') })
    await t.rejects(failing.book(wish, { outcome: 'unclear' }), { code: 'booking_failed', status: 502 })
    t.same(failing.sent, [])
  },
)
