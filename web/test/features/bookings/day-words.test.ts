import t from 'tap'

import {
  dayFromToday,
  dayInWords,
  dayNumber,
  monthAndYear,
  shortWeekday,
  slotInWords,
  timesInWords,
  weekdayInWords,
} from '../../../src/features/bookings/day-words.ts'

t.test('days are told in Italian', async (t) => {
  t.equal(dayInWords('2026-11-23'), 'lunedì 23 novembre')
  t.equal(weekdayInWords('2026-11-23'), 'lunedì')
  t.equal(shortWeekday('2026-11-23'), 'lun')
  t.equal(dayNumber('2026-12-01'), '1')
  t.equal(monthAndYear('2026-12-01'), 'dicembre 2026')
})

t.test('near days are told from today on, across months and changeovers', async (t) => {
  t.equal(dayFromToday('2026-11-20', '2026-11-20'), 'oggi')
  t.equal(dayFromToday('2026-10-26', '2026-10-25'), 'domani')
  t.equal(dayFromToday('2026-12-01', '2026-11-30'), 'domani')
  t.equal(dayFromToday('2026-11-26', '2026-11-20'), 'giovedì')
  t.equal(dayFromToday('2026-11-27', '2026-11-20'), 'venerdì 27 novembre', 'not a second Friday')
  t.equal(slotInWords({ date: '2026-11-21', time: '09:30' }, '2026-11-20'), 'domani alle 09:30')
})

t.test('one is one', async (t) => {
  t.equal(timesInWords(1, 'orario libero', 'orari liberi'), '1 orario libero')
  t.equal(timesInWords(6, 'orario libero', 'orari liberi'), '6 orari liberi')
})
