import type { SQLOutputValue } from 'node:sqlite'

import type { FastifyPluginCallback } from 'fastify'

import type { AffiliateRecords } from './affiliate-records.ts'

interface Options {
  readonly records: AffiliateRecords
  /** The address of a file under /pictures/. */
  readonly pictureAddress: (name: string) => string
}

/** Integers come as numbers or, from some clients of the callable, as digits. */
const count = (maximum: number) => ({ type: 'integer', minimum: 1, maximum })
const text = (maxLength: number) => ({ type: 'string', maxLength })

const searchBody = {
  type: 'object',
  required: ['profession', 'location', 'page_size', 'page_number'],
  properties: {
    profession: text(64),
    location: text(128),
    page_size: count(100),
    page_number: count(1_000_000),
  },
} as const

interface SearchBody {
  readonly profession: string
  readonly location: string
  readonly page_size: number
  readonly page_number: number
}

const keyBody = (name: 'link' | 'uid') => ({
  type: 'object',
  required: [name],
  properties: { [name]: text(256) },
})

function list(value: SQLOutputValue | undefined): string[] {
  return JSON.parse(String(value)) as string[]
}

/**
 * The directory's callables (specification, section 7), as a plugin for the portal base.
 * Every field of the entity is answered, private ones included: what a visitor may see is for the BFF to say.
 * A search that finds nobody is a 200 with an empty list; an unknown link or uid is a 404.
 */
export const affiliateCallables: FastifyPluginCallback<Options> = (
  app,
  { records, pictureAddress },
  done,
) => {
  const toWire = (row: Record<string, SQLOutputValue>) => {
    const { lat, lng, place_key: _, ...fields } = row
    return {
      ...fields,
      affiliate_services: list(row['affiliate_services']),
      served_cities: list(row['served_cities']),
      work_pictures: list(row['work_pictures']).map(pictureAddress),
      profile_picture:
        typeof row['profile_picture'] === 'string' ? pictureAddress(row['profile_picture']) : null,
      coordinates: lat === null ? null : { lat, lng },
    }
  }

  app.post<{ Body: SearchBody }>(
    '/get_affiliates_by_profession',
    { schema: { body: searchBody } },
    (request) => {
      const { profession, location, page_size: pageSize, page_number: pageNumber } = request.body
      const { rows, total } = records.search({ profession, location, pageSize, pageNumber })
      return {
        affiliates: rows.map(toWire),
        total_affiliates: total,
        total_pages: Math.ceil(total / pageSize),
      }
    },
  )

  // The trailing slash is part of these names (contract.md, section 5); clients that leave it out are served as well.
  for (const path of ['/get_affiliate_shop_data_by_url/', '/get_affiliate_shop_data_by_url']) {
    app.post<{ Body: { link: string } }>(path, { schema: { body: keyBody('link') } }, (request, reply) => {
      const row = records.byLink(request.body.link)
      return row ? toWire(row) : reply.code(404).send({ message: 'Affiliate not found' })
    })
  }
  for (const path of ['/get_affiliate_by_uid/', '/get_affiliate_by_uid']) {
    app.post<{ Body: { uid: string } }>(path, { schema: { body: keyBody('uid') } }, (request, reply) => {
      const row = records.byUid(request.body.uid)
      return row ? toWire(row) : reply.code(404).send({ message: 'Affiliate not found' })
    })
  }
  done()
}
