import { professions } from '@mestieri/shared/catalogue/professions.ts'
import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
import { directoryLimits } from '@mestieri/shared/contracts/directory-limits.ts'
import { path } from '@mestieri/shared/pages.ts'
import { keysOf } from '@mestieri/shared/records.ts'

/** The directory's path; the query has its state (specification, section 2; features.md, A5). */
export const directoryPath = path('directory')

/** The maximum number of saved professionals, also in a shared link (features.md, A14). */
export const maxSaved = 6

export interface DirectoryAddress {
  readonly search: AffiliateSearch
  /** The links of a shared list; if not empty, the page shows these professionals and no search. */
  readonly saved: readonly string[]
  /** Whether every value is valid, so that none was clamped or dropped. */
  readonly valid: boolean
}

const parameters = {
  profession: 'profession',
  city: 'city',
  pageSize: 'page_size',
  page: 'page_number',
} as const
const savedParameter = 'salvati'

function readProfession(text: string): string {
  const wanted = text.trim().toLowerCase()
  return professions.find((profession) => profession.toLowerCase() === wanted) ?? ''
}

/** Normalises a typed city: single spaces, straight apostrophes; '' if it is longer than the field allows. */
export function readCity(text: string): string {
  const city = text
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
  return city.length <= directoryLimits.maxCityLength ? city : ''
}

/** Reads a positive integer: `fallback` if it is invalid, at most `max`. */
function readNumber(text: string, fallback: number, max: number): number {
  const number = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return number < 1 ? fallback : Math.min(number, max)
}

function readSaved(text: string): string[] {
  const links = text.split(',').map((link) => link.trim())
  const usable = links.filter((link) => link && link.length <= directoryLimits.maxLinkLength)
  return [...new Set(usable)].slice(0, maxSaved)
}

/** Parses the directory's query; clamps or drops invalid values (features.md, A5). */
export function readDirectoryAddress(query: URLSearchParams): DirectoryAddress {
  const given = (name: string) => query.get(name) ?? ''
  const search = {
    profession: readProfession(given(parameters.profession)),
    city: readCity(given(parameters.city)),
    pageSize: readNumber(
      given(parameters.pageSize),
      directoryLimits.defaultPageSize,
      directoryLimits.maxPageSize,
    ),
    page: readNumber(given(parameters.page), 1, directoryLimits.maxPage),
  }
  const valid = keysOf(parameters).every((key) => {
    const text = given(parameters[key])
    return text === '' || text === String(search[key])
  })
  return { search, saved: readSaved(given(savedParameter)), valid }
}

/** A search's query, in a fixed order and without defaults, so that each search has one URL. */
function searchParameters(search: AffiliateSearch): URLSearchParams {
  const query = new URLSearchParams()
  if (search.profession) query.set(parameters.profession, search.profession)
  if (search.city) query.set(parameters.city, search.city)
  if (search.pageSize !== directoryLimits.defaultPageSize)
    query.set(parameters.pageSize, String(search.pageSize))
  if (search.page !== 1) query.set(parameters.page, String(search.page))
  return query
}

function withQuery(query: URLSearchParams): string {
  const text = query.toString()
  return text ? `${directoryPath}?${text}` : directoryPath
}

/** The path and query of a search. */
export function searchPath(search: AffiliateSearch): string {
  return withQuery(searchParameters(search))
}

/** The path after a change of filter, at page 1 (specification, 'Directory search screen'). */
export function filterPath(
  search: AffiliateSearch,
  filter: Partial<Pick<AffiliateSearch, 'city' | 'profession'>>,
): string {
  return searchPath({ ...search, ...filter, page: 1 })
}

/** The corrected path for an invalid query; it keeps foreign parameters, such as a campaign's. */
export function correctedPath(given: URLSearchParams, search: AffiliateSearch): string {
  const query = searchParameters(search)
  const own: readonly string[] = Object.values(parameters)
  for (const [name, value] of given) if (!own.includes(name)) query.append(name, value)
  return withQuery(query)
}

/** The canonical path of a search, with the default page size; another page size maps to page 1. */
export function canonicalPath(search: AffiliateSearch): string {
  const page = search.pageSize === directoryLimits.defaultPageSize ? search.page : 1
  return searchPath({ ...search, page, pageSize: directoryLimits.defaultPageSize })
}

/** The path of a shared list, which compares saved professionals. */
export function savedPath(links: readonly string[]): string {
  return `${directoryPath}?${savedParameter}=${links.map((link) => encodeURIComponent(link)).join(',')}`
}

/** The path of a professional's page. */
export function profilePath(link: string): string {
  return path('profile', { link })
}
