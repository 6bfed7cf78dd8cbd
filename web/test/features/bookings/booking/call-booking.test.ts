import t from 'tap'

import { firstKnown, timesOfChosenDay } from '../../../../src/features/bookings/booking/booking-state.ts'
import { fakeCalendar, settled } from './fake-calendar.ts'

t.test('it opens on the first day with room, without a time', async (t) => {
  const { booking, free } = fakeCalendar()
  free['2026-11-20'] = []
  free['2026-11-21'] = []
  await booking.open()
  const state = booking.state()
  t.equal(state.date, '2026-11-23')
  t.equal(state.time, null)
  t.same(firstKnown(state), { date: '2026-11-23', time: '10:00' })
  t.equal(state.days[0], '2026-11-21', 'today has no time left, so that the days begin tomorrow')
})

t.test('today is a day while it has times, and Sundays never are', async (t) => {
  const { booking } = fakeCalendar()
  await booking.open()
  const { days, today } = booking.state()
  t.equal(today, '2026-11-20')
  t.same(days.slice(0, 3), ['2026-11-20', '2026-11-21', '2026-11-23'])
  t.equal(days.at(-1), '2027-01-19', '60 days ahead')
  t.equal(days.length, 52)
})

t.test('times that are past, or within a quarter of an hour, are not offered', async (t) => {
  const { booking, at } = fakeCalendar()
  at('2026-11-20', '09:46')
  await booking.open()
  t.same(timesOfChosenDay(booking.state()), ['16:30'])
})

t.test('a day without times says so, one that cannot be read says that', async (t) => {
  const { booking, broken } = fakeCalendar()
  await booking.open()
  booking.chooseDate('2026-12-01')
  t.equal(timesOfChosenDay(booking.state()), 'loading')
  await settled()
  t.same(timesOfChosenDay(booking.state()), [])
  broken.add('2026-12-02')
  booking.chooseDate('2026-12-02')
  await settled()
  t.equal(timesOfChosenDay(booking.state()), 'unread')
  booking.readDays(['2026-12-02'])
  t.equal(timesOfChosenDay(booking.state()), 'loading', 'asked for again')
  await settled()
  t.equal(timesOfChosenDay(booking.state()), 'unread')
  broken.clear()
  booking.readDays(['2026-12-02'])
  await settled()
  t.same(timesOfChosenDay(booking.state()), [])
})

t.test('another day clears the time', async (t) => {
  const { booking } = fakeCalendar()
  await booking.open()
  booking.chooseTime('10:00')
  booking.chooseDate('2026-11-23')
  t.equal(booking.state().time, null)
  await settled()
  t.same(timesOfChosenDay(booking.state()), ['10:00', '10:30'])
})

t.test('opened again it keeps what was chosen, but for a time that has gone', async (t) => {
  const { booking, at, free } = fakeCalendar()
  await booking.open()
  booking.chooseDate('2026-11-23')
  await settled()
  booking.chooseTime('10:00')
  booking.setPhone('347 123 4567')
  at('2026-11-20', '08:05')
  await booking.open()
  await settled()
  t.match(booking.state(), { date: '2026-11-23', time: '10:00', phone: '347 123 4567' })
  at('2026-11-20', '08:10')
  free['2026-11-23'] = ['10:30']
  await booking.open()
  await settled()
  t.match(booking.state(), { date: '2026-11-23', time: null, phone: '347 123 4567' })
})

t.test('the first free slot is one step away', async (t) => {
  const { booking } = fakeCalendar()
  await booking.open()
  const first = firstKnown(booking.state())
  if (first) booking.chooseSlot(first)
  t.match(booking.state(), { date: '2026-11-20', time: '09:30' })
})

t.test('date, time and phone must all be there', async (t) => {
  const { booking, sent } = fakeCalendar()
  await booking.open()
  t.equal(booking.isComplete(), false)
  await booking.submit()
  t.same(booking.state().trouble, { kind: 'incomplete' })
  booking.chooseTime('10:00')
  t.equal(booking.isComplete(), false)
  booking.setPhone('  ')
  t.equal(booking.isComplete(), false, 'blanks are no number')
  booking.setPhone('347 123 4567')
  t.equal(booking.isComplete(), true)
  t.equal(sent.length, 0)
})

t.test('a number on record stands for a phone that is not typed', async (t) => {
  const { booking, sent } = fakeCalendar({ uid: 'esempio', title: 'Richiamata', phoneOnRecord: true })
  await booking.open()
  booking.chooseTime('10:00')
  t.equal(booking.isComplete(), true)
  await booking.submit()
  t.same(sent[0]?.request, { date: '2026-11-20', time: '10:00', uid: 'esempio', title: 'Richiamata' })
})

t.test('a wrong number is told once the field is left, and unsaid while it is put right', async (t) => {
  const { booking, sent } = fakeCalendar()
  await booking.open()
  booking.chooseTime('10:00')
  booking.setPhone('34')
  t.equal(booking.state().phoneFault, null, 'not while it is being typed')
  booking.checkPhone()
  t.equal(booking.state().phoneFault, 'too_short')
  await booking.submit()
  t.equal(sent.length, 0)
  booking.setPhone('347 123 4567')
  t.equal(booking.state().phoneFault, null)
  await booking.submit()
  t.equal(sent[0]?.request.phone, '+393471234567')
})

t.test('who listens hears of every change, until they have enough', async (t) => {
  const { booking } = fakeCalendar()
  let heard = 0
  const stop = booking.subscribe(() => (heard += 1))
  booking.setPhone('3')
  stop()
  booking.setPhone('34')
  t.equal(heard, 1)
})
