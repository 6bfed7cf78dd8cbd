import { bookingOutcome } from '@mestieri/shared/contracts/booking-outcome.ts'
import type { Booking, BookingRequest } from '@mestieri/shared/contracts/bookings.ts'

import { api, ApiError } from '../../lib/api/api-client.ts'
import { PerhapsBookedError } from './booking/perhaps-booked-error.ts'

/** The free times of a day in Rome, `HH:MM`. @throws ApiError */
export async function readSlots(date: string): Promise<readonly string[]> {
  const { slots } = await api.call('GET /api/bookings/slots', { query: { date } })
  return slots
}

/**
 * Books a call. A repeat with the same key never books twice (contract.md, section 2).
 * @param headers the bot check's
 * @throws ApiError, `slot_taken`, `booking_failed` and `booking_unknown` among others; a {@link PerhapsBookedError}
 * where the BFF does not know whether the call is booked
 */
export async function bookCall(
  request: BookingRequest,
  idempotencyKey: string,
  headers: Readonly<Record<string, string>>,
): Promise<Booking> {
  let perhapsBooked = false
  const onResponse = (answer: Headers) => {
    perhapsBooked = answer.get(bookingOutcome.header) === bookingOutcome.unknown
  }
  try {
    return await api.call('POST /api/bookings', { body: request, idempotencyKey, headers, onResponse })
  } catch (cause) {
    throw perhapsBooked && cause instanceof ApiError ? new PerhapsBookedError(cause.problem, cause) : cause
  }
}
