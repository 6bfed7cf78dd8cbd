import type { Booking, BookingRequest } from '@mestieri/shared/contracts/bookings.ts'
import { parsePhone } from '@mestieri/shared/phone.ts'
import { browserSlotMargin, offeredDays, offeredTimes, romeDateTimeAt } from '@mestieri/shared/rome-time.ts'

import { createStore, type Observable } from '../../../lib/storage/store.ts'
import { type BookingState, emptyBooking } from './booking-state.ts'
import { firstFree } from './first-free.ts'
import { createSendBooking } from './send-booking.ts'
import { createSlotReader } from './slot-reader.ts'
import type { Slot } from './slot.ts'

export interface CallBookingDeps {
  /** The free times of a day. @throws ApiError */
  readonly readSlots: (date: string) => Promise<readonly string[]>
  /** @throws ApiError */
  readonly book: (request: BookingRequest, idempotencyKey: string) => Promise<Booking>
  readonly now: () => number
  readonly newKey: () => string
  /** Is told once, when the call is booked. `watched`: a form is on screen and shows the success. */
  readonly onBooked: (booking: Booking, watched: boolean) => void
}

/** What does not change while a call is being booked. */
export interface CallSubject {
  readonly title?: string | undefined
  readonly uid?: string | undefined
  /** The professional of `uid` has a number already: none needs to be typed. */
  readonly phoneOnRecord?: boolean | undefined
}

/** A callback being booked (specification, section 4): the whole form, without its looks. */
export interface CallBooking extends Observable<BookingState> {
  /** A form that shows the state comes on screen. @returns the function that takes it off again */
  readonly watch: () => () => void
  /** Reads the days anew and, unless one is chosen, chooses the first with room. */
  readonly open: () => Promise<void>
  /** Chooses a day: the time is cleared, the day's times are read. */
  readonly chooseDate: (date: string) => void
  readonly chooseTime: (time: string) => void
  readonly chooseSlot: (slot: Slot) => void
  readonly setPhone: (text: string) => void
  /** Says what is wrong with the phone, once the visitor has left the field. */
  readonly checkPhone: () => void
  /** Reads days, so that their counts can be shown. */
  readonly readDays: (dates: readonly string[]) => void
  /** Whether date, time and phone are there (specification, section 5). */
  readonly isComplete: () => boolean
  /** Books; what is under way already is not sent a second time. */
  readonly submit: () => Promise<void>
}

/** Makes a {@link CallBooking}. */
export function createCallBooking(deps: CallBookingDeps, subject: CallSubject): CallBooking {
  const { readSlots, book, now, newKey, onBooked } = deps
  // With its days from the start: without them the form is not as high, and moves when it opens.
  const { state, subscribe, set } = createStore<BookingState>({
    ...emptyBooking,
    days: offeredDays(now()),
    today: romeDateTimeAt(now()).date,
  })
  let watchers = 0
  const reader = createSlotReader({ read: readSlots, now })

  const change = (part: Partial<BookingState>) => set({ ...state(), ...part })

  function keep(date: string, offered: readonly string[]): void {
    const { date: chosen, time, free, ...before } = state()
    const unread = new Set(before.unread)
    unread.delete(date)
    // The chosen time is not free any more.
    const lost = date === chosen && time !== null && !offered.includes(time)
    change({ free: new Map(free).set(date, offered), unread, ...(lost ? { time: null } : {}) })
  }

  /** Takes a slot out that is gone, whatever the calendar still says. */
  function withdraw({ date, time }: Slot): void {
    const rest = (state().free.get(date) ?? []).filter((each) => each !== time)
    if (state().free.has(date)) keep(date, rest)
    if (state().date === date && state().time === time) change({ time: null })
  }

  async function times(date: string): Promise<readonly string[]> {
    try {
      const offered = offeredTimes(date, await reader.times(date), now(), browserSlotMargin)
      keep(date, offered)
      return offered
    } catch (cause) {
      if (!state().free.has(date)) change({ unread: new Set(state().unread).add(date) })
      throw cause
    }
  }

  function readDays(dates: readonly string[]): void {
    // What is asked for again is on its way, or who pressed 'Riprova' would see nothing happen.
    const unread = new Set([...state().unread].filter((date) => !dates.includes(date)))
    if (unread.size < state().unread.size) change({ unread })
    // What could not be read is shown as such.
    for (const date of dates) times(date).catch(() => undefined)
  }

  const send = createSendBooking({
    book,
    newKey,
    times,
    readAnew: (date) => {
      reader.forget(date)
      return times(date)
    },
  })

  const isComplete = () =>
    state().date !== null &&
    state().time !== null &&
    (state().phone.trim() !== '' || subject.phoneOnRecord === true)

  /** The number to be called, undefined for the one on record; null where it is none. */
  function phoneToCall(): string | undefined | null {
    if (state().phone.trim() === '' && subject.phoneOnRecord) return undefined
    const result = parsePhone(state().phone)
    change({ phoneFault: result.ok ? null : result.fault })
    return result.ok ? result.phone : null
  }

  return {
    state,
    subscribe,
    watch: () => {
      watchers += 1
      return () => {
        watchers -= 1
      }
    },

    async open() {
      if (state().booked) return
      const today = romeDateTimeAt(now()).date
      let days = offeredDays(now())
      change({ days, today, opening: state().date === null })
      const first = await firstFree(days, times)
      // It starts today only while today has times (specification, section 4).
      if (days[0] === today && state().free.get(today)?.length === 0) days = days.slice(1)
      const { date: chosen } = state()
      const stays = chosen !== null && days.includes(chosen)
      const date = stays ? chosen : (first?.date ?? days[0] ?? null)
      change({ days, date, opening: false, ...(stays ? {} : { time: null }) })
      if (date !== null) readDays([date])
    },

    chooseDate(date) {
      if (state().sending) return
      change({ date, time: null, trouble: null })
      readDays([date])
    },

    chooseTime(time) {
      if (!state().sending) change({ time, trouble: null })
    },

    chooseSlot({ date, time }) {
      if (state().sending) return
      change({ date, time, trouble: null })
      readDays([date])
    },

    setPhone(phone) {
      if (state().sending) return
      // What is being put right is told at once; a number that is being typed is wrong until its end.
      const result = parsePhone(phone)
      const phoneFault = state().phoneFault && !result.ok ? result.fault : null
      const trouble = state().trouble?.kind === 'incomplete' ? null : state().trouble
      change({ phone, phoneFault, trouble })
    },

    checkPhone() {
      if (state().phone.trim() !== '') phoneToCall()
    },

    readDays,
    isComplete,

    async submit() {
      const { date, time, days, sending, booked } = state()
      if (sending || booked) return
      if (!isComplete() || date === null || time === null) {
        change({ trouble: { kind: 'incomplete' } })
        return
      }
      const phone = phoneToCall()
      if (phone === null) return
      const { title, uid } = subject
      change({ sending: true, trouble: null })
      const outcome = await send(
        {
          date,
          time,
          ...(phone === undefined ? {} : { phone }),
          ...(title === undefined ? {} : { title }),
          ...(uid === undefined ? {} : { uid }),
        },
        days,
      )
      if ('booking' in outcome) {
        change({ sending: false, booked: outcome.booking })
        onBooked(outcome.booking, watchers > 0)
        return
      }
      change({ sending: false, trouble: outcome.trouble })
      if (outcome.trouble.kind === 'gone') withdraw(outcome.trouble.slot)
    },
  }
}
