import type { AffiliatePage, AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
import type { Problem } from '@mestieri/shared/contracts/error.ts'
import { hasProblem } from '@mestieri/shared/contracts/page-reader.ts'
import { splitMunicipality } from '@mestieri/shared/municipalities/display.ts'
import type { MunicipalitySearch } from '@mestieri/shared/municipalities/search.ts'

/** Where the province's capital has what the searched town has not. */
export interface CapitalResults {
  /** The list's value: 'MONZA (MB)'. */
  readonly city: string
  readonly total: number
}

/** The city is no value of the list, nor the name of a single one. */
export interface UnknownCityOutcome {
  readonly state: 'unknown-city'
  /** Whether it is the name of several. */
  readonly shared: boolean
  /** Those, or what the city may have meant, the likeliest first; values of the list. */
  readonly suggestions: readonly string[]
}

/** How a search ended; plain data, so that a document can carry it. */
export type SearchOutcome =
  | { readonly state: 'found'; readonly page: AffiliatePage }
  | { readonly state: 'empty'; readonly capital: CapitalResults | null }
  /** The page asked for lies behind the last one. */
  | { readonly state: 'beyond'; readonly lastPage: number }
  | UnknownCityOutcome
  | { readonly state: 'failed'; readonly problem: Problem }

export interface SearchOutcomeDeps {
  /** Reads one page; rejects with an error that carries a problem. */
  readonly read: (search: AffiliateSearch) => Promise<AffiliatePage>
  readonly municipalities: () => Promise<MunicipalitySearch>
}

/** The outcome for a city that is not a value of the list. */
export function unknownCity(city: string, list: MunicipalitySearch): UnknownCityOutcome {
  const named = list.named(city)
  const suggestions = named.length > 0 ? named : list.similar(city)
  return { state: 'unknown-city', shared: named.length > 1, suggestions }
}

/** The same, without suggestions where the list cannot be had. */
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

/** The same trade in the province's capital, where somebody is there: the one call that an empty result adds. */
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

/** Tells a page of results, an empty result and a wrong page number apart (features.md, A5, A10 and A11). */
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

/** Runs a search. Faults of the data become outcomes; anything else is thrown. */
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
