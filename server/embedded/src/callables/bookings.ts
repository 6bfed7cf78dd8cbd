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
 * For the free times, any instant of a day stands for that day in Rome. A booking returns its id, or `false`
 * with status 200 if the slot is taken, past or does not exist: the contract says that a truthy body means
 * success. An invalid body is a 400. Requests have no idempotency key, so a phone number gets at most one
 * call per slot: a repeat returns the existing booking, as long as the slot is not full.
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
