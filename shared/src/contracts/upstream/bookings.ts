import { Type } from '../schema.ts'
import { exactly, exactObject, optionalText, tolerant } from './wire-shape.ts'

/** The end of the year 9998, in ms since the epoch: until then years have four digits in every time zone. */
export const lastInstant = Date.UTC(9999, 0, 1) - 1

/** `get_calendar_availabilities/`: `date_milli` is midnight of the day in Rome, in ms since the epoch. */
export const slotsRequest = exactly({ date_milli: Type.Integer({ minimum: 0, maximum: lastInstant }) })

/**
 * The slots, each `hour_minute`. The specification names no key, so the client takes a map of any keys, reads the
 * list under the first one, and checks its items one by one.
 */
export const slotsAnswer = tolerant(
  exactObject({ availabilities: Type.Array(Type.String()) }),
  Type.Record(Type.String(), Type.Unknown()),
)

/** With its offset: a time alone does not name an instant. */
const dateTime = Type.String({
  pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$`,
})
const phone = Type.String({ pattern: String.raw`\d`, maxLength: 40 })
const secondaryPhone = optionalText(40)
const title = optionalText(500)
const uid = optionalText(256)

/** `add_calendar_event/` */
export const eventRequest = tolerant(
  exactObject({
    date_time: dateTime,
    contact_telephone: phone,
    secondary_telephone: secondaryPhone.written,
    title: title.written,
    uid: uid.written,
    test_data: Type.Boolean(),
  }),
  Type.Object({
    date_time: dateTime,
    contact_telephone: phone,
    secondary_telephone: secondaryPhone.read,
    title: title.read,
    uid: uid.read,
    test_data: Type.Optional(Type.Unsafe<boolean | null>({ type: 'boolean', nullable: true })),
  }),
)

/** The booked event, or false. The client accepts any value. A truthy one means that the call was booked. */
export const eventAnswer = tolerant(
  Type.Union([Type.Literal(false), exactObject({ event_id: Type.Integer() })]),
  Type.Unknown(),
)
