import { isProfession } from '@mestieri/shared/catalogue/professions.ts'
import { directoryLimits } from '@mestieri/shared/contracts/directory-limits.ts'

import type { Lifetime, ReadThrough } from '../stores/read-through.ts'
import type { Affiliate, AffiliatesUpstream, CallContext } from '../upstream/affiliates.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** The most addresses of a kind that are listed: 50,000 is what one sitemap may hold (sitemaps.org), ten times ours. */
const maxAddresses = 50_000

/** How many pages of the directory are read at the same time: a sitemap is not worth a burst of upstream calls. */
const readers = 4

/** A search of the directory that has results; at least one of the two is not empty. */
export interface ListedSearch {
  readonly profession: string
  /** The list's value, 'MONZA (MB)'. */
  readonly city: string
}

/** What the directory has for search engines. */
export interface DirectoryListing {
  /** The links of all professionals. */
  readonly links: readonly string[]
  /** The trades, the towns and the trades in a town that somebody works in, in a fixed order. */
  readonly searches: readonly ListedSearch[]
}

export interface SitemapService {
  /** The directory's listing, collected at most once a day. Rejects with an upstream AppError where there is none. */
  listing(context: CallContext): Promise<DirectoryListing>
}

/** How a town that upstream names is found in the list of municipalities. */
export interface TownFinder {
  isMunicipality(value: string): boolean
  /** The one value that a name can only mean, or null. */
  resolve(text: string): string | null
}

interface SitemapDeps {
  /** Not the directory's service: the walk would push what visitors read out of its cache. */
  readonly upstream: Pick<AffiliatesUpstream, 'search'>
  readonly cache: ReadThrough<DirectoryListing>
  readonly towns: () => TownFinder
}

/** How long a listing serves: for a day, and for a week while upstream fails. Nobody at all may be an upstream's 404. */
export const listingLifetime = ({ links }: DirectoryListing): Lifetime => ({
  fresh: links.length === 0 ? minute : day,
  kept: 7 * day,
})

/** A professional as far as the sitemap goes. */
type Listed = Pick<Affiliate, 'link' | 'profession' | 'city' | 'province' | 'servedCities'>

/** Upstream writes 'MONZA (MB)' or 'Monza'; in the latter case a namesake in the seat's own province is meant. */
function municipality(name: string, province: string, towns: TownFinder): string | null {
  const plain = name.trim().replaceAll('’', "'").toUpperCase()
  const near = plain.endsWith(')') ? plain : `${plain} (${province})`
  if (towns.isMunicipality(near)) return near
  return towns.resolve(name)
}

function byName(a: ListedSearch, b: ListedSearch): number {
  return a.profession.localeCompare(b.profession, 'it') || a.city.localeCompare(b.city, 'it')
}

/** Whoever works somewhere is a result there: no further call is needed to know which searches find somebody. */
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

/** Collects what the sitemap lists of the directory (features.md, C5 and C7). */
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
    async function readOn(): Promise<void> {
      for (const page of pages) {
        if (failed) return
        // oxlint-disable-next-line no-await-in-loop
        await read(page)
      }
    }
    try {
      await Promise.all(Array.from({ length: readers }, readOn))
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
