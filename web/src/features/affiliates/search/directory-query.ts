import { professions } from '@mestieri/shared/catalogue/professions.ts'
import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
import { directoryLimits } from '@mestieri/shared/contracts/directory-limits.ts'
import { path } from '@mestieri/shared/pages.ts'

/** The directory's own address; its state is in the query (specification, section 2; features.md, A5). */
export const directoryPath = path('directory')

/** How many professionals can be saved, and so be in a shared link (features.md, A14). */
export const maxSaved = 6

export interface DirectoryAddress {
  readonly search: AffiliateSearch
  /** Links of saved professionals, where the address shows those instead of a search. */
  readonly saved: readonly string[]
  /** Whether the address says just that, with nothing clamped or dropped. */
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

/** A city as typed, without what nobody types on purpose; '' for one that is longer than the field takes. */
export function readCity(text: string): string {
  const city = text
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
  return city.length <= directoryLimits.maxCityLength ? city : ''
}

/** Too small or no number at all is the default, too large the largest. */
function readNumber(text: string, standard: number, max: number): number {
  const number = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return number < 1 ? standard : Math.min(number, max)
}

function readSaved(text: string): string[] {
  const links = text.split(',').map((link) => link.trim())
  const usable = links.filter((link) => link && link.length <= directoryLimits.maxLinkLength)
  return [...new Set(usable)].slice(0, maxSaved)
}

/** What an address asks for; values that are not valid are clamped or dropped (features.md, A5). */
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
  const valid = (Object.keys(parameters) as (keyof typeof parameters)[]).every((key) => {
    const text = given(parameters[key])
    return text === '' || text === String(search[key])
  })
  return { search, saved: readSaved(given(savedParameter)), valid }
}

/** The query of a search, in a fixed order and without defaults, so that one search has one address. */
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

/** The address of a search. */
export function searchPath(search: AffiliateSearch): string {
  return withQuery(searchParameters(search))
}

/** The address after a change of filter: page 1 again (specification, 'Directory search screen'). */
export function filterPath(
  search: AffiliateSearch,
  filter: Partial<Pick<AffiliateSearch, 'city' | 'profession'>>,
): string {
  return searchPath({ ...search, ...filter, page: 1 })
}

/** The address that an invalid one is replaced by; parameters of others, such as a campaign's, stay. */
export function correctedPath(given: URLSearchParams, search: AffiliateSearch): string {
  const query = searchParameters(search)
  const own: readonly string[] = Object.values(parameters)
  for (const [name, value] of given) if (!own.includes(name)) query.append(name, value)
  return withQuery(query)
}

/** The address that stands for a search with search engines: how many results a page has makes no other page. */
export function canonicalPath(search: AffiliateSearch): string {
  const page = search.pageSize === directoryLimits.defaultPageSize ? search.page : 1
  return searchPath({ ...search, page, pageSize: directoryLimits.defaultPageSize })
}

/** The address that shows saved professionals side by side; it can be given to others. */
export function savedPath(links: readonly string[]): string {
  return `${directoryPath}?${savedParameter}=${links.map((link) => encodeURIComponent(link)).join(',')}`
}

/** The address of a professional's page. */
export function profilePath(link: string): string {
  return path('profile', { link })
}
