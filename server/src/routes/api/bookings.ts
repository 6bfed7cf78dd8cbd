import { bookingOutcome } from '@mestieri/shared/contracts/booking-outcome.ts'
import type { FastifyPluginAsync } from 'fastify'

import type { BookingTries } from '../../services/bookings.ts'
import { callContext, readContext } from '../call-context.ts'
import { serveEndpoint } from './serving/serve-endpoint.ts'

/** Callback bookings (contract.md, 'Bookings'). */
export const bookingsRoutes: FastifyPluginAsync = async (app) => {
  const { bookings } = app.services

  serveEndpoint(app, 'bookings.slots', async (request, reply) =>
    bookings.slots(request.query.date, readContext(request, reply)),
  )

  serveEndpoint(
    app,
    'bookings.create',
    async (request, reply) => {
      const tries: BookingTries = request.retryContext
      try {
        return await bookings.book(request.body, tries, callContext(request))
      } catch (error) {
        // `booking_failed` means refused or outcome unknown. The header tells the client that the call may be
        // booked.
        if (tries.outcome !== undefined) reply.header(bookingOutcome.header, bookingOutcome.unknown)
        throw error
      }
    },
    // The call was sent, so the appointment may be booked.
    { config: { cutCode: 'booking_unknown' } },
  )
}
