import t from 'tap'

import { firstFree, scannedDays } from '../../../../src/features/bookings/booking/first-free.ts'
import { daysAround, nearestSlots } from '../../../../src/features/bookings/booking/nearest-slots.ts'

const days = Array.from({ length: 12 }, (_, index) => `2026-11-${String(index + 10)}`)

/** Reads from a table, and notes what was asked for. */
function calendar(free: Readonly<Record<string, readonly string[]>>, broken: readonly string[] = []) {
  const asked: string[] = []
  const times = async (date: string) => {
    asked.push(date)
    if (broken.includes(date)) throw new Error('down')
    return free[date] ?? []
  }
  return { asked, times }
}

t.test('the first free slot is the first of the first day with room', async (t) => {
  const { asked, times } = calendar({ '2026-11-12': ['10:00', '11:00'], '2026-11-13': ['09:00'] })
  t.same(await firstFree(days, times), { date: '2026-11-12', time: '10:00' })
  t.same(asked, days.slice(0, 4), 'later days were not asked for')
})

t.test('seven days are looked at, and no more', async (t) => {
  const late = calendar({ '2026-11-16': ['15:00'] })
  t.same(await firstFree(days, late.times), { date: '2026-11-16', time: '15:00' })
  const tooLate = calendar({ '2026-11-17': ['15:00'] })
  t.equal(await firstFree(days, tooLate.times), null)
  t.equal(tooLate.asked.length, scannedDays)
})

t.test('a day that cannot be read does not hide the ones behind it', async (t) => {
  const { times } = calendar({ '2026-11-11': ['09:30'] }, ['2026-11-10'])
  t.same(await firstFree(days, times), { date: '2026-11-11', time: '09:30' })
  t.equal(await firstFree([], times), null)
})

t.test('the nearest slots are nearest in time, told in the order of the calendar', async (t) => {
  const free = new Map([
    ['2026-11-20', ['17:00', '18:30']],
    ['2026-11-21', ['09:00', '09:30', '12:00']],
  ])
  t.same(nearestSlots({ date: '2026-11-21', time: '10:00' }, free), [
    { date: '2026-11-21', time: '09:00' },
    { date: '2026-11-21', time: '09:30' },
    { date: '2026-11-21', time: '12:00' },
  ])
  t.same(
    nearestSlots({ date: '2026-11-20', time: '18:00' }, free),
    [
      { date: '2026-11-20', time: '17:00' },
      { date: '2026-11-20', time: '18:30' },
      { date: '2026-11-21', time: '09:00' },
    ],
    'another day counts by its distance',
  )
})

t.test('the slot that is gone is never offered again, and of two as near the earlier is', async (t) => {
  const free = new Map([['2026-11-21', ['09:00', '09:30', '10:00', '10:30', '11:00']]])
  t.same(nearestSlots({ date: '2026-11-21', time: '10:00' }, free), [
    { date: '2026-11-21', time: '09:00' },
    { date: '2026-11-21', time: '09:30' },
    { date: '2026-11-21', time: '10:30' },
  ])
  t.same(nearestSlots({ date: '2026-11-21', time: '10:00' }, new Map()), [])
})

t.test('nearness is real time, across the night in which the clocks go back', async (t) => {
  const free = new Map([
    ['2026-10-24', ['17:30']],
    ['2026-10-26', ['09:00', '17:00']],
  ])
  const [first] = nearestSlots({ date: '2026-10-26', time: '08:30' }, free)
  t.same(first, { date: '2026-10-24', time: '17:30' })
  t.equal(nearestSlots({ date: '2026-10-26', time: '08:30' }, free).length, 3)
})

t.test('around a day stand the one before and the three after it', async (t) => {
  t.same(daysAround(days, '2026-11-10'), days.slice(0, 4))
  t.same(daysAround(days, '2026-11-15'), days.slice(4, 9))
  t.same(daysAround(days, '2026-11-21'), days.slice(10))
  t.same(daysAround(days, '2027-01-01'), days.slice(11), 'a day that is offered no more')
})
