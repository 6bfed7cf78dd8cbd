import type { SQLOutputValue } from 'node:sqlite'

import type { WrittenAffiliate } from '@mestieri/shared/contracts/upstream/affiliates.ts'
import { callableContracts } from '@mestieri/shared/contracts/upstream/callables.ts'
import { parseTexts } from '@mestieri/shared/records.ts'
import type { FastifyPluginCallback } from 'fastify'

import type { AffiliateRecords } from './affiliate-records.ts'
import { Refusal, serveCallable } from './serve-callable.ts'

interface Options {
  readonly records: AffiliateRecords
  /** Returns the URL of a file under /pictures/. */
  readonly pictureAddress: (name: string) => string
}

type Row = Readonly<Record<string, SQLOutputValue>>

function textOrNull(value: SQLOutputValue | undefined): string | null {
  return typeof value === 'string' ? value : null
}

function list(value: SQLOutputValue | undefined): string[] {
  return parseTexts(String(value))
}

/**
 * The directory's callables (specification, section 7), as a plugin for the portal base.
 * Responses have every field of a professional, private ones included: the BFF selects the public fields.
 * A search without results is a 200 with an empty list; an unknown link or uid is a 404.
 */
export const affiliateCallables: FastifyPluginCallback<Options> = (
  app,
  { records, pictureAddress },
  done,
) => {
  const toWire = (row: Row): WrittenAffiliate => ({
    affiliate_id: Number(row['affiliate_id']),
    uid: String(row['uid']),
    link: String(row['link']),
    shopname: String(row['shopname']),
    affiliate_name: String(row['affiliate_name']),
    profession: String(row['profession']),
    affiliate_services: list(row['affiliate_services']),
    city: String(row['city']),
    province: String(row['province']),
    full_address: textOrNull(row['full_address']),
    coordinates: row['lat'] === null ? null : { lat: Number(row['lat']), lng: Number(row['lng']) },
    first_subscription_date: textOrNull(row['first_subscription_date']),
    profile_picture:
      typeof row['profile_picture'] === 'string' ? pictureAddress(row['profile_picture']) : null,
    work_pictures: list(row['work_pictures']).map(pictureAddress),
    affiliate_info: textOrNull(row['affiliate_info']),
    affiliate_info_short: textOrNull(row['affiliate_info_short']),
    vat_nr: textOrNull(row['vat_nr']),
    cuu: textOrNull(row['cuu']),
    email: textOrNull(row['email']),
    phone: textOrNull(row['phone']),
    rating: row['rating'] === null ? null : Number(row['rating']),
    satisfied_customers: Number(row['satisfied_customers']),
    served_cities: list(row['served_cities']),
  })
  const answer = (row: Row | undefined) => (row ? toWire(row) : new Refusal(404, 'Affiliate not found'))

  serveCallable(app, callableContracts.getAffiliatesByProfession, (request) => {
    const { profession, location, page_size: pageSize, page_number: pageNumber } = request
    const { rows, total } = records.search({ profession, location, pageSize, pageNumber })
    return {
      affiliates: rows.map(toWire),
      total_affiliates: total,
      total_pages: Math.ceil(total / pageSize),
    }
  })
  serveCallable(app, callableContracts.getAffiliateShopDataByUrl, ({ link }) => answer(records.byLink(link)))
  serveCallable(app, callableContracts.getAffiliateByUid, ({ uid }) => answer(records.byUid(uid)))
  done()
}
