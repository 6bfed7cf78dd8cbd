import type { PageRoute } from '@mestieri/shared/pages.ts'

/** A query string as Fastify parses it. */
type Query = Readonly<Record<string, string | readonly string[] | undefined>>

interface PageAddress {
  /**
   * The path with only the parameters that affect the page. Equal pages have equal values; it is the cache
   * key.
   */
  readonly drawn: string
  /** The other parameters as a query string without `?`; often empty. */
  readonly ignored: string
}

/** The first value of a parameter, as `URLSearchParams.get` returns it; '' if there is none. */
function first(value: string | readonly string[] | undefined): string {
  return (typeof value === 'string' ? value : value?.[0]) ?? ''
}

// Twice as fast as URLSearchParams, a measurable share of the time for a cached page.
function parameter(name: string, value: string): string {
  return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`
}

/**
 * Splits the URL of a page into the part that affects the page and the other parameters.
 * @param url path and query of the request
 * @param query the same query, parsed
 * @param drawnFrom the parameters that affect the page, from the route
 */
export function divideAddress(
  url: string,
  query: Query,
  drawnFrom: NonNullable<PageRoute['drawnFrom']>,
): PageAddress {
  const mark = url.indexOf('?')
  if (mark === -1) return { drawn: url, ignored: '' }
  const drawn: string[] = []
  for (const name of drawnFrom) {
    const value = first(query[name])
    if (value !== '') drawn.push(parameter(name, value))
  }
  const ignored: string[] = []
  for (const name in query) {
    if (drawnFrom.includes(name)) continue
    for (const value of [query[name] ?? []].flat()) ignored.push(parameter(name, value))
  }
  return { drawn: withParameters(url.slice(0, mark), drawn.join('&')), ignored: ignored.join('&') }
}

/** Appends query parameters to a URL. */
export function withParameters(location: string, parameters: string): string {
  if (parameters === '') return location
  return `${location}${location.includes('?') ? '&' : '?'}${parameters}`
}
