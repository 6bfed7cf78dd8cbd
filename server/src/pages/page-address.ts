import type { PageRoute } from '@mestieri/shared/pages.ts'

/** A query string as Fastify parses it. */
type Query = Readonly<Record<string, string | readonly string[] | undefined>>

interface PageAddress {
  /** Path and query as far as the page is drawn from them: pages that look the same share one address. */
  readonly drawn: string
  /** The parameters that the page is not drawn from, as a query string without its mark; often empty. */
  readonly ignored: string
}

/** The first value of a parameter, as URLSearchParams.get has it. */
function first(value: string | readonly string[] | undefined): string {
  return (typeof value === 'string' ? value : value?.[0]) ?? ''
}

// Twice as fast as URLSearchParams, which shows in a page that comes from memory.
function parameter(name: string, value: string): string {
  return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`
}

/**
 * Divides the address of a page into what it is drawn from and the rest.
 * @param url path and query of the request
 * @param query the same query, parsed
 * @param drawnFrom the route's list of parameters
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

/** A location with further query parameters behind its own. */
export function withParameters(location: string, parameters: string): string {
  if (parameters === '') return location
  return `${location}${location.includes('?') ? '&' : '?'}${parameters}`
}
