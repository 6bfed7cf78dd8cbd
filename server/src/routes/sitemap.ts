import { dateOfDocument } from '@mestieri/shared/document-dates.ts'
import { concretePaths, pageRoutes, path, showsProfessionals } from '@mestieri/shared/pages.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'

import type { WebBundle } from '../pages/web-bundle.ts'
import { createRepresentation, type Representation } from '../replies/representation.ts'
import type { DirectoryListing, ListedSearch } from '../services/sitemap.ts'
import { callContext } from './call-context.ts'
import { sendRepresentation } from './send-representation.ts'
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

export interface SitemapOptions {
  /** The public origin. */
  readonly origin: string
  readonly web: Pick<WebBundle, 'pages' | 'builtOn' | 'samples' | 'demo'>
}

/**
 * The maximum number of URLs per sitemap: a tenth of what sitemaps.org allows, so a file is created quickly.
 */
const fileSize = 5000

/**
 * robots.txt blocks only the API. Pages that must not be listed have `noindex`, which a search engine sees
 * only if it may read the page. Pictures are allowed, because listed pages show them.
 */
const robots = (origin: string) => `User-agent: *
Allow: /api/pictures
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`

/** The robots.txt of a demonstration blocks everything. */
const closedRobots = 'User-agent: *\nDisallow: /\n'

/** Whether a page's canonical link is its own URL. */
function isCanonical(html: string, address: string): boolean {
  return html.includes(`<link rel="canonical" href="${address}"/>`)
}

const directoryPath = path('directory')

/** The canonical path of a search, as on the directory page. */
function searchPath({ profession, city }: ListedSearch): string {
  const query = new URLSearchParams()
  if (profession) query.set('profession', profession)
  if (city) query.set('city', city)
  return `${directoryPath}?${query.toString()}`
}

/** The sitemaps of one kind of page, numbered from 1. */
interface Family {
  readonly name: 'profiles' | 'searches'
  readonly count: (listing: DirectoryListing) => number
  readonly paths: (listing: DirectoryListing, from: number, to: number) => string[]
}

const families: readonly Family[] = [
  {
    name: 'profiles',
    count: ({ links }) => links.length,
    paths: ({ links }, from, to) => links.slice(from, to).map((link) => path('profile', { link })),
  },
  {
    name: 'searches',
    count: ({ searches }) => searches.length,
    paths: ({ searches }, from, to) => searches.slice(from, to).map(searchPath),
  },
]

const filePath = (name: string, number: number) => `/sitemap-${name}-${number}.xml`

/** The paths of the sitemaps of a listing. */
function filesOf(listing: DirectoryListing): string[] {
  return families.flatMap(({ name, count }) =>
    Array.from({ length: Math.ceil(count(listing) / fileSize) }, (_, index) => filePath(name, index + 1)),
  )
}

/** Creates one sitemap of a listing; null for a number that it does not have. */
function sitemapOf({ paths, count }: Family, number: number, listing: DirectoryListing, origin: string) {
  const from = (number - 1) * fileSize
  if (!(from >= 0 && from < count(listing))) return null
  const entries = paths(listing, from, from + fileSize).map((pathname): SitemapEntry => ({
    address: origin + pathname,
  }))
  return createRepresentation(sitemapXml(entries), 'once', listing)
}

/**
 * The indexable static pages, and the directory unless its professionals are samples. A page's date is the
 * one in its text, or the date of the build.
 */
function pageEntries({ web, origin }: SitemapOptions): SitemapEntry[] {
  if (web.demo) return []
  const listed = pageRoutes
    .filter((route) => route.indexable && !(web.samples && showsProfessionals(route)))
    .flatMap((route) => concretePaths(route).map((pathname) => ({ id: route.id, pathname })))
  return listed.flatMap(({ id, pathname }): SitemapEntry[] => {
    const html = web.pages.get(pathname)
    const address = origin + pathname
    if (html === undefined) return pathname === directoryPath ? [{ address }] : []
    return isCanonical(html, address) ? [{ address, modified: dateOfDocument(id) ?? web.builtOn }] : []
  })
}

function send(request: FastifyRequest, reply: FastifyReply, document: Representation): Promise<FastifyReply> {
  return sendRepresentation(request, reply, document, {
    contentType: 'application/xml; charset=utf-8',
    cacheControl: 'public, max-age=3600',
  })
}

/** The listing for sample professionals, who must not be listed. */
const emptyListing: DirectoryListing = { links: [], searches: [] }

/**
 * /robots.txt and the sitemaps: index, pages, profiles, and searches with results (features.md, C5, C7).
 * Sample professionals are not listed. In a demonstration the sitemaps are empty.
 */
export const sitemapRoutes: FastifyPluginAsync<SitemapOptions> = async (app, { origin, web }) => {
  const pagesPath = '/sitemap-pages.xml'
  const pages = createRepresentation(sitemapXml(pageEntries({ origin, web })), 'kept')
  /** The documents of each listing by path. Each is created when it is asked for: a large directory has fifty. */
  const made = new WeakMap<DirectoryListing, Map<string, Representation>>()

  /** Finds a document, or creates it; null if the listing does not have it. */
  async function documentOf(
    request: FastifyRequest,
    file: string,
    create: (listing: DirectoryListing) => Representation | null,
  ): Promise<Representation | null> {
    const hidden = web.samples || web.demo
    const listing = hidden ? emptyListing : await app.services.sitemap.listing(callContext(request))
    const documents = made.get(listing) ?? new Map<string, Representation>()
    made.set(listing, documents)
    const found = documents.get(file) ?? create(listing)
    if (found) documents.set(file, found)
    return found
  }

  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    create: (listing: DirectoryListing) => Representation | null,
  ) {
    const document = await documentOf(request, file, create)
    return document ? send(request, reply, document) : reply.callNotFound()
  }

  function createIndex(listing: DirectoryListing): Representation {
    const index = web.demo ? [] : [pagesPath, ...filesOf(listing)].map((file) => ({ address: origin + file }))
    return createRepresentation(sitemapIndexXml(index), 'once', listing)
  }

  app.get('/robots.txt', async (_request, reply) => {
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(web.demo ? closedRobots : robots(origin))
  })

  app.get('/sitemap.xml', (request, reply) => sendFile(request, reply, '/sitemap.xml', createIndex))
  app.get(pagesPath, (request, reply) => send(request, reply, pages))
  for (const family of families) {
    app.get<{ Params: { number: string } }>(`/sitemap-${family.name}-:number.xml`, (request, reply) => {
      const { number } = request.params
      if (!/^[1-9]\d{0,4}$/.test(number)) return reply.callNotFound()
      return sendFile(request, reply, filePath(family.name, Number(number)), (listing) =>
        sitemapOf(family, Number(number), listing, origin),
      )
    })
  }
}
