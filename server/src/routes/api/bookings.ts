import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { bookingOutcome } from '@mestieri/shared/contracts/booking-outcome.ts'
import { Booking, BookingRequest, Slots, SlotsQuery } from '@mestieri/shared/contracts/bookings.ts'

import type { BookingTries } from '../../services/bookings.ts'

/** Callback bookings (contract.md, 'Bookings'). */
export const bookingsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { bookings } = app.services

  app.get(
    '/api/bookings/slots',
    {
      config: { rateLimitGroup: 'reads' },
      schema: { querystring: SlotsQuery, response: { 200: Slots } },
    },
    async (request) => bookings.slots(request.query.date, { requestId: request.id }),
  )

  app.post(
    '/api/bookings',
    {
      config: { rateLimitGroup: 'bookings', idempotent: true, botCheck: 'booking' },
      schema: { body: BookingRequest, response: { 201: Booking } },
    },
    async (request, reply) => {
      const tries: BookingTries = request.carried
      reply.code(201)
      try {
        return await bookings.book(request.body, tries, { requestId: request.id })
      } catch (error) {
        // One code stands for what was refused and for what broke off: only the latter may have been carried out.
        if (tries.outcome !== undefined) reply.header(bookingOutcome.header, bookingOutcome.unknown)
        throw error
      }
    },
  )
}
