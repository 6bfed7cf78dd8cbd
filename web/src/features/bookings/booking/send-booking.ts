import type { Booking, BookingRequest } from '@mestieri/shared/contracts/bookings.ts'
import type { Problem } from '@mestieri/shared/contracts/error.ts'

import { ApiError } from '../../../lib/api/api-client.ts'
import type { GoneReason, Trouble } from './booking-state.ts'
import { createContentKeys } from './content-keys.ts'
import { daysAround, nearestSlots } from './nearest-slots.ts'
import { PerhapsBookedError } from './perhaps-booked-error.ts'
import type { Slot } from './slot.ts'

export interface SendBookingDeps {
  /** @throws ApiError */
  readonly book: (request: BookingRequest, idempotencyKey: string) => Promise<Booking>
  readonly newKey: () => string
  /** The free times of a day, read anew. @throws ApiError */
  readonly readAnew: (date: string) => Promise<readonly string[]>
  /** The free times of a day, perhaps a minute old. @throws ApiError */
  readonly times: (date: string) => Promise<readonly string[]>
}

export type SendOutcome = { readonly booking: Booking } | { readonly trouble: Trouble }

/** A complete booking: what is asked of the BFF. */
export type CompleteRequest = BookingRequest & Slot

const unexpected = (cause: unknown): Problem => ({
  type: 'about:blank',
  status: 0,
  code: 'unreadable',
  title: String(cause),
  detail: '',
  requestId: '',
})

/** Sends bookings and finds out what became of them (features.md, F3 and F9). */
export function createSendBooking({ book, newKey, readAnew, times }: SendBookingDeps) {
  const keys = createContentKeys(newKey)
  /** Keys of which a try may have booked without anybody knowing. */
  const unsure = new Set<string>()

  async function freeAround(slot: Slot, days: readonly string[]): Promise<Map<string, readonly string[]>> {
    const read = daysAround(days, slot.date).map(async (date) => {
      return [date, await times(date).catch(() => [])] as const
    })
    return new Map(await Promise.all(read))
  }

  async function gone(slot: Slot, why: GoneReason, days: readonly string[]): Promise<SendOutcome> {
    // A day that cannot be read has no slots to offer, which is not worth another message.
    await readAnew(slot.date).catch(() => [])
    const nearest = nearestSlots(slot, await freeAround(slot, days))
    return { trouble: { kind: 'gone', slot, nearest, why } }
  }

  /** Null where that cannot be told. */
  async function isFree({ date, time }: Slot): Promise<boolean | null> {
    try {
      return (await readAnew(date)).includes(time)
    } catch {
      return null
    }
  }

  /**
   * Sends a booking; the same content again is the same request.
   * @param days those that can be chosen, for what is offered in place of a slot that is gone
   */
  return async (request: CompleteRequest, days: readonly string[]): Promise<SendOutcome> => {
    const key = keys.of(request)
    try {
      return { booking: await book(request, key) }
    } catch (cause) {
      const { code, status, detail, errors } = cause instanceof ApiError ? cause.problem : unexpected(cause)
      // Without an answer nobody knows whether the request arrived: its slot, gone, may be the visitor's own.
      if (status === 0 || code === 'booking_unknown') unsure.add(key)
      if (code === 'booking_unknown') return { trouble: { kind: 'unknown' } }
      const free = status === 0 || code === 'slot_taken' ? null : await isFree(request)
      if (cause instanceof PerhapsBookedError && free !== true) unsure.add(key)
      if (code === 'slot_taken' || free === false) {
        const late = code === 'booking_date_unavailable' ? 'late' : 'taken'
        return gone(request, unsure.has(key) ? 'perhaps_ours' : late, days)
      }
      const words = errors?.map(({ message }) => message).join(' ') || detail
      const said = code === 'booking_failed' ? null : words
      return { trouble: { kind: 'failed', detail: said, unsure: unsure.has(key) } }
    }
  }
}
