import type { Booking, BookingRequest } from '@mestieri/shared/contracts/bookings.ts'
import type { ErrorCode } from '@mestieri/shared/contracts/error.ts'
import { romeInstant } from '@mestieri/shared/rome-time.ts'

import {
  type CallBooking,
  type CallSubject,
  createCallBooking,
} from '../../../../src/features/bookings/booking/call-booking.ts'
import { ApiError, localError } from '../../../../src/lib/api/api-client.ts'

/** The error of an answer with this code. */
export function problem(status: number, code: ErrorCode, detail = ''): ApiError {
  return new ApiError({ type: 'about:blank', title: code, status, code, detail, requestId: 'r' })
}

export { localError }

export interface FakeCalendar {
  readonly booking: CallBooking
  /** The free times of each day; a missing day has none. */
  readonly free: Record<string, string[]>
  /** Days that cannot be read. */
  readonly broken: Set<string>
  readonly sent: { readonly request: BookingRequest; readonly key: string }[]
  readonly booked: Booking[]
  /** Of each booked call, whether a form showed it. */
  readonly watched: boolean[]
  /** What the next request meets, in this order; then bookings succeed. An async function may hold the answer. */
  readonly next: ((request: BookingRequest) => Promise<Booking> | Booking)[]
  /** Sets the clock in Rome. */
  readonly at: (date: string, time: string) => void
}

/** A booking before a calendar that can be told to misbehave; it is Friday 20 November 2026, 08:00 in Rome. */
export function fakeCalendar(subject: CallSubject = {}): FakeCalendar {
  let now = romeInstant('2026-11-20', '08:00')
  let keys = 0
  const free: FakeCalendar['free'] = {
    '2026-11-20': ['09:30', '10:00', '16:30'],
    '2026-11-21': ['09:30'],
    '2026-11-23': ['10:00', '10:30'],
  }
  const broken = new Set<string>()
  const sent: FakeCalendar['sent'] = []
  const booked: Booking[] = []
  const watched: boolean[] = []
  const next: FakeCalendar['next'] = []
  const booking = createCallBooking(
    {
      now: () => now,
      newKey: () => `key-${(keys += 1)}`,
      readSlots: async (date) => {
        if (broken.has(date)) throw localError('offline')
        return free[date] ?? []
      },
      book: async (request, key) => {
        sent.push({ request, key })
        const answer = next.shift()
        if (answer) return answer(request)
        return { date: request.date ?? '', time: request.time ?? '', phone: request.phone ?? '' }
      },
      onBooked: (call, isWatched) => {
        booked.push(call)
        watched.push(isWatched)
      },
    },
    subject,
  )
  return {
    booking,
    free,
    broken,
    sent,
    booked,
    watched,
    next,
    at: (date, time) => {
      now = romeInstant(date, time)
    },
  }
}

/** Lets what has been started come to its end. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
