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

/** How a search ended; plain data, so that a document can carry it. */
export type SearchOutcome =
  | { readonly state: 'found'; readonly page: AffiliatePage }
  | { readonly state: 'empty'; readonly capital: CapitalResults | null }
  /** The page asked for lies behind the last one. */
  | { readonly state: 'beyond'; readonly lastPage: number }
  /** The city is not in the list; what it may have meant, at most {@link maxSuggestions}. */
  | { readonly state: 'unknown-city'; readonly suggestions: readonly string[] }
  | { readonly state: 'failed'; readonly problem: Problem }

export interface SearchOutcomeDeps {
  /** Reads one page; rejects with an error that carries a problem. */
  readonly read: (search: AffiliateSearch) => Promise<AffiliatePage>
  readonly municipalities: () => Promise<MunicipalitySearch>
}

export const maxSuggestions = 8

/** The list's values that a text may have meant, the best first; none where the list cannot be had. */
export async function citySuggestions(
  city: string,
  municipalities: SearchOutcomeDeps['municipalities'],
): Promise<string[]> {
  try {
    const list = await municipalities()
    const resolved = list.resolve(city)
    const values = [...(resolved ? [resolved] : []), ...list.search(city).values]
    return [...new Set(values)].slice(0, maxSuggestions)
  } catch {
    return []
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
    if (error.problem.code === 'validation_failed' && search.city) {
      return { state: 'unknown-city', suggestions: await citySuggestions(search.city, deps.municipalities) }
    }
    return { state: 'failed', problem: error.problem }
  }
}
