import type { Booking } from '@mestieri/shared/contracts/bookings.ts'
import type { PhoneFault } from '@mestieri/shared/phone.ts'

import { scannedDays } from './first-free.ts'
import type { Slot } from './slot.ts'

/** Somebody took the slot: perhaps the visitor, by a try whose outcome nobody knows; or the time for it is over. */
export type GoneReason = 'taken' | 'perhaps_ours' | 'late'

/** What keeps a booking from being made, until the visitor changes something or tries again. */
export type Trouble =
  /** Something is not filled in (specification, section 5). */
  | { readonly kind: 'incomplete' }
  /**
   * Refused or broken off; `detail` says more than the specification's text does, where there is more to say, and
   * `unsure` that this try or one before may have booked all the same.
   */
  | { readonly kind: 'failed'; readonly detail: string | null; readonly unsure: boolean }
  /** No answer in time: it may have been booked. */
  | { readonly kind: 'unknown' }
  /** The slot is no longer free. */
  | {
      readonly kind: 'gone'
      readonly slot: Slot
      readonly nearest: readonly Slot[]
      readonly why: GoneReason
    }

export interface BookingState {
  /** The days that can be chosen: from today, or from tomorrow where today has no time left. */
  readonly days: readonly string[]
  readonly today: string
  /** The free times of the days that have been read. */
  readonly free: ReadonlyMap<string, readonly string[]>
  /** Days that could not be read. */
  readonly unread: ReadonlySet<string>
  /** The first day with room is being looked for. */
  readonly opening: boolean
  readonly date: string | null
  readonly time: string | null
  /** As typed. */
  readonly phone: string
  readonly phoneFault: PhoneFault | null
  readonly sending: boolean
  readonly trouble: Trouble | null
  /** The call, once it is booked. */
  readonly booked: Booking | null
}

/** Before anything is known. */
export const emptyBooking: BookingState = {
  days: [],
  today: '',
  free: new Map(),
  unread: new Set(),
  opening: true,
  date: null,
  time: null,
  phone: '',
  phoneFault: null,
  sending: false,
  trouble: null,
  booked: null,
}

/** What the chosen day has: its free times, or why they cannot be told yet. */
export function timesOfChosenDay(state: BookingState): readonly string[] | 'loading' | 'unread' {
  const { date, free, unread, opening } = state
  const times = date === null ? undefined : free.get(date)
  if (times) return times
  return date !== null && unread.has(date) && !opening ? 'unread' : 'loading'
}

/** The first free slot that is known, among the days that were scanned for it. */
export function firstKnown({ days, free, opening }: BookingState): Slot | null {
  if (opening) return null
  for (const date of days.slice(0, scannedDays)) {
    const [time] = free.get(date) ?? []
    if (time !== undefined) return { date, time }
  }
  return null
}
