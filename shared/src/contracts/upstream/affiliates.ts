import type { Static } from 'typebox'

import { Type } from '../schema.ts'
import { exactly, exactObject, orNull, text, tolerant } from './wire-shape.ts'

/** `get_affiliates_by_profession`: an unset filter is an empty string. */
export const searchRequest = exactly({
  profession: Type.String({ maxLength: 64 }),
  location: Type.String({ maxLength: 128 }),
  page_size: Type.Integer({ minimum: 1, maximum: 100 }),
  page_number: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
})

/** An empty name is nobody's: an upstream answers it with a 404 as it answers an unknown one. */
const anyName = Type.String({ maxLength: 256 })

/** `get_affiliate_shop_data_by_url/` */
export const linkRequest = tolerant(exactObject({ link: text(256) }), Type.Object({ link: anyName }))

/** `get_affiliate_by_uid/` */
export const uidRequest = tolerant(exactObject({ uid: text(256) }), Type.Object({ uid: anyName }))

const texts = Type.Array(Type.String())
const textOrNull = orNull(Type.String())
const optionalTextOrNull = Type.Optional(textOrNull)
const anything = Type.Optional(Type.Unknown())

/**
 * A professional, private fields included (specification, section 3). `link` and `shopname` are required: they identify
 * a professional. The pages have a fallback for every other field, so the client accepts it missing, null or invalid.
 */
export const wireAffiliate = tolerant(
  exactObject({
    affiliate_id: Type.Integer(),
    uid: Type.String(),
    link: Type.String(),
    shopname: Type.String(),
    affiliate_name: Type.String(),
    profession: Type.String(),
    affiliate_services: texts,
    city: Type.String(),
    province: Type.String(),
    full_address: textOrNull,
    coordinates: orNull(exactObject({ lat: Type.Number(), lng: Type.Number() })),
    first_subscription_date: textOrNull,
    profile_picture: textOrNull,
    work_pictures: texts,
    affiliate_info: textOrNull,
    affiliate_info_short: textOrNull,
    vat_nr: textOrNull,
    cuu: textOrNull,
    email: textOrNull,
    phone: textOrNull,
    rating: orNull(Type.Number()),
    satisfied_customers: Type.Integer({ minimum: 0 }),
    served_cities: texts,
  }),
  Type.Object({
    link: text(200),
    shopname: text(500),
    affiliate_name: optionalTextOrNull,
    profession: optionalTextOrNull,
    city: optionalTextOrNull,
    province: optionalTextOrNull,
    affiliate_services: anything,
    served_cities: anything,
    work_pictures: anything,
    satisfied_customers: anything,
    rating: anything,
    coordinates: anything,
    full_address: anything,
    first_subscription_date: anything,
    profile_picture: anything,
    affiliate_info: anything,
    affiliate_info_short: anything,
    uid: anything,
    phone: anything,
  }),
)
export type WrittenAffiliate = Static<(typeof wireAffiliate)['written']>
export type ReadAffiliate = Static<(typeof wireAffiliate)['read']>

const total = Type.Integer({ minimum: 0 })
const lenientTotal = Type.Union([Type.Number({ minimum: 0 }), Type.String({ pattern: '^\\d+$' })])

/** A page of the directory. The client checks its items one by one, so an invalid item does not invalidate the page. */
export const searchAnswer = tolerant(
  exactObject({
    affiliates: Type.Array(wireAffiliate.written),
    total_affiliates: total,
    total_pages: total,
  }),
  Type.Object({
    affiliates: Type.Array(Type.Unknown()),
    total_affiliates: lenientTotal,
    total_pages: lenientTotal,
  }),
)
