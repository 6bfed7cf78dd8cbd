import { isProfession } from '@mestieri/shared/catalogue/professions.ts'
import { directoryLimits } from '@mestieri/shared/contracts/directory-limits.ts'

import { AppError } from '../errors.ts'
import type { CacheOptions } from '../stores/caches.ts'
import type { ReadThrough } from '../stores/read-through.ts'
import type { Affiliate, AffiliatesUpstream, CallContext } from '../upstream/affiliates.ts'
import { sortInSlices } from './sitemap/sort-in-slices.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** How many directory pages are read at the same time; low, to avoid a burst of upstream calls. */
const maxConcurrentReads = 4

/** So many pages are read at once: enough for some 2,000 professionals. */
const quickPages = 40

/**
 * Further pages are read one by one with this pause, in ms, so that visitors' requests hardly ever meet one: a page takes
 * some 5 ms of this thread. 150,000 professionals take eleven minutes.
 */
const pause = 200

/** How long a request waits for a listing that is being collected, in ms. */
const maxWait = 10_000

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
   * none, and with `upstream_unavailable` if the first one is not collected within some seconds.
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
  /** Resolves after `ms` milliseconds. */
  readonly sleep: (ms: number) => Promise<void>
}

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

/** The key by which a search is found and sorted. */
const keyOf = ({ profession, city }: ListedSearch): string => `${profession}/${city}`

/**
 * Collects the searches with results from the professionals' towns and trades, without further upstream calls.
 */
function createSearchCollector(towns: TownFinder) {
  const found = new Map<string, ListedSearch>()
  const add = (search: ListedSearch) => found.set(keyOf(search), search)
  const known = new Map<string, string | null>()
  function townOf(name: string, province: string): string | null {
    const key = `${name}/${province}`
    const town = known.get(key)
    if (town !== undefined) return town
    const looked = municipality(name, province, towns)
    known.set(key, looked)
    return looked
  }
  return {
    searches: () => [...found.values()],
    add({ profession, city, province, servedCities }: Listed): void {
      const trade = isProfession(profession) ? profession : ''
      if (trade) add({ profession: trade, city: '' })
      for (const name of [city, ...servedCities]) {
        const town = townOf(name, province)
        if (town === null) continue
        add({ profession: '', city: town })
        if (trade) add({ profession: trade, city: town })
      }
    },
  }
}

/** The size of a listing in a cache, in bytes. */
function listingSize({ links, searches }: DirectoryListing): number {
  let size = 0
  for (const link of links) size += link.length
  for (const { profession, city } of searches) size += profession.length + city.length
  return 2 * size + 40 * (links.length + searches.length)
}

/** The size and lifetime of the listing's cache. */
export const sitemapCache: CacheOptions<DirectoryListing> = {
  name: 'sitemap',
  maxEntries: 1,
  maxBytes: 64 * 1024 * 1024,
  sizeOf: listingSize,
  // A listing serves for a week while upstream fails. An empty one may be a 404 of the upstream.
  lifetimeOf: ({ links }) => ({ fresh: links.length === 0 ? minute : day, kept: 7 * day }),
}

/** Creates the service that collects the directory's listing for the sitemaps (features.md, C5 and C7). */
export function createSitemapService({ upstream, cache, towns, sleep }: SitemapDeps): SitemapService {
  const nextTurn = () => sleep(0)

  async function collect(context: CallContext): Promise<DirectoryListing> {
    const links = new Set<string>()
    const collector = createSearchCollector(towns())
    const pageSize = directoryLimits.maxPageSize

    async function read(page: number): Promise<number> {
      const reply = await upstream.search({ profession: '', location: '', page, pageSize }, context)
      for (const affiliate of reply.affiliates) {
        links.add(affiliate.link)
        collector.add(affiliate)
      }
      return reply.totalPages
    }

    const total = Math.min(await read(1), directoryLimits.maxPage)
    const quick = Math.min(total, quickPages)
    const pages = Array.from({ length: Math.max(0, quick - 1) }, (_, index) => index + 2).values()
    let failed = false
    /** Reads pages until none is left or a read has failed. */
    async function readRemaining(): Promise<void> {
      for (const page of pages) {
        if (failed) return
        // oxlint-disable-next-line no-await-in-loop -- each worker reads one page at a time
        await read(page)
      }
    }
    try {
      await Promise.all(Array.from({ length: maxConcurrentReads }, readRemaining))
    } catch (error) {
      failed = true
      throw error
    }
    for (let page = quick + 1; page <= total; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other, with a pause between
      await sleep(pause)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await read(page)
    }
    return {
      links: await sortInSlices([...links], (link) => link, nextTurn),
      searches: await sortInSlices(collector.searches(), keyOf, nextTurn),
    }
  }

  let last: DirectoryListing | undefined
  return {
    async listing(context) {
      const reading = cache.read('', () => collect(context)).then(({ value }) => (last = value))
      // A large directory takes minutes. A crawler gets yesterday's listing, or comes again.
      const late = sleep(maxWait).then(() => {
        if (last) return last
        throw new AppError('upstream_unavailable', { retryAfter: 300 })
      })
      // Whichever comes second is nobody's error.
      reading.catch(() => {})
      late.catch(() => {})
      return Promise.race([reading, late])
    },
  }
}
