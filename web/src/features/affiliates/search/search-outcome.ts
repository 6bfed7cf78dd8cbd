import type { AffiliatePage, AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
import type { Problem } from '@mestieri/shared/contracts/error.ts'
import { hasProblem } from '@mestieri/shared/contracts/page-reader.ts'
import { splitMunicipality } from '@mestieri/shared/municipalities/display.ts'
import type { MunicipalitySearch } from '@mestieri/shared/municipalities/search.ts'

/** Results in the province's capital, for a search without results in its town. */
export interface CapitalResults {
  /** The list's value: 'MONZA (MB)'. */
  readonly city: string
  readonly total: number
}

/** The city is not in the list, and its name does not identify a single town. */
export interface UnknownCityOutcome {
  readonly state: 'unknown-city'
  /** Whether several towns have this name. */
  readonly shared: boolean
  /** The towns with this name, else similar names, best match first; values of the list. */
  readonly suggestions: readonly string[]
}

/** The result of a search; plain data, because the document embeds it for hydration. */
export type SearchOutcome =
  | { readonly state: 'found'; readonly page: AffiliatePage }
  | { readonly state: 'empty'; readonly capital: CapitalResults | null }
  /** The page number is greater than the last page. */
  | { readonly state: 'beyond'; readonly lastPage: number }
  | UnknownCityOutcome
  | { readonly state: 'failed'; readonly problem: Problem }

export interface SearchOutcomeDeps {
  /** Reads one page; rejects with an error that carries a problem. */
  readonly read: (search: AffiliateSearch) => Promise<AffiliatePage>
  readonly municipalities: () => Promise<MunicipalitySearch>
}

/** The outcome for a city that is not in the list. */
export function unknownCity(city: string, list: MunicipalitySearch): UnknownCityOutcome {
  const named = list.named(city)
  const suggestions = named.length > 0 ? named : list.similar(city)
  return { state: 'unknown-city', shared: named.length > 1, suggestions }
}

/** Like {@link unknownCity}, but without suggestions if the list does not load. */
async function refusedCity(
  city: string,
  municipalities: SearchOutcomeDeps['municipalities'],
): Promise<UnknownCityOutcome> {
  try {
    return unknownCity(city, await municipalities())
  } catch {
    return { state: 'unknown-city', shared: false, suggestions: [] }
  }
}

/** The same search in the province's capital; null without results there. It costs one more call. */
async function capitalResults(
  search: AffiliateSearch,
  deps: SearchOutcomeDeps,
): Promise<CapitalResults | null> {
  const sign = splitMunicipality(search.city).province
  if (sign === null) return null
  try {
    const { provinceCapital } = await import('@mestieri/shared/municipalities/provinces.ts')
    const city = provinceCapital(sign)
    if (city === null || city === search.city) return null
    const { totalAffiliates } = await deps.read({ ...search, city, page: 1 })
    return totalAffiliates > 0 ? { city, total: totalAffiliates } : null
  } catch {
    return null
  }
}

/** Maps a page to its outcome: found, empty, or beyond the last page (features.md, A5, A10 and A11). */
export async function outcomeOf(
  page: AffiliatePage,
  search: AffiliateSearch,
  deps: SearchOutcomeDeps,
): Promise<SearchOutcome> {
  if (page.totalPages > 0 && search.page > page.totalPages)
    return { state: 'beyond', lastPage: page.totalPages }
  if (page.affiliates.length > 0) return { state: 'found', page }
  return { state: 'empty', capital: await capitalResults(search, deps) }
}

/** Runs a search. An API error becomes an outcome; other errors are thrown. */
export async function searchOutcome(
  search: AffiliateSearch,
  deps: SearchOutcomeDeps,
): Promise<SearchOutcome> {
  try {
    return await outcomeOf(await deps.read(search), search, deps)
  } catch (error) {
    if (!hasProblem(error)) throw error
    if (error.problem.code === 'validation_failed' && search.city)
      return refusedCity(search.city, deps.municipalities)
    return { state: 'failed', problem: error.problem }
  }
}
