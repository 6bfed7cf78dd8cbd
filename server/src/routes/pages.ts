import { hasDotSegment, pathOf } from '@mestieri/shared/address-path.ts'
import {
  concretePaths,
  pageRedirects,
  type PageRoute,
  pageRoute,
  pageRoutes,
  showsProfessionals,
} from '@mestieri/shared/pages.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

import { AppError } from '../errors.ts'
import { withoutSlashes } from '../pages/end-slashes.ts'
import { createHtmlDocument, type HtmlDocument } from '../pages/html-document.ts'
import { divideAddress, withParameters } from '../pages/page-address.ts'
import { createPageCache } from '../pages/page-cache.ts'
import { createPageDrawer, type DrawnPage } from '../pages/page-drawer.ts'
import type { WebBundle } from '../pages/web-bundle.ts'
import { callContext } from './call-context.ts'
import { sendRepresentation } from './send-representation.ts'

export interface PagesOptions {
  readonly web: WebBundle
  /** The public origin, for absolute links. */
  readonly origin: string
}

/** The `retry-after` of a page that could not be rendered, in seconds. */
const retryAfter = 5

/**
 * Sends an HTML page with a policy that admits its styles. Browsers must revalidate it, because the hashed asset
 * names change with a deploy.
 */
function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { document, admitStyles }: HtmlDocument,
  status: number,
): Promise<FastifyReply> {
  const contentType = 'text/html; charset=utf-8'
  if (status === 503) reply.header('retry-after', retryAfter)
  reply.raw.policyLines = admitStyles(reply.raw.policyLines)
  return sendRepresentation(request, reply, document, { status, contentType, cacheControl: 'no-cache' })
}

/**
 * The `x-robots-tag` of a page. Pages with sample professionals and all pages of a demonstration are not
 * indexed.
 */
function robots(route: PageRoute, status: number, { samples, demo }: WebBundle): string {
  const hidden = demo || (samples && showsProfessionals(route)) || status !== 200
  return route.indexable && !hidden ? 'noarchive' : 'noindex, noarchive'
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the HTML 404 page. */
    sendNotFoundPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  }
}

const pages: FastifyPluginAsync<PagesOptions> = async (app, { web, origin }) => {
  const documents = new Map([...web.pages].map(([path, html]) => [path, createHtmlDocument([html], 'kept')]))
  const notFound = createHtmlDocument([web.notFound], 'kept')
  const shell = createHtmlDocument([web.shell], 'kept')
  const drawer = createPageDrawer({
    render: web.render,
    services: app.services,
    origin,
    ...createPageCache(app.services.caches),
  })

  /**
   * Sends the document without page content after a failed render, so that the browser can render the page.
   */
  function sendShell(request: FastifyRequest, reply: FastifyReply, error: unknown) {
    const isShed = error instanceof AppError && error.status === 503
    if (!isShed) request.log.error({ err: error }, 'page not rendered')
    reply.header('x-robots-tag', 'noindex, noarchive')
    return sendDocument(request, reply, shell, isShed ? 503 : 500)
  }

  /**
   * Reads the page from the cache if its route lists its query parameters, else renders it for this request.
   */
  async function findPage(
    request: FastifyRequest,
    reply: FastifyReply,
    route: PageRoute,
  ): Promise<DrawnPage> {
    const context = { ...callContext(request), isShed: request.isShed }
    if (route.drawnFrom === undefined) return drawer.draw(request.url, context)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a parsed query has only texts and lists
    const address = divideAddress(request.url, request.query as Record<string, string>, route.drawnFrom)
    const { value, cache } = await drawer.read(address.drawn, context)
    reply.header('x-cache', cache)
    return 'location' in value ? { location: withParameters(value.location, address.ignored) } : value
  }

  async function sendDrawn(request: FastifyRequest, reply: FastifyReply, route: PageRoute) {
    try {
      const page = await findPage(request, reply, route)
      if ('location' in page) return await reply.redirect(page.location, 302)
      reply.header('x-robots-tag', robots(route, page.status, web))
      return await sendDocument(request, reply, page, page.status)
    } catch (error) {
      return sendShell(request, reply, error)
    }
  }

  function register(route: PageRoute, path: string) {
    const kept = route.kind === 'static' ? documents.get(path) : undefined
    // The build leaves out a static page whose content is not known; its path is then not found.
    if (route.kind === 'static' && !kept) return
    const handler = (request: FastifyRequest, reply: FastifyReply) => {
      // A browser resolves dot segments before it asks, and the renderer would show the page that they lead to.
      if (hasDotSegment(pathOf(request.url))) return reply.callNotFound()
      if (!kept) return sendDrawn(request, reply, route)
      reply.header('x-robots-tag', robots(route, 200, web))
      return sendDocument(request, reply, kept, 200)
    }
    const underLoad = kept ? 'always' : 'cached'
    const config = { pagePolicy: route.policy, rateLimitGroup: 'pages', underLoad } as const
    app.get(path, { config }, handler)
    if (path !== '/') app.get(`${path}/`, { config }, handler)
  }

  for (const route of pageRoutes) {
    const paths = route.values ? concretePaths(route) : [route.path]
    for (const path of paths) register(route, path)
  }

  const config = { rateLimitGroup: 'pages' } as const
  for (const { path: from, to } of pageRedirects) {
    app.get(from, { config }, async (_request, reply) => reply.redirect(pageRoute(to).path, 302))
  }

  app.decorate('sendNotFoundPage', async (request: FastifyRequest, reply: FastifyReply) => {
    const address = withoutSlashes(request.url)
    if (address !== null) return reply.redirect(address, 301)
    reply.header('x-robots-tag', 'noindex, noarchive')
    return sendDocument(request, reply, notFound, 404)
  })
}

/**
 * The site's pages: static pages from the build, the others rendered from data (contract.md, 'any page of the
 * route table').
 */
export const pagesRoutes = fp(pages, { name: 'pages', dependencies: ['rate-limit'] })
