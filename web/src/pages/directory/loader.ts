import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
import type { PageReader } from '@mestieri/shared/contracts/page-reader.ts'
import { data, type LoaderFunctionArgs, replace, type RouterContextProvider } from 'react-router-dom'

import { readerContext } from '../../app/reader.ts'
import {
  correctedPath,
  readDirectoryAddress,
  searchPath,
} from '../../features/affiliates/search/directory-query.ts'
import { loadMunicipalities } from '../../features/affiliates/search/municipalities.ts'
import type { SearchCache } from '../../features/affiliates/search/search-cache.ts'
import {
  searchOutcome,
  type SearchOutcome,
  unknownCity,
} from '../../features/affiliates/search/search-outcome.ts'
import { savedOutcome, type SavedOutcome } from '../../features/affiliates/shortlist/saved-outcome.ts'

/** What the page shows: a search, or the saved professionals of a shared link. Promises only in the browser. */
export type DirectoryData =
  | {
      readonly view: 'search'
      readonly search: AffiliateSearch
      readonly results: SearchOutcome | Promise<SearchOutcome>
    }
  | {
      readonly view: 'saved'
      readonly links: readonly string[]
      readonly results: SavedOutcome | Promise<SavedOutcome>
    }

export interface DirectoryLoaderDeps {
  readonly cache: SearchCache
  /** The address in the address bar; null while the BFF draws the page. */
  readonly addressBar: () => string | null
}

/**
 * 503 for a failed search, whatever the upstream did: the page itself is whole and worth another try (contract.md,
 * section 3).
 */
const statuses = { found: 200, empty: 200, beyond: 200, 'unknown-city': 422, failed: 503 } as const

/**
 * Reads the city of an address as the form does: a name that means one municipality leads to the address with that
 * municipality, any other text to the question which one was meant. Null where the city is a value of the list.
 */
async function readName(query: URLSearchParams, search: AffiliateSearch) {
  const list = await loadMunicipalities()
  if (list.isMunicipality(search.city)) return null
  const city = list.resolve(search.city)
  return city === null ? unknownCity(search.city, list) : replace(correctedPath(query, { ...search, city }))
}

/** On the server everything is known before the page is drawn: towns by any name, the last page, the status. */
async function drawnOnServer(url: URL, search: AffiliateSearch, reader: PageReader) {
  const named = search.city ? await readName(url.searchParams, search) : null
  if (named instanceof Response) return named
  const read = (wanted: AffiliateSearch) => reader.searchAffiliates(wanted)
  const results = named ?? (await searchOutcome(search, { read, municipalities: loadMunicipalities }))
  if (results.state === 'beyond') return replace(searchPath({ ...search, page: results.lastPage }))
  return data<DirectoryData>({ view: 'search', search, results }, { status: statuses[results.state] })
}

const maybeListed = (city: string) => / \([A-Z]{2}\)$/.test(city) && city === city.toUpperCase()

/**
 * In the browser only a city that does not look like a value of the list is worth fetching the list for: one that was
 * typed, or comes from an older address in the history. Without the list the API decides.
 */
async function namedInBrowser(url: URL, search: AffiliateSearch) {
  if (!search.city || maybeListed(search.city)) return null
  try {
    return await readName(url.searchParams, search)
  } catch {
    return null
  }
}

/** In the browser a page that was seen is there at once, so that the scroll position holds; any other follows. */
function shownInBrowser(
  search: AffiliateSearch,
  returning: boolean,
  cache: SearchCache,
  reader: PageReader,
): DirectoryData {
  const page = cache.read(search, returning)
  if (page && page.affiliates.length > 0) return { view: 'search', search, results: { state: 'found', page } }
  // No signal: the page drops answers to older searches by itself, and the cache has use for them.
  const read = (wanted: AffiliateSearch) =>
    Promise.resolve(
      cache.read(wanted, returning) ?? cache.load(wanted, () => reader.searchAffiliates(wanted)),
    )
  return {
    view: 'search',
    search,
    results: searchOutcome(search, { read, municipalities: loadMunicipalities }),
  }
}

async function savedOnServer(
  links: readonly string[],
  read: (link: string) => ReturnType<PageReader['affiliate']>,
) {
  const results = await savedOutcome(links, read)
  const status = results.profiles.length === 0 && results.problem ? results.problem.status || 503 : 200
  return data<DirectoryData>({ view: 'saved', links, results }, { status })
}

/**
 * Makes the directory's loader. An address with invalid values is replaced by the one that they are clamped to
 * (features.md, A5); nothing is thrown for faults of the data.
 */
export function createDirectoryLoader({ cache, addressBar }: DirectoryLoaderDeps) {
  return async ({ request, context }: LoaderFunctionArgs<Readonly<RouterContextProvider>>) => {
    const url = new URL(request.url)
    const { search, saved, valid } = readDirectoryAddress(url.searchParams)
    if (!valid) return replace(correctedPath(url.searchParams, search))
    const reader = context.get(readerContext)
    const bar = addressBar()
    if (saved.length > 0) {
      const read = (link: string) => reader.affiliate(link)
      if (bar === null) return savedOnServer(saved, read)
      return { view: 'saved', links: saved, results: savedOutcome(saved, read) } satisfies DirectoryData
    }
    if (bar === null) return drawnOnServer(url, search, reader)
    // Going back, the address bar changes before the page does; going forward, after it.
    const returning = bar.split('#', 1)[0] === url.href
    const named = await namedInBrowser(url, search)
    if (named instanceof Response) return named
    if (named) return { view: 'search', search, results: named } satisfies DirectoryData
    return shownInBrowser(search, returning, cache, reader)
  }
}
