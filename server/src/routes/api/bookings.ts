import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Booking, BookingRequest, Slots, SlotsQuery } from '@mestieri/shared/contracts/bookings.ts'

/** Callback bookings (api.md, 'Bookings'). */
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
      reply.code(201)
      return bookings.book(request.body, request.carried, { requestId: request.id })
    },
  )
}
