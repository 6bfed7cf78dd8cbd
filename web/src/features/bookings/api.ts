import type { Booking, BookingRequest, Slots } from '@mestieri/shared/contracts/bookings.ts'

import { getJson, postJson } from '../../lib/api-client.ts'

/** The free times of a day in Rome, `HH:MM`. @throws ApiError */
export async function readSlots(date: string): Promise<readonly string[]> {
  const { slots } = await getJson<Slots>(`/bookings/slots?date=${encodeURIComponent(date)}`)
  return slots
}

/**
 * Books a call. A repeat with the same key never books twice (api.md, section 2).
 * @param headers the bot check's
 * @throws ApiError, `slot_taken`, `booking_failed` and `booking_unknown` among others
 */
export function bookCall(
  request: BookingRequest,
  idempotencyKey: string,
  headers: Readonly<Record<string, string>>,
): Promise<Booking> {
  return postJson('/bookings', request, { idempotencyKey, headers })
}
