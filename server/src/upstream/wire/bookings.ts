import { Type } from 'typebox'

/** `get_calendar_availabilities/`: `date_milli` is midnight of the day in Rome, in ms since the epoch. */
export const SlotsRequest = Type.Object({ date_milli: Type.Integer() })

/** A map whose first key holds the list of slots, each `hour_minute`. */
export const SlotsAnswer = Type.Record(Type.String(), Type.Unknown())

/** `add_calendar_event/` */
export const EventRequest = Type.Object({
  date_time: Type.String({ minLength: 1 }),
  contact_telephone: Type.String({ minLength: 1 }),
  secondary_telephone: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  uid: Type.Optional(Type.String()),
  test_data: Type.Boolean(),
})

/** Any value. A truthy one means that the call was booked. */
export const EventAnswer = Type.Unknown()
