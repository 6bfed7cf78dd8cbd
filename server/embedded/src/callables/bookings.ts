import { romeDateTimeAt } from '@mestieri/shared/rome-time.ts'
import type { FastifyPluginCallback } from 'fastify'

import type { CalendarRecords } from './calendar-records.ts'

interface Options {
  readonly calendar: CalendarRecords
}

/** The end of the year 9998: until then years have four digits in every zone. */
const lastInstant = Date.UTC(9999, 0, 1) - 1

const slotsBody = {
  type: 'object',
  required: ['date_milli'],
  properties: { date_milli: { type: 'integer', minimum: 0, maximum: lastInstant } },
} as const

const text = (maxLength: number) => ({ type: 'string', nullable: true, maxLength }) as const

const eventBody = {
  type: 'object',
  required: ['date_time', 'contact_telephone'],
  properties: {
    // With its offset: a time alone could be anybody's.
    date_time: {
      type: 'string',
      pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$`,
    },
    contact_telephone: { type: 'string', pattern: String.raw`\d`, maxLength: 40 },
    secondary_telephone: text(40),
    title: text(500),
    uid: text(256),
    test_data: { type: 'boolean', nullable: true },
  },
} as const

interface EventBody {
  readonly date_time: string
  readonly contact_telephone: string
  readonly secondary_telephone?: string | null
  readonly title?: string | null
  readonly uid?: string | null
  readonly test_data?: boolean | null
}

/**
 * The calendar's callables (specification, section 7), as a plugin for the portal base.
 *
 * Any instant of a day asks for that day in Rome. A booking is answered with its id, or, 'truthy' being all that
 * means success, with `false` and a 200 where the slot is taken, past or none; a body that does not fit is a 400.
 * There is no key by which a repeat could be told from a second wish: as long as the slot has room, the same telephone
 * gets the call that it has at that time already, and never a second one.
 */
export const bookingCallables: FastifyPluginCallback<Options> = (app, { calendar }, done) => {
  // The trailing slash is part of these names (contract.md, section 5); clients that leave it out are served as well.
  for (const path of ['/get_calendar_availabilities/', '/get_calendar_availabilities']) {
    app.post<{ Body: { date_milli: number } }>(path, { schema: { body: slotsBody } }, (request) => {
      const { date } = romeDateTimeAt(request.body.date_milli)
      return { availabilities: calendar.freeTimes(date).map((time) => time.replace(':', '_')) }
    })
  }
  for (const path of ['/add_calendar_event/', '/add_calendar_event']) {
    app.post<{ Body: EventBody }>(path, { schema: { body: eventBody } }, (request, reply) => {
      const { body } = request
      const startsAt = Date.parse(body.date_time)
      if (!(startsAt >= 0 && startsAt <= lastInstant))
        return reply.code(400).send({ message: 'date_time is no date' })
      const id = calendar.add({
        startsAt,
        phone: body.contact_telephone,
        secondaryPhone: body.secondary_telephone ?? null,
        title: body.title ?? null,
        uid: body.uid ?? null,
        testData: body.test_data ?? false,
      })
      return reply.send(id === null ? false : { event_id: id })
    })
  }
  done()
}
