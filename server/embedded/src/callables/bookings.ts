import { lastInstant } from '@mestieri/shared/contracts/upstream/bookings.ts'
import { callableContracts } from '@mestieri/shared/contracts/upstream/callables.ts'
import { romeDateTimeAt } from '@mestieri/shared/rome-time.ts'
import type { FastifyPluginCallback } from 'fastify'

import type { CalendarRecords } from './calendar-records.ts'
import { Refusal, serveCallable } from './serve-callable.ts'

interface Options {
  readonly calendar: CalendarRecords
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
  serveCallable(app, callableContracts.getCalendarAvailabilities, ({ date_milli: instant }) => {
    const { date } = romeDateTimeAt(instant)
    return { availabilities: calendar.freeTimes(date).map((time) => time.replace(':', '_')) }
  })
  serveCallable(app, callableContracts.addCalendarEvent, (event) => {
    const startsAt = Date.parse(event.date_time)
    if (!(startsAt >= 0 && startsAt <= lastInstant)) return new Refusal(400, 'date_time is no date')
    const id = calendar.add({
      startsAt,
      phone: event.contact_telephone,
      secondaryPhone: event.secondary_telephone ?? null,
      title: event.title ?? null,
      uid: event.uid ?? null,
      testData: event.test_data ?? false,
    })
    return id === null ? false : { event_id: id }
  })
  done()
}
