import { type Static, type TSchema, Type } from 'typebox'

const absentOr = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))

/** `get_affiliates_by_profession`: an unset filter is an empty string. */
export const SearchRequest = Type.Object({
  profession: Type.String(),
  location: Type.String(),
  page_size: Type.Integer({ minimum: 1 }),
  page_number: Type.Integer({ minimum: 1 }),
})

/** `get_affiliate_shop_data_by_url/` */
export const LinkRequest = Type.Object({ link: Type.String({ minLength: 1 }) })

/** `get_affiliate_by_uid/`, and the payment intents by uid. */
export const UidRequest = Type.Object({ uid: Type.String({ minLength: 1 }) })

/**
 * A professional as upstream sends it (specification, section 3). `link` and `shopname` are required: they
 * identify a professional. The pages have a fallback for every other field. These may be missing or null;
 * those of type `unknown` may have any value, and invalid values are dropped when they are read.
 */
export const WireAffiliate = Type.Object({
  link: Type.String({ minLength: 1, maxLength: 200 }),
  shopname: Type.String({ minLength: 1, maxLength: 500 }),
  affiliate_name: absentOr(Type.String()),
  profession: absentOr(Type.String()),
  city: absentOr(Type.String()),
  province: absentOr(Type.String()),
  affiliate_services: Type.Optional(Type.Unknown()),
  served_cities: Type.Optional(Type.Unknown()),
  work_pictures: Type.Optional(Type.Unknown()),
  satisfied_customers: Type.Optional(Type.Unknown()),
  rating: Type.Optional(Type.Unknown()),
  coordinates: Type.Optional(Type.Unknown()),
  full_address: Type.Optional(Type.Unknown()),
  first_subscription_date: Type.Optional(Type.Unknown()),
  profile_picture: Type.Optional(Type.Unknown()),
  affiliate_info: Type.Optional(Type.Unknown()),
  affiliate_info_short: Type.Optional(Type.Unknown()),
  uid: Type.Optional(Type.Unknown()),
  phone: Type.Optional(Type.Unknown()),
})
export type WireAffiliate = Static<typeof WireAffiliate>

const Total = Type.Union([Type.Number({ minimum: 0 }), Type.String({ pattern: '^\\d+$' })])

/**
 * A page of the directory. Its items are checked one by one, so an invalid item does not invalidate the page.
 */
export const SearchAnswer = Type.Object({
  affiliates: Type.Array(Type.Unknown()),
  total_affiliates: Total,
  total_pages: Total,
})
