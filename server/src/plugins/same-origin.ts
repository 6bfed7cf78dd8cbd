import type { IncomingHttpHeaders } from 'node:http'

import fp from 'fastify-plugin'

import { AppError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Allows requests from other sites: the route is made for them (RFC 8058) or uses no data of the visitor.
     */
    crossSite?: boolean
  }
}

/**
 * Whether a browser sent the request for another site. `Sec-Fetch-Site` decides, or `Origin` if it is
 * missing. A request with neither does not come from a browser, so it cannot misuse a visitor's cookies.
 */
function isCrossSite(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && headers.origin !== origin
}

/**
 * Refuses requests of other sites with 403 `cross_site_request`, except GET and HEAD (contract.md, section 2;
 * security.md, AZ-05).
 */
export const sameOriginPlugin = fp<{ readonly origin: string }>(
  async (app, { origin }) => {
    app.addHook('onRequest', (request, reply, done) => {
      const { method, headers } = request.raw
      if (method === 'GET' || method === 'HEAD' || !isCrossSite(headers, origin)) return done()
      if (request.routeOptions.config.crossSite === true) return done()
      reply.header('vary', 'sec-fetch-site, origin')
      return done(new AppError('cross_site_request'))
    })
  },
  { name: 'same-origin' },
)
