import type {
  AffiliateContact,
  AffiliatePage,
  AffiliateProfile,
  AffiliateSearch,
  Coordinates,
} from '@mestieri/shared/contracts/affiliates.ts'
import { titleCase } from '@mestieri/shared/municipalities/display.ts'

import { AppError, overloaded } from '../errors.ts'
import type { Cached, ImageReply } from '../replies/replies.ts'
import type { CacheOptions } from '../stores/caches.ts'
import type { Lifetime, ReadThrough } from '../stores/read-through.ts'
import type { AffiliatesUpstream, CallContext } from '../upstream/affiliates.ts'
import { type PictureAddress, toCard, toContact, toProfile } from './affiliates/affiliate-views.ts'

/** A map's size in CSS pixels and its colours; `scale` is the number of image pixels per CSS pixel. */
export interface MapSize {
  readonly width: number
  readonly height: number
  readonly scale: 1 | 2
  readonly theme: 'light' | 'dark'
}

/** A map centred on a professional. The label is shown under the pin. */
export interface MapRequest extends MapSize {
  readonly coordinates: Coordinates
  readonly label: string
}

/**
 * The directory service (contract.md, 'Affiliates'). Every method also rejects with the {@link AppError} of a
 * failed upstream call.
 */
export interface AffiliatesService {
  /** One page of search cards. A page after the last one is empty but has the totals. */
  search(search: AffiliateSearch, context: CallContext): Promise<Cached<AffiliatePage>>
  /** The public profile with this link. Rejects with `not_found`. */
  profile(link: string, context: CallContext): Promise<Cached<AffiliateProfile>>
  /** The data for the booking and payment pages, never cached. Rejects with `not_found`. */
  contact(uid: string, context: CallContext): Promise<AffiliateContact>
  /**
   * A map centred on a professional. Rejects with `not_found`, also if the professional has no coordinates.
   */
  map(link: string, size: MapSize, context: CallContext): Promise<Cached<ImageReply>>
}

export interface AffiliatesDeps {
  readonly upstream: AffiliatesUpstream
  readonly pictureAddress: PictureAddress
  readonly drawMap: (request: MapRequest) => Promise<ImageReply>
  readonly caches: {
    readonly pages: ReadThrough<AffiliatePage>
    readonly profiles: ReadThrough<AffiliateProfile | null>
    readonly maps: ReadThrough<ImageReply>
  }
}

const MiB = 1024 * 1024
const minute = 60_000
const found: Lifetime = { fresh: minute, kept: 24 * 60 * minute }
/** A missing profile may be created at any time, so it is cached briefly and never served stale. */
const missing: Lifetime = { fresh: 5000, kept: 5000 }
/** An empty page may be a 404 of the upstream, so it is refreshed after 5 s. */
const empty: Lifetime = { fresh: 5000, kept: found.kept }

/** The estimated size of a value's objects. Its representations report their bytes themselves. */
const jsonSize = (value: unknown): number => 2 * JSON.stringify(value).length

interface AffiliateCaches {
  readonly pages: CacheOptions<AffiliatePage>
  readonly profiles: CacheOptions<AffiliateProfile | null>
  readonly maps: CacheOptions<ImageReply>
}

/** The size and lifetime of the directory's caches. */
export const affiliateCaches: AffiliateCaches = {
  pages: {
    name: 'directory_pages',
    maxEntries: 2000,
    maxBytes: 32 * MiB,
    sizeOf: jsonSize,
    lifetimeOf: ({ totalAffiliates }) => (totalAffiliates === 0 ? empty : found),
  },
  profiles: {
    name: 'profiles',
    maxEntries: 5000,
    maxBytes: 32 * MiB,
    sizeOf: jsonSize,
    lifetimeOf: (profile) => (profile === null ? missing : found),
  },
  maps: {
    name: 'maps',
    maxEntries: 1000,
    maxBytes: 16 * MiB,
    sizeOf: ({ body }) => body.length,
    lifetimeOf: () => found,
  },
}

/** Creates the directory service. */
export function createAffiliatesService(deps: AffiliatesDeps): AffiliatesService {
  const { upstream, pictureAddress, drawMap, caches } = deps

  async function loadPage(search: AffiliateSearch, context: CallContext): Promise<AffiliatePage> {
    const { profession, city, page, pageSize } = search
    const reply = await upstream.search({ profession, location: city, page, pageSize }, context)
    const { totalAffiliates, totalPages } = reply
    const affiliates = reply.affiliates.map((affiliate) => toCard(affiliate, pictureAddress))
    return { affiliates, totalAffiliates, totalPages, page, pageSize }
  }

  async function loadProfile(link: string, context: CallContext): Promise<AffiliateProfile | null> {
    const affiliate = await upstream.byLink(link, context)
    return affiliate && toProfile(affiliate, pictureAddress)
  }

  async function profile(link: string, context: CallContext): Promise<Cached<AffiliateProfile>> {
    const { value, cache } = await caches.profiles.read(
      link,
      (signal) => loadProfile(link, { ...context, signal }),
      context,
    )
    if (value === null) throw new AppError('not_found')
    return { value, cache }
  }

  return {
    search({ profession, city, page, pageSize }, context) {
      const search = { profession: profession.trim(), city: city.trim(), page, pageSize }
      const key = `${page} ${pageSize} ${search.profession.length} ${search.profession}${search.city}`
      return caches.pages.read(key, (signal) => loadPage(search, { ...context, signal }), context)
    },

    profile,

    async contact(uid, context) {
      const affiliate = await upstream.byUid(uid, context)
      if (affiliate === null) throw new AppError('not_found')
      return toContact(uid, affiliate)
    },

    async map(link, { width, height, scale, theme }, context) {
      const owner = await profile(link, context)
      const { coordinates, city, province } = owner.value
      if (coordinates === null) throw new AppError('not_found')
      const label = province === '' ? titleCase(city) : `${titleCase(city)} (${province})`
      const key = JSON.stringify([coordinates.lat, coordinates.lng, label, width, height, scale, theme])
      const map = await caches.maps.read(key, async () => {
        if (context.isShed) throw overloaded()
        return drawMap({ coordinates, label, width, height, scale, theme })
      })
      return owner.cache === 'stale' ? { value: map.value, cache: 'stale' } : map
    },
  }
}
