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

/**
 * The data of the page: a search, or the saved professionals of a shared link. Only the browser gets
 * promises.
 */
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
  /** Returns the URL in the address bar; null during server rendering. */
  readonly addressBar: () => string | null
}

/**
 * The page's status by the state of the search. A failed search is a 503 for every upstream error, because a
 * retry makes sense (contract.md, section 3).
 */
const statuses = { found: 200, empty: 200, beyond: 200, 'unknown-city': 422, failed: 503 } as const

/**
 * Resolves the city of a URL as the form does. The name of one municipality redirects to the URL with that
 * municipality. Any other text gives the state `unknown-city`. Returns null if the city is already a value of
 * the list.
 */
async function resolveCity(query: URLSearchParams, search: AffiliateSearch) {
  const list = await loadMunicipalities()
  if (list.isMunicipality(search.city)) return null
  const city = list.resolve(search.city)
  return city === null ? unknownCity(search.city, list) : replace(correctedPath(query, { ...search, city }))
}

/** Loads a search on the server, which needs city, last page and status before it renders. */
async function loadOnServer(url: URL, search: AffiliateSearch, reader: PageReader) {
  const named = search.city ? await resolveCity(url.searchParams, search) : null
  if (named instanceof Response) return named
  const read = (wanted: AffiliateSearch) => reader.searchAffiliates(wanted)
  const results = named ?? (await searchOutcome(search, { read, municipalities: loadMunicipalities }))
  if (results.state === 'beyond') return replace(searchPath({ ...search, page: results.lastPage }))
  return data<DirectoryData>({ view: 'search', search, results }, { status: statuses[results.state] })
}

const maybeListed = (city: string) => / \([A-Z]{2}\)$/.test(city) && city === city.toUpperCase()

/**
 * Resolves the city in the browser. It loads the list only if the city does not look like one of its values:
 * it was typed or comes from an old URL. If the list cannot be loaded, the API decides.
 */
async function resolveCityInBrowser(url: URL, search: AffiliateSearch) {
  if (!search.city || maybeListed(search.city)) return null
  try {
    return await resolveCity(url.searchParams, search)
  } catch {
    return null
  }
}

/**
 * Loads a search in the browser. A cached page is returned at once, so that the scroll position can be
 * restored.
 */
function loadInBrowser(
  search: AffiliateSearch,
  returning: boolean,
  cache: SearchCache,
  reader: PageReader,
): DirectoryData {
  const page = cache.read(search, returning)
  if (page && page.affiliates.length > 0) return { view: 'search', search, results: { state: 'found', page } }
  // Without an abort signal: the page ignores results of older searches, and the cache can use them.
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
 * Creates the loader of the directory. A URL with invalid values redirects to one with corrected values
 * (features.md, A5). Failed reads do not throw; they are a state of the result.
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
    if (bar === null) return loadOnServer(url, search, reader)
    // On Back or Forward the address bar already has the new URL. On a navigation it changes afterwards.
    const returning = bar.split('#', 1)[0] === url.href
    const named = await resolveCityInBrowser(url, search)
    if (named instanceof Response) return named
    if (named) return { view: 'search', search, results: named } satisfies DirectoryData
    return loadInBrowser(search, returning, cache, reader)
  }
}
