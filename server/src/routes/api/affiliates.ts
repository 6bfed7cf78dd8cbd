import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Profession, professions } from '@mestieri/shared/catalogue/professions.ts'
import { AffiliateContact, AffiliatePage, AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import { directoryLimits as limits } from '@mestieri/shared/contracts/directory-limits.ts'
import { municipalityList } from '@mestieri/shared/municipalities/list.ts'
import { Type } from 'typebox'

import { AppError } from '../../errors.ts'
import { sendCached, sendCachedBytes } from './cached-reply.ts'
import { imageResponse } from './image-response.ts'

const wholeNumber = (minimum: number, maximum: number, preset: number) =>
  Type.Integer({ minimum, maximum, default: preset })

const SearchQuery = Type.Object({
  profession: Type.Unsafe<Profession | ''>({
    type: 'string',
    enum: ['', ...professions],
    default: '',
    description: 'Empty for all',
  }),
  city: Type.String({
    maxLength: limits.maxCityLength,
    default: '',
    description: "A municipality as 'MONZA (MB)', or empty for all; who only serves it is found too",
  }),
  pageSize: wholeNumber(1, limits.maxPageSize, limits.defaultPageSize),
  page: wholeNumber(1, limits.maxPage, 1),
})

/** In CSS pixels; `scale` is how many pixels of the image each has. */
const MapQuery = Type.Object({
  width: wholeNumber(160, 1280, 640),
  height: wholeNumber(120, 960, 360),
  scale: Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2], default: 1 }),
})

const LinkParams = Type.Object({
  // Nothing that would end a path segment; unclean text is refused everywhere.
  link: Type.String({ minLength: 1, maxLength: limits.maxLinkLength, pattern: String.raw`^[^/\\]+$` }),
})
const UidParams = Type.Object({ uid: Type.String({ pattern: '^[A-Za-z0-9_-]{1,128}$' }) })

const MapImage = imageResponse('image/png', 'image/webp', 'image/svg+xml')
const config = { rateLimitGroup: 'reads' } as const

/** The directory's reads (contract.md, 'Affiliates'). */
export const affiliatesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { affiliates } = app.services
  const municipalities = new Set(municipalityList().entries.map(({ value }) => value))

  function checkCity(city: string): void {
    if (city === '' || municipalities.has(city)) return
    const message = 'Scegli un comune dall’elenco.'
    throw new AppError('validation_failed', { errors: [{ field: 'city', message }] })
  }

  app.get(
    '/api/affiliates',
    { config, schema: { querystring: SearchQuery, response: { 200: AffiliatePage } } },
    async (request, reply) => {
      checkCity(request.query.city)
      return sendCached(request, reply, await affiliates.search(request.query, { requestId: request.id }))
    },
  )

  app.get(
    '/api/affiliates/:link',
    { config, schema: { params: LinkParams, response: { 200: AffiliateProfile } } },
    async (request, reply) =>
      sendCached(request, reply, await affiliates.profile(request.params.link, { requestId: request.id })),
  )

  app.get(
    '/api/affiliates/by-uid/:uid',
    { config, schema: { params: UidParams, response: { 200: AffiliateContact } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      return affiliates.contact(request.params.uid, { requestId: request.id })
    },
  )

  app.get(
    '/api/affiliates/:link/map',
    { config, schema: { params: LinkParams, querystring: MapQuery, response: { 200: MapImage } } },
    async (request, reply) => {
      const map = await affiliates.map(request.params.link, request.query, { requestId: request.id })
      const { type, body } = map.value
      const packed = type !== 'image/svg+xml'
      return sendCachedBytes(request, reply, map, { type, packed, serialise: () => body })
    },
  )
}
