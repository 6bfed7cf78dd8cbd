import type { Static } from 'typebox'

import { professions } from '../catalogue/professions.ts'
import { directoryLimits as limits, type PictureWidth, pictureWidths } from './directory-limits.ts'
import { Type } from './schema.ts'
import { withDefault } from './site/endpoint.ts'

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

const wholeNumber = (minimum: number, maximum: number, preset: number) =>
  withDefault(Type.Integer({ minimum, maximum }), preset)

/** The query of a directory search; an empty filter is none. */
export const SearchQuery = Type.Object({
  profession: withDefault(
    // A text for the compiler, because pages read it from their address; the server checks the list.
    Type.Unsafe<string>({
      type: 'string',
      enum: ['', ...professions],
      description: 'Empty for all',
    }),
    '',
  ),
  city: withDefault(
    Type.String({
      maxLength: limits.maxCityLength,
      description: "A municipality as 'MONZA (MB)', or empty for all; who only serves it is found too",
    }),
    '',
  ),
  pageSize: wholeNumber(1, limits.maxPageSize, limits.defaultPageSize),
  page: wholeNumber(1, limits.maxPage, 1),
})

/** In CSS pixels; `scale` is how many pixels of the image each has. */
export const MapQuery = Type.Object({
  width: wholeNumber(160, 1280, 640),
  height: wholeNumber(120, 960, 360),
  scale: withDefault(Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2] }), 1),
  theme: withDefault(Type.Unsafe<'light' | 'dark'>({ type: 'string', enum: ['light', 'dark'] }), 'light'),
})

export const LinkParams = Type.Object({
  // Without the characters that would end a path segment; unclean text is refused everywhere.
  link: Type.String({ minLength: 1, maxLength: limits.maxLinkLength, pattern: String.raw`^[^/\\]+$` }),
})

export const UidParams = Type.Object({ uid: Type.String({ pattern: '^[A-Za-z0-9_-]{1,128}$' }) })

export const PictureQuery = Type.Object({
  src: Type.String({ minLength: 1, maxLength: 2048, description: 'An address as the other calls give it' }),
  width: withDefault(
    Type.Unsafe<PictureWidth>({
      type: 'integer',
      enum: [...pictureWidths],
      description: 'Pixels; smaller pictures are not enlarged',
    }),
    640,
  ),
})

/** A search of the directory; an empty filter is none. */
export interface AffiliateSearch {
  readonly profession: string
  readonly city: string
  readonly page: number
  readonly pageSize: number
}
