import type { Coordinates } from '@mestieri/shared/contracts/affiliates.ts'
import { createCheck } from '@mestieri/shared/contracts/check.ts'
import { type ReadAffiliate, wireAffiliate } from '@mestieri/shared/contracts/upstream/affiliates.ts'

import type { CallContext, UpstreamClient } from './client.ts'
import { findMismatch } from './wire/mismatch.ts'
import { count, listOf, numberOrNull, textOrNull } from './wire/read.ts'

export type { CallContext } from './client.ts'

/** A professional in the BFF: public and private fields, with our names (specification, section 3). */
export interface Affiliate {
  readonly uid: string | null
  readonly link: string
  readonly shopName: string
  readonly affiliateName: string
  readonly profession: string
  readonly city: string
  readonly province: string
  readonly fullAddress: string | null
  readonly firstSubscriptionDate: string | null
  readonly services: readonly string[]
  readonly servedCities: readonly string[]
  readonly satisfiedCustomers: number
  readonly rating: number | null
  readonly info: string | null
  readonly infoShort: string | null
  readonly coordinates: Coordinates | null
  /** URLs as upstream sent them, not yet checked against the allowed hosts. */
  readonly profilePicture: string | null
  readonly workPictures: readonly string[]
  readonly phone: string | null
}

export interface AffiliateSearchReply {
  readonly affiliates: readonly Affiliate[]
  readonly totalAffiliates: number
  readonly totalPages: number
}

/** The callables of the directory. Each rejects with an {@link AppError} of the general upstream codes. */
export interface AffiliatesUpstream {
  /** Resolves with an empty page if the upstream answers 404. An unset filter is an empty string. */
  search(
    query: { profession: string; location: string; page: number; pageSize: number },
    context: CallContext,
  ): Promise<AffiliateSearchReply>
  /** Null if the upstream has no such professional. */
  byLink(link: string, context: CallContext): Promise<Affiliate | null>
  /** Null if the upstream has no such professional. */
  byUid(uid: string, context: CallContext): Promise<Affiliate | null>
}

const isWireAffiliate = createCheck(wireAffiliate.read)

const degrees = (value: unknown, limit: number): number | null => {
  const number = numberOrNull(value)
  return number !== null && Math.abs(number) <= limit ? number : null
}

const readCoordinates = (value: unknown): Coordinates | null => {
  if (typeof value !== 'object' || value === null || !('lat' in value) || !('lng' in value)) return null
  const lat = degrees(value.lat, 90)
  const lng = degrees(value.lng, 180)
  return lat === null || lng === null ? null : { lat, lng }
}

const readTexts = (value: unknown): string[] => listOf(value, (item) => textOrNull(item, 2_000)).items

const readAffiliate = (wire: ReadAffiliate): Affiliate => ({
  uid: textOrNull(wire.uid, 200),
  link: wire.link,
  shopName: wire.shopname,
  affiliateName: wire.affiliate_name ?? '',
  profession: wire.profession ?? '',
  city: wire.city ?? '',
  province: wire.province ?? '',
  fullAddress: textOrNull(wire.full_address),
  firstSubscriptionDate: textOrNull(wire.first_subscription_date, 64),
  services: readTexts(wire.affiliate_services),
  servedCities: readTexts(wire.served_cities),
  satisfiedCustomers: count(wire.satisfied_customers),
  rating: numberOrNull(wire.rating),
  info: textOrNull(wire.affiliate_info),
  infoShort: textOrNull(wire.affiliate_info_short),
  coordinates: readCoordinates(wire.coordinates),
  profilePicture: textOrNull(wire.profile_picture, 2_000),
  workPictures: readTexts(wire.work_pictures),
  phone: textOrNull(wire.phone, 40),
})

/**
 * Creates the typed calls of the directory. A search drops and reports its invalid items. A call for a single
 * professional fails if the answer is invalid.
 */
export function createAffiliatesUpstream(
  client: Pick<UpstreamClient, 'call' | 'dropped'>,
): AffiliatesUpstream {
  return {
    async search({ profession, location, page, pageSize }, context) {
      const name = 'getAffiliatesByProfession'
      const request = { profession, location, page_size: pageSize, page_number: page }
      const outcome = await client.call(name, request, context)
      if (outcome.kind === 'absent') return { affiliates: [], totalAffiliates: 0, totalPages: 0 }
      const { items, dropped, first } = listOf(outcome.answer.affiliates, (item) =>
        isWireAffiliate(item) ? readAffiliate(item) : null,
      )
      const mismatch = first && findMismatch(wireAffiliate.read, first.item, `/affiliates/${first.index}`)
      if (mismatch) client.dropped(name, dropped, mismatch, context)
      return {
        affiliates: items,
        totalAffiliates: count(outcome.answer.total_affiliates),
        totalPages: count(outcome.answer.total_pages),
      }
    },

    async byLink(link, context) {
      const outcome = await client.call('getAffiliateShopDataByUrl', { link }, context)
      return outcome.kind === 'absent' ? null : readAffiliate(outcome.answer)
    },

    async byUid(uid, context) {
      const outcome = await client.call('getAffiliateByUid', { uid }, context)
      return outcome.kind === 'absent' ? null : readAffiliate(outcome.answer)
    },
  }
}
