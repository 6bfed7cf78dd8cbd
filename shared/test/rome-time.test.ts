import t, { type Test } from 'tap'

import {
  addDays,
  browserSlotMargin,
  isBookableTime,
  isCalendarDate,
  isClockTime,
  isOfferedDay,
  isPast,
  offeredDays,
  offeredTimes,
  romeDateTime,
  romeDateTimeAt,
  romeInstant,
  romeMidnight,
  weekdayOf,
} from '../src/rome-time.ts'

const at = (text: string) => Date.parse(text)

/**
 * Offset of Italy in minutes by directive 2000/84/EC: summer time lasts from the last Sunday of March to the
 * last Sunday of October, 01:00 UTC.
 */
function offsetByTheRule(instant: number): number {
  const year = new Date(instant).getUTCFullYear()
  const changeover = (month: number) => {
    const last = new Date(Date.UTC(year, month, 31, 1))
    return last.getTime() - last.getUTCDay() * 24 * 60 * 60_000
  }
  return instant >= changeover(2) && instant < changeover(9) ? 120 : 60
}

/** Runs a test in several time zones, as in a browser or a process abroad. */
function everywhere(title: string, run: (t: Test) => void): void {
  const zones: readonly [zone: string, winterOffset: number][] = [
    ['UTC', 0],
    ['America/New_York', 300],
    ['Asia/Tokyo', -540],
    ['Pacific/Kiritimati', -840],
  ]
  t.test(title, async (t) => {
    const { TZ } = process.env
    t.teardown(() => {
      if (TZ === undefined) delete process.env['TZ']
      else process.env['TZ'] = TZ
    })
    for (const [zone, winterOffset] of zones) {
      process.env['TZ'] = zone
      t.equal(new Date(2026, 0, 15).getTimezoneOffset(), winterOffset, `the process is in ${zone}`)
      run(t)
    }
  })
}

everywhere("ID-12: a slot has the offset of its own day, not of today's", (t) => {
  for (const [date, time, expected] of [
    ['2026-10-24', '09:30', '2026-10-24T09:30:00+02:00'],
    ['2026-10-26', '09:30', '2026-10-26T09:30:00+01:00'],
    ['2027-03-27', '09:30', '2027-03-27T09:30:00+01:00'],
    ['2027-03-29', '09:30', '2027-03-29T09:30:00+02:00'],
    // Changeover days: the clocks change between 02:00 and 03:00.
    ['2026-10-25', '01:59', '2026-10-25T01:59:00+02:00'],
    ['2026-10-25', '03:00', '2026-10-25T03:00:00+01:00'],
    ['2027-03-28', '01:59', '2027-03-28T01:59:00+01:00'],
    ['2027-03-28', '03:00', '2027-03-28T03:00:00+02:00'],
    ['2028-02-29', '18:30', '2028-02-29T18:30:00+01:00'],
  ] as const) {
    t.equal(romeDateTime(date, time), expected)
    t.equal(romeInstant(date, time), at(expected))
    t.same(romeDateTimeAt(at(expected)), { date, time })
  }
})

everywhere('a repeated local time means its second occurrence, and a skipped one is an hour later', (t) => {
  t.equal(romeInstant('2026-10-25', '02:30'), at('2026-10-25T01:30:00Z'))
  t.equal(romeDateTime('2026-10-25', '02:30'), '2026-10-25T02:30:00+01:00')
  t.same(romeDateTimeAt(romeInstant('2027-03-28', '02:30')), { date: '2027-03-28', time: '03:30' })
})

everywhere('a day begins at midnight in Rome, also on the days of a clock change', (t) => {
  for (const [date, expected] of [
    ['2026-11-23', '2026-11-22T23:00:00Z'],
    ['2026-07-01', '2026-06-30T22:00:00Z'],
    ['2026-10-25', '2026-10-24T22:00:00Z'],
    ['2026-10-26', '2026-10-25T23:00:00Z'],
    ['2027-03-28', '2027-03-27T23:00:00Z'],
    ['2027-03-29', '2027-03-28T22:00:00Z'],
  ] as const) {
    t.equal(romeMidnight(date), at(expected), date)
  }
})

everywhere('ID-12: each of 400 consecutive days occurs once, offset and midnight by the EU’s rule', (t) => {
  let date = '2026-06-01'
  for (let count = 0; count < 400; count += 1) {
    const midnight = romeMidnight(date)
    const instant = romeInstant(date, '09:30')
    const tomorrow = addDays(date, 1)
    const hours = (romeMidnight(tomorrow) - midnight) / 3_600_000
    const expected = { '2026-10-25': 25, '2027-03-28': 23 }[date] ?? 24
    const offset = offsetByTheRule(instant) / 60
    if (hours !== expected || romeDateTime(date, '09:30') !== `${date}T09:30:00+0${offset}:00`) t.fail(date)
    if (romeDateTimeAt(midnight).date !== date || romeDateTimeAt(midnight - 1).date === date) t.fail(date)
    date = tomorrow
  }
  t.equal(date, '2027-07-06')
})

everywhere('the offered days are today and the next sixty, without Sundays', (t) => {
  // Friday, 23:30 in Rome.
  const days = offeredDays(at('2026-11-20T22:30:00Z'))
  t.equal(days[0], '2026-11-20')
  t.same(days.slice(1, 3), ['2026-11-21', '2026-11-23'])
  t.equal(days.at(-1), '2027-01-19')
  t.equal(days.length, 61 - 9)
  t.notOk(days.some((date) => weekdayOf(date) === 0))
  // Half an hour later it is Saturday in Rome, in every time zone of the process.
  t.equal(offeredDays(at('2026-11-20T23:00:00Z'))[0], '2026-11-21')
  // Sunday is not offered, also not as today. The days around a clock change occur exactly once.
  t.equal(offeredDays(at('2026-10-25T12:00:00Z'))[0], '2026-10-26')
  const autumn = offeredDays(at('2026-10-20T22:30:00Z'))
  t.equal(new Set(autumn).size, autumn.length)
  t.same(autumn.slice(0, 6), [
    '2026-10-21',
    '2026-10-22',
    '2026-10-23',
    '2026-10-24',
    '2026-10-26',
    '2026-10-27',
  ])
})

t.test('a day is offered if and only if it is on the list', async (t) => {
  const now = at('2026-11-20T11:00:00Z')
  const days = offeredDays(now)
  for (let ahead = -3; ahead < 70; ahead += 1) {
    const date = addDays('2026-11-20', ahead)
    t.equal(isOfferedDay(date, now), days.includes(date), date)
  }
})

t.test('only existing calendar dates and clock times are valid', async (t) => {
  for (const date of ['2026-02-28', '2028-02-29', '2026-12-31', '2000-02-29'])
    t.ok(isCalendarDate(date), date)
  for (const date of [
    '2026-02-29',
    '2026-02-30',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '2026-01-01T00:00',
    '20260101',
    '01/02/2026',
    '',
    'domani',
    '٢٠٢٦-٠١-٠١',
    '2026-01-01\n',
  ]) {
    t.notOk(isCalendarDate(date), JSON.stringify(date))
  }
  for (const time of ['00:00', '09:30', '23:59']) t.ok(isClockTime(time), time)
  for (const time of ['24:00', '9:30', '09:60', '0930', '09:30:00', '', '09_30', '09:30\n']) {
    t.notOk(isClockTime(time), JSON.stringify(time))
  }
})

everywhere('a time is past when it has begun, and in the browser 15 minutes earlier', (t) => {
  const now = at('2026-11-20T10:00:00+01:00')
  t.ok(isPast('2026-11-20', '09:30', now))
  t.ok(isPast('2026-11-20', '10:00', now))
  t.notOk(isPast('2026-11-20', '10:01', now))
  t.notOk(isPast('2026-11-21', '09:00', now))
  t.ok(isPast('2026-11-19', '18:30', now))
  t.ok(isPast('2026-11-20', '10:15', now, browserSlotMargin))
  t.notOk(isPast('2026-11-20', '10:16', now, browserSlotMargin))
  t.notOk(isBookableTime('2026-11-21', '08:59', now))
  t.ok(isBookableTime('2026-11-21', '09:00', now))
})

everywhere('offered times start at 09:00, are sorted, unique and not past', (t) => {
  const times = ['16:30', '08:30', '09:00', '10:00', '10:30', '09:00', '25:00', '9_5', '']
  const now = at('2026-11-20T10:05:00+01:00')
  t.same(offeredTimes('2026-11-21', times, now), ['09:00', '10:00', '10:30', '16:30'])
  t.same(offeredTimes('2026-11-20', times, now), ['10:30', '16:30'])
  t.same(offeredTimes('2026-11-20', times, at('2026-11-20T10:20:00+01:00'), browserSlotMargin), ['16:30'])
  t.same(offeredTimes('2026-11-20', times, at('2026-11-20T16:30:00+01:00')), [])
  t.same(offeredTimes('2026-11-22', times, now), [], 'a Sunday')
  t.same(offeredTimes('2026-11-19', times, now), [], 'yesterday')
  t.same(offeredTimes('2027-01-19', times, now).length, 4, 'sixty days ahead')
  t.same(offeredTimes('2027-01-20', times, now), [], 'sixty-one days ahead')
  t.same(offeredTimes('2026-11-31', times, now), [], 'no day at all')
})
