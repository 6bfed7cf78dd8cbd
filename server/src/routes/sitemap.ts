import { dateOfDocument } from '@mestieri/shared/document-dates.ts'
import { concretePaths, pageRoutes, path, showsProfessionals } from '@mestieri/shared/pages.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'

import type { WebBundle } from '../pages/web-bundle.ts'
import { createRepresentation, type Representation } from '../representation.ts'
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
  readonly paths: (listing: DirectoryListing) => string[]
}

const families: readonly Family[] = [
  {
    name: 'profiles',
    paths: ({ links }) => links.map((link) => path('profile', { link })),
  },
  { name: 'searches', paths: ({ searches }) => searches.map(searchPath) },
]

const filePath = (name: string, number: number) => `/sitemap-${name}-${number}.xml`

/** Creates the sitemaps of a listing, by path. */
function documentsOf(listing: DirectoryListing, origin: string): Map<string, Representation> {
  const documents = new Map<string, Representation>()
  for (const { name, paths } of families) {
    const entries = paths(listing).map((pathname): SitemapEntry => ({ address: origin + pathname }))
    for (let from = 0; from < entries.length; from += fileSize) {
      const xml = sitemapXml(entries.slice(from, from + fileSize))
      documents.set(filePath(name, from / fileSize + 1), createRepresentation(xml, 'once', listing))
    }
  }
  return documents
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
  const made = new WeakMap<DirectoryListing, Map<string, Representation>>()

  async function documents(request: FastifyRequest): Promise<Map<string, Representation>> {
    const hidden = web.samples || web.demo
    const listing = hidden ? emptyListing : await app.services.sitemap.listing(callContext(request))
    const found = made.get(listing)
    if (found) return found
    const files = documentsOf(listing, origin)
    const index = web.demo ? [] : [pagesPath, ...files.keys()].map((file) => ({ address: origin + file }))
    files.set('/sitemap.xml', createRepresentation(sitemapIndexXml(index), 'once', listing))
    made.set(listing, files)
    return files
  }

  async function sendFile(request: FastifyRequest, reply: FastifyReply, file: string) {
    const document = (await documents(request)).get(file)
    return document ? send(request, reply, document) : reply.callNotFound()
  }

  app.get('/robots.txt', async (_request, reply) => {
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(web.demo ? closedRobots : robots(origin))
  })

  app.get('/sitemap.xml', (request, reply) => sendFile(request, reply, '/sitemap.xml'))
  app.get(pagesPath, (request, reply) => send(request, reply, pages))
  for (const { name } of families) {
    app.get<{ Params: { number: string } }>(`/sitemap-${name}-:number.xml`, (request, reply) =>
      sendFile(request, reply, `/sitemap-${name}-${request.params.number}.xml`),
    )
  }
}
