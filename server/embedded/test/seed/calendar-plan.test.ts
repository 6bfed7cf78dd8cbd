import { addDays } from '@mestieri/shared/rome-time.ts'
import t from 'tap'

import { plannedSlots } from '../../src/seed/calendar-plan.ts'

const timesOf = (date: string) => plannedSlots(date).map(({ time }) => time)

t.test('slots start every half hour from 09:00 to 18:30, and to 12:30 on Saturday', async (t) => {
  const monday = timesOf('2026-11-23')
  t.equal(monday.length, 20)
  t.same([monday[0], monday[1], monday[2], monday.at(-1)], ['09:00', '09:30', '10:00', '18:30'])
  t.same(timesOf('2026-11-27'), monday, 'a Friday')
  const saturday = timesOf('2026-11-21')
  t.same(saturday, monday.slice(0, 8))
  t.equal(saturday.at(-1), '12:30')
})

t.test('a slot takes one call, or two from 15:00 to 16:30 on weekdays', async (t) => {
  const double = plannedSlots('2026-11-23').filter(({ capacity }) => capacity === 2)
  t.same(
    double.map(({ time }) => time),
    ['15:00', '15:30', '16:00', '16:30'],
  )
  const others = [...plannedSlots('2026-11-23'), ...plannedSlots('2026-11-21')].filter(
    (slot) => !double.some(({ time }) => time === slot.time),
  )
  t.ok(others.every(({ capacity }) => capacity === 1))
})

t.test('Sundays, national holidays and the last Saturday of a month have no slots', async (t) => {
  for (const date of [
    '2026-11-22',
    '2026-11-28',
    '2026-02-28',
    '2026-12-08',
    '2026-12-25',
    '2027-01-01',
    '2027-01-06',
    '2026-06-02',
    // Easter Mondays, from published tables.
    '2025-04-21',
    '2026-04-06',
    '2027-03-29',
    '2028-04-17',
    '2038-04-26',
  ]) {
    t.same(plannedSlots(date), [], date)
  }
  for (const date of ['2026-11-21', '2026-12-07', '2026-12-24', '2027-01-04', '2026-04-07']) {
    t.not(plannedSlots(date).length, 0, date)
  }
})

t.test('any sixty days have one to nine days without slots besides Sundays', async (t) => {
  for (let shift = 0; shift < 366; shift += 1) {
    const first = addDays('2026-11-20', shift)
    const days = Array.from({ length: 61 }, (_, ahead) => addDays(first, ahead))
    const closed = days.filter((date) => plannedSlots(date).length === 0 && new Date(date).getUTCDay() !== 0)
    if (closed.length < 1 || closed.length > 9) t.fail(`${first}: ${closed.length}`)
  }
})
