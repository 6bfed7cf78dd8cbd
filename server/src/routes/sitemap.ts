import type { FastifyPluginAsync } from 'fastify'

import type { WebBundle } from '../pages/web-bundle.ts'

export interface SitemapOptions {
  /** The public origin. */
  readonly origin: string
  readonly web: Pick<WebBundle, 'pages'>
}

const robots = (origin: string) => `User-agent: *
Allow: /api/pictures
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`
}

/** A document that names itself as the one to list; the others say noindex, or name another. */
function isCanonical(html: string, address: string): boolean {
  return html.includes(`<link rel="canonical" href="${address}"/>`)
}

/** /robots.txt and /sitemap.xml: the static pages, the directory and every profile (features.md, C5). */
export const sitemapRoutes: FastifyPluginAsync<SitemapOptions> = async (app, { origin, web }) => {
  const paths = [...web.pages]
    .filter(([path, html]) => isCanonical(html, origin + path))
    .map(([path]) => path)

  app.get('/robots.txt', async (_request, reply) => {
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(robots(origin))
  })

  app.get('/sitemap.xml', async (request, reply) => {
    const links = await app.services.sitemap.profileLinks({ requestId: request.id })
    const profiles = links.map((link) => `/incontra_professionisti/${encodeURIComponent(link)}`)
    const addresses = [...paths, '/incontra_professionisti', ...profiles].map((path) => origin + path)
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(sitemap(addresses))
  })
}
