import { concretePaths, type PageRoute, pageRoutes } from '@mestieri/shared/routes.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

import { withoutSlashes } from '../pages/end-slashes.ts'
import { createPageReader } from '../pages/page-reader.ts'
import type { WebBundle } from '../pages/web-bundle.ts'
import { createRepresentation, type Representation } from '../representation.ts'
import { sendRepresentation } from './send-representation.ts'

export interface PagesOptions {
  readonly web: WebBundle
  /** The public origin, for links that name the site. */
  readonly origin: string
}

/** Always asked for again: hashed assets change with a deploy. */
function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Representation,
  status: number,
): Promise<FastifyReply> {
  const contentType = 'text/html; charset=utf-8'
  return sendRepresentation(request, reply, document, { status, contentType, cacheControl: 'no-cache' })
}

function robots(route: PageRoute): string {
  return route.indexable ? 'noarchive' : 'noindex, noarchive'
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers 404 with the site's own page. */
    sendNotFoundPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  }
}

const pages: FastifyPluginAsync<PagesOptions> = async (app, { web, origin }) => {
  const documents = new Map([...web.pages].map(([path, html]) => [path, createRepresentation(html, 'kept')]))
  const notFound = createRepresentation(web.notFound, 'kept')
  const shell = createRepresentation(web.shell, 'kept')

  async function drawPage(request: FastifyRequest, reply: FastifyReply) {
    const reader = createPageReader(app.services, { requestId: request.id })
    try {
      const page = await web.render({ url: request.url, reader, origin })
      if (page.html === undefined) return await reply.redirect(page.location ?? '/', 302)
      return await sendDocument(request, reply, createRepresentation(page.html, 'once'), page.status)
    } catch (error) {
      // The browser may still manage what the server could not: it gets the empty document.
      request.log.error({ err: error }, 'page not drawn')
      return sendDocument(request, reply, shell, 500)
    }
  }

  function register(route: PageRoute, path: string) {
    const kept = route.kind === 'static' ? documents.get(path) : undefined
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('x-robots-tag', robots(route))
      return kept ? sendDocument(request, reply, kept, 200) : drawPage(request, reply)
    }
    const config = { pagePolicy: route.policy }
    app.get(path, { config }, handler)
    if (path !== '/') app.get(`${path}/`, { config }, handler)
  }

  for (const route of pageRoutes) {
    const paths = route.values ? concretePaths(route) : [route.path]
    for (const path of paths) register(route, path)
  }

  app.get('/incontra_professionisti/no_shop', async (_request, reply) => reply.redirect('/', 302))

  app.decorate('sendNotFoundPage', async (request: FastifyRequest, reply: FastifyReply) => {
    const address = withoutSlashes(request.url)
    if (address !== null) return reply.redirect(address, 301)
    reply.header('x-robots-tag', 'noindex, noarchive')
    return sendDocument(request, reply, notFound, 404)
  })
}

/** The site's pages: static ones from the build, the others drawn per request (api.md, 'any page of the route table'). */
export const pagesRoutes = fp(pages, { name: 'pages' })
