import t from 'tap'

import { PerhapsBookedError } from '../../../../src/features/bookings/booking/perhaps-booked-error.ts'
import { fakeCalendar, localError, problem, settled } from './fake-calendar.ts'

const failed = () => Promise.reject(problem(502, 'booking_failed', 'Errore durante la prenotazione'))
const unknown = () => Promise.reject(problem(504, 'booking_unknown'))
const taken = () => Promise.reject(problem(409, 'slot_taken'))
const offline = () => Promise.reject(localError('offline'))

/** A form that lacks nothing but the click. */
async function filled() {
  const calendar = fakeCalendar()
  await calendar.booking.open()
  calendar.booking.chooseTime('10:00')
  calendar.booking.setPhone('347 123 4567')
  return calendar
}

t.test('a double click is one request', async (t) => {
  const { booking, sent, booked } = await filled()
  await Promise.all([booking.submit(), booking.submit()])
  await booking.submit()
  t.equal(sent.length, 1)
  t.same(booked, [{ date: '2026-11-20', time: '10:00', phone: '+393471234567' }])
})

t.test(
  'a booked call stands in the state, no longer being sent, and opening reads nothing more',
  async (t) => {
    const { booking, free } = await filled()
    await booking.submit()
    const call = { date: '2026-11-20', time: '10:00', phone: '+393471234567' }
    t.match(booking.state(), { booked: call, sending: false, trouble: null })
    free['2026-11-20'] = []
    await booking.open()
    await settled()
    t.match(booking.state(), { booked: call, date: '2026-11-20', time: '10:00' })
  },
)

t.test('it is told whether a form shows that the call is booked', async (t) => {
  const shown = await filled()
  shown.booking.watch()
  await shown.booking.submit()
  t.same(shown.watched, [true])

  const closed = await filled()
  const close = closed.booking.watch()
  const sending = closed.booking.submit()
  close()
  await sending
  t.same(closed.watched, [false])
})

t.test('nothing can be changed while it is being sent', async (t) => {
  const { booking, next } = await filled()
  const { promise, resolve } = Promise.withResolvers<{ date: string; time: string; phone: string }>()
  next.push(() => promise)
  const sending = booking.submit()
  t.equal(booking.state().sending, true)
  booking.chooseDate('2026-11-23')
  booking.chooseTime('16:30')
  booking.setPhone('1')
  t.match(booking.state(), { date: '2026-11-20', time: '10:00', phone: '347 123 4567' })
  resolve({ date: '2026-11-20', time: '10:00', phone: '+393471234567' })
  await sending
})

t.test('a repeat has the same key, another content another one', async (t) => {
  const { booking, sent, next } = await filled()
  next.push(failed, failed, failed)
  await booking.submit()
  t.same(booking.state().trouble, { kind: 'failed', detail: null, unsure: false })
  t.equal(booking.state().sending, false)
  await booking.submit()
  booking.chooseTime('16:30')
  await booking.submit()
  booking.chooseTime('10:00')
  await booking.submit()
  t.same(
    sent.map(({ key }) => key),
    ['key-1', 'key-1', 'key-2', 'key-1'],
  )
})

t.test('a failure keeps the form, and says what there is to say', async (t) => {
  const { booking, next } = await filled()
  next.push(() => Promise.reject(problem(429, 'rate_limited', 'Riprova tra un minuto.')))
  await booking.submit()
  t.match(booking.state(), {
    date: '2026-11-20',
    time: '10:00',
    phone: '347 123 4567',
    trouble: { kind: 'failed', detail: 'Riprova tra un minuto.', unsure: false },
  })
})

t.test('a slot taken meanwhile is told with the nearest three, and the rest of the form stays', async (t) => {
  const { booking, next, free } = await filled()
  free['2026-11-20'] = ['09:30', '16:30']
  next.push(taken)
  await booking.submit()
  t.match(booking.state(), {
    date: '2026-11-20',
    time: null,
    phone: '347 123 4567',
    trouble: {
      kind: 'gone',
      why: 'taken',
      slot: { date: '2026-11-20', time: '10:00' },
      nearest: [
        { date: '2026-11-20', time: '09:30' },
        { date: '2026-11-20', time: '16:30' },
        { date: '2026-11-21', time: '09:30' },
      ],
    },
  })
  booking.chooseSlot({ date: '2026-11-21', time: '09:30' })
  t.match(booking.state(), { date: '2026-11-21', time: '09:30', trouble: null })
})

t.test('a slot that the calendar still shows though it is taken is no choice any more', async (t) => {
  const { booking, next } = await filled()
  next.push(taken)
  await booking.submit()
  t.equal(booking.state().time, null)
  t.same(booking.state().free.get('2026-11-20'), ['09:30', '16:30'])
})

t.test('after any refusal the day is read again: a slot that has gone was taken', async (t) => {
  const { booking, next, free } = await filled()
  free['2026-11-20'] = ['09:30']
  next.push(failed)
  await booking.submit()
  t.match(booking.state().trouble, { kind: 'gone', why: 'taken' })
})

t.test('a slot whose time has passed meanwhile was not taken by anybody', async (t) => {
  const { booking, next, free } = await filled()
  free['2026-11-20'] = ['16:30']
  next.push(() => Promise.reject(problem(422, 'booking_date_unavailable')))
  await booking.submit()
  t.match(booking.state().trouble, { kind: 'gone', why: 'late' })
  t.equal(booking.state().time, null)
})

t.test('a slot that is gone after an answer broke off is perhaps the visitor’s own', async (t) => {
  const { booking, next, free, broken } = await filled()
  const brokeOff = problem(502, 'booking_failed')
  const perhapsBooked = () => Promise.reject(new PerhapsBookedError(brokeOff.problem, brokeOff))
  next.push(perhapsBooked, perhapsBooked, perhapsBooked)
  await booking.submit()
  t.same(booking.state().trouble, { kind: 'failed', detail: null, unsure: false }, 'it is still free')
  broken.add('2026-11-20')
  await booking.submit()
  t.same(booking.state().trouble, { kind: 'failed', detail: null, unsure: true }, 'nobody can tell')
  broken.delete('2026-11-20')
  free['2026-11-20'] = ['09:30']
  await booking.submit()
  t.match(booking.state().trouble, { kind: 'gone', why: 'perhaps_ours' })
})

t.test('where the day cannot be read, a failure is a failure', async (t) => {
  const { booking, next, broken } = await filled()
  broken.add('2026-11-20')
  next.push(failed)
  await booking.submit()
  t.match(booking.state(), { time: '10:00', trouble: { kind: 'failed' } })
})

t.test('nobody claims to know what became of a request without an answer', async (t) => {
  const { booking, next, free, sent } = await filled()
  next.push(unknown, taken)
  await booking.submit()
  t.same(booking.state().trouble, { kind: 'unknown' })
  free['2026-11-20'] = ['09:30', '16:30']
  await booking.submit()
  t.match(booking.state().trouble, { kind: 'gone', why: 'perhaps_ours' }, 'it may be the visitor’s own')
  t.same(
    sent.map(({ key }) => key),
    ['key-1', 'key-1'],
  )
  booking.chooseTime('16:30')
  next.push(taken)
  await booking.submit()
  t.match(booking.state().trouble, { kind: 'gone', why: 'taken' }, 'of another slot that is not said')
})

t.test('a connection that breaks leaves doubt, and the same request settles it', async (t) => {
  const { booking, next, free, sent, booked } = await filled()
  next.push(offline, failed)
  // It was booked: the slot is gone, but that may be by this very request.
  free['2026-11-20'] = ['09:30']
  await booking.submit()
  t.match(booking.state().trouble, { kind: 'failed', unsure: true })
  free['2026-11-20'] = ['09:30', '10:00']
  await booking.submit()
  t.match(booking.state().trouble, { kind: 'failed', unsure: true }, 'the doubt of the first try stays')
  await booking.submit()
  await settled()
  t.equal(booked.length, 1)
  t.equal(new Set(sent.map(({ key }) => key)).size, 1)
})
