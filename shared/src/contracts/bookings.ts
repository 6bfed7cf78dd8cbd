import type { Static } from 'typebox'

import { Type } from './schema.ts'

/** A calendar day in Rome, `YYYY-MM-DD`; whether there is such a day, the service checks. */
export const RomeDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A day in Rome' })

/** A time of day in Rome, `HH:MM`. */
export const RomeTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'A time in Rome' })

export const SlotsQuery = Type.Object({ date: RomeDate })

/** The free times of one day: sorted, each once, from 09:00 on, none of them past. */
export const Slots = Type.Object({ date: RomeDate, slots: Type.Array(RomeTime) })
export type Slots = Static<typeof Slots>

/** As typed; what it has to look like, the phone rules say. */
const PhoneText = Type.String({ maxLength: 40 })

/**
 * A callback to be booked. Date, time and phone may be missing here so that they are refused in one sentence
 * (specification, section 5); the phone may be left out with a `uid` whose professional has one.
 */
export const BookingRequest = Type.Object({
  date: Type.Optional(Type.String({ maxLength: 10 })),
  time: Type.Optional(Type.String({ maxLength: 5 })),
  phone: Type.Optional(PhoneText),
  secondaryPhone: Type.Optional(PhoneText),
  title: Type.Optional(Type.String({ maxLength: 120 })),
  uid: Type.Optional(Type.String({ pattern: '^[\\w-]{1,128}$' })),
})
export type BookingRequest = Static<typeof BookingRequest>

export const Booking = Type.Object({
  date: RomeDate,
  time: RomeTime,
  phone: Type.String({ description: 'E.164; masked where it is the one of the professional’s record' }),
})
export type Booking = Static<typeof Booking>
