import { municipalityList } from '@mestieri/shared/municipalities/list.ts'
import type { FastifyPluginAsync } from 'fastify'

import { AppError } from '../../errors.ts'
import { readContext } from '../call-context.ts'
import { sendCached, sendCachedBytes } from './serving/cached-reply.ts'
import { serveEndpoint } from './serving/serve-endpoint.ts'

/** The directory endpoints (contract.md, 'Affiliates'). */
export const affiliatesRoutes: FastifyPluginAsync = async (app) => {
  const { affiliates } = app.services
  let municipalities: ReadonlySet<string> | undefined

  function checkCity(city: string): void {
    if (city === '') return
    // Unpacked at the first search of a city: the start has no need of it.
    municipalities ??= new Set(municipalityList().entries.map(({ value }) => value))
    if (municipalities.has(city)) return
    const message = 'Scegli un comune dall’elenco.'
    throw new AppError('validation_failed', { errors: [{ field: 'city', message }] })
  }

  serveEndpoint(app, 'affiliates.search', async (request, reply) => {
    checkCity(request.query.city)
    return sendCached(request, reply, await affiliates.search(request.query, readContext(request, reply)))
  })

  serveEndpoint(app, 'affiliates.profile', async (request, reply) =>
    sendCached(request, reply, await affiliates.profile(request.params.link, readContext(request, reply))),
  )

  serveEndpoint(app, 'affiliates.contact', async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    return affiliates.contact(request.params.uid, readContext(request, reply))
  })

  serveEndpoint(app, 'affiliates.map', async (request, reply) => {
    const map = await affiliates.map(request.params.link, request.query, readContext(request, reply))
    const { type, body } = map.value
    const packed = type !== 'image/svg+xml'
    return sendCachedBytes(request, reply, map, { type, packed, serialise: () => body })
  })
}
