import t from 'tap'

import { atOnce, createSlotReader, freshMs } from '../../../../src/features/bookings/booking/slot-reader.ts'

/** A calendar whose answers are given by hand. */
function heldCalendar() {
  const asked: string[] = []
  const waiting: (() => void)[] = []
  const read = (date: string) => {
    asked.push(date)
    return new Promise<readonly string[]>((resolve) => waiting.push(() => resolve([date.slice(-2)])))
  }
  return { asked, read, answerNext: () => waiting.shift()?.() }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

t.test('a day is asked for once a minute, and by two at the same time once', async (t) => {
  let now = 0
  let calls = 0
  const reader = createSlotReader({ now: () => now, read: async () => [String((calls += 1))] })
  t.same(await Promise.all([reader.times('2026-11-23'), reader.times('2026-11-23')]), [['1'], ['1']])
  now = freshMs - 1
  t.same(await reader.times('2026-11-23'), ['1'])
  now = freshMs
  t.same(await reader.times('2026-11-23'), ['2'], 'a minute later it is old')
  reader.forget('2026-11-23')
  t.same(await reader.times('2026-11-23'), ['3'], 'what is forgotten is asked for again')
})

t.test('no more than four days are asked for at the same time', async (t) => {
  const calendar = heldCalendar()
  const reader = createSlotReader({ now: () => 0, read: calendar.read })
  const days = Array.from({ length: 7 }, (_, index) => `2026-11-0${index + 1}`)
  const all = Promise.all(days.map((day) => reader.times(day)))
  t.equal(calendar.asked.length, atOnce)
  calendar.answerNext()
  await settle()
  t.equal(calendar.asked.length, atOnce + 1, 'one answer makes room for one more')
  for (let rest = 0; rest < days.length; rest += 1) {
    calendar.answerNext()
    await settle()
  }
  t.same(
    await all,
    days.map((day) => [day.slice(-2)]),
  )
})

t.test('a failure is not remembered and gives its place back', async (t) => {
  let works = false
  const reader = createSlotReader({
    now: () => 0,
    read: async () => {
      if (!works) throw new Error('down')
      return ['09:30']
    },
  })
  for (let tries = 0; tries < atOnce + 1; tries += 1) await t.rejects(reader.times('2026-11-23'))
  works = true
  t.same(await reader.times('2026-11-23'), ['09:30'])
})
