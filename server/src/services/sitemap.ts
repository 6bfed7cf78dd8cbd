import { isProfession } from '@mestieri/shared/catalogue/professions.ts'
import { directoryLimits } from '@mestieri/shared/contracts/directory-limits.ts'

import type { Lifetime, ReadThrough } from '../stores/read-through.ts'
import type { Affiliate, AffiliatesUpstream, CallContext } from '../upstream/affiliates.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** The maximum number of URLs per kind; sitemaps.org allows 50,000 per file, and ours have a tenth of it. */
const maxAddresses = 50_000

/** How many directory pages are read at the same time; low, to avoid a burst of upstream calls. */
const maxConcurrentReads = 4

/** A directory search with results. At least one of the two fields is not empty. */
export interface ListedSearch {
  readonly profession: string
  /** A value of the list of municipalities, for example 'MONZA (MB)'. */
  readonly city: string
}

/** The directory's content for the sitemaps. */
export interface DirectoryListing {
  /** The links of all professionals. */
  readonly links: readonly string[]
  /** The searches with results: by profession, by town, and by both, sorted. */
  readonly searches: readonly ListedSearch[]
}

export interface SitemapService {
  /**
   * The directory's listing, collected at most once a day. Rejects with the upstream's AppError if there is
   * none.
   */
  listing(context: CallContext): Promise<DirectoryListing>
}

/** Finds the towns of upstream's records in the list of municipalities. */
export interface TownFinder {
  isMunicipality(value: string): boolean
  /** The list's value for a name; null if the name is unknown or ambiguous. */
  resolve(text: string): string | null
}

interface SitemapDeps {
  /**
   * The upstream and not the directory service: reading all pages would evict visitors' pages from its cache.
   */
  readonly upstream: Pick<AffiliatesUpstream, 'search'>
  readonly cache: ReadThrough<DirectoryListing>
  readonly towns: () => TownFinder
}

/**
 * How long a listing is cached: for a day, or for a week while upstream fails. An empty listing may be a 404
 * of the upstream, so it is refreshed after a minute.
 */
export const listingLifetime = ({ links }: DirectoryListing): Lifetime => ({
  fresh: links.length === 0 ? minute : day,
  kept: 7 * day,
})

/** The fields of a professional that the sitemap needs. */
type Listed = Pick<Affiliate, 'link' | 'profession' | 'city' | 'province' | 'servedCities'>

/**
 * Finds a municipality by upstream's name, 'MONZA (MB)' or 'Monza'. Without a province the professional's own
 * is used.
 */
function municipality(name: string, province: string, towns: TownFinder): string | null {
  const plain = name.trim().replaceAll('’', "'").toUpperCase()
  const near = plain.endsWith(')') ? plain : `${plain} (${province})`
  if (towns.isMunicipality(near)) return near
  return towns.resolve(name)
}

function byName(a: ListedSearch, b: ListedSearch): number {
  return a.profession.localeCompare(b.profession, 'it') || a.city.localeCompare(b.city, 'it')
}

/**
 * Derives the searches with results from the professionals' towns and trades, without further upstream calls.
 */
function searchesOf(professionals: readonly Listed[], towns: TownFinder): ListedSearch[] {
  const found = new Map<string, ListedSearch>()
  const add = (search: ListedSearch) => found.set(`${search.profession}/${search.city}`, search)
  const known = new Map<string, string | null>()
  function townOf(name: string, province: string): string | null {
    const key = `${name}/${province}`
    const town = known.get(key)
    if (town !== undefined) return town
    const looked = municipality(name, province, towns)
    known.set(key, looked)
    return looked
  }
  for (const { profession, city, province, servedCities } of professionals) {
    const trade = isProfession(profession) ? profession : ''
    if (trade) add({ profession: trade, city: '' })
    for (const name of [city, ...servedCities]) {
      const town = townOf(name, province)
      if (town === null) continue
      add({ profession: '', city: town })
      if (trade) add({ profession: trade, city: town })
    }
  }
  return [...found.values()].toSorted(byName).slice(0, maxAddresses)
}

/** Creates the service that collects the directory's listing for the sitemaps (features.md, C5 and C7). */
export function createSitemapService({ upstream, cache, towns }: SitemapDeps): SitemapService {
  async function collect(context: CallContext): Promise<DirectoryListing> {
    const found = new Map<string, Listed>()
    const pageSize = directoryLimits.maxPageSize

    async function read(page: number): Promise<number> {
      const reply = await upstream.search({ profession: '', location: '', page, pageSize }, context)
      for (const { link, profession, city, province, servedCities } of reply.affiliates) {
        found.set(link, { link, profession, city, province, servedCities })
      }
      return reply.totalPages
    }

    const total = Math.min(await read(1), directoryLimits.maxPage, Math.ceil(maxAddresses / pageSize))
    const pages = Array.from({ length: Math.max(0, total - 1) }, (_, index) => index + 2).values()
    let failed = false
    /** Reads pages until none is left or a read has failed. */
    async function readRemaining(): Promise<void> {
      for (const page of pages) {
        if (failed) return
        // oxlint-disable-next-line no-await-in-loop
        await read(page)
      }
    }
    try {
      await Promise.all(Array.from({ length: maxConcurrentReads }, readRemaining))
    } catch (error) {
      failed = true
      throw error
    }
    const professionals = [...found.values()].slice(0, maxAddresses)
    const links = professionals.map(({ link }) => link).toSorted()
    return { links, searches: searchesOf(professionals, towns()) }
  }

  return {
    async listing(context) {
      const { value } = await cache.read('', () => collect(context))
      return value
    },
  }
}
