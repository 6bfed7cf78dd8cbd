import { type Static, Type } from 'typebox'

/** A service that a professional offers: upstream's label and its wording for people. */
export const AffiliateService = Type.Object({ label: Type.String(), labelPretty: Type.String() })

const cardFields = {
  link: Type.String(),
  shopName: Type.String(),
  profession: Type.String(),
  city: Type.String(),
  province: Type.String(),
  servedCities: Type.Array(Type.String()),
  services: Type.Array(AffiliateService),
  satisfiedCustomers: Type.Integer({ minimum: 0 }),
  profilePicture: Type.Union([Type.String(), Type.Null()]),
  workPictures: Type.Array(Type.String()),
  rating: Type.Union([Type.Number(), Type.Null()]),
}

/** What a search result shows of a professional; at most three work pictures. */
export const AffiliateCard = Type.Object(cardFields)
export type AffiliateCard = Static<typeof AffiliateCard>

/** WGS 84 degrees. */
export const Coordinates = Type.Object({ lat: Type.Number(), lng: Type.Number() })
export type Coordinates = Static<typeof Coordinates>

/** A professional's public page: nothing private is ever part of it (contract.md, 'Affiliates'). */
export const AffiliateProfile = Type.Object({
  ...cardFields,
  affiliateName: Type.String(),
  fullAddress: Type.Union([Type.String(), Type.Null()]),
  info: Type.Union([Type.String(), Type.Null()]),
  infoShort: Type.Union([Type.String(), Type.Null()]),
  coordinates: Type.Union([Coordinates, Type.Null()]),
  firstSubscriptionDate: Type.Union([Type.String(), Type.Null()]),
})
export type AffiliateProfile = Static<typeof AffiliateProfile>

/** What the booking and payment pages may know of a professional; the phone with all digits but three hidden. */
export const AffiliateContact = Type.Object({
  uid: Type.String(),
  shopName: Type.String(),
  affiliateName: Type.String(),
  phoneMasked: Type.Union([Type.String(), Type.Null()]),
})
export type AffiliateContact = Static<typeof AffiliateContact>

/** One page of the directory. */
export const AffiliatePage = Type.Object({
  affiliates: Type.Array(AffiliateCard),
  totalAffiliates: Type.Integer({ minimum: 0 }),
  totalPages: Type.Integer({ minimum: 0 }),
  page: Type.Integer({ minimum: 1 }),
  pageSize: Type.Integer({ minimum: 1 }),
})
export type AffiliatePage = Static<typeof AffiliatePage>

/** A search of the directory; an empty filter is none. */
export interface AffiliateSearch {
  readonly profession: string
  readonly city: string
  readonly page: number
  readonly pageSize: number
}
