import type { IncomingHttpHeaders } from 'node:http'

import fp from 'fastify-plugin'

import { AppError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Other sites may call this route: it is made for them (RFC 8058) or carries nothing of the visitor's. */
    crossSite?: boolean
  }
}

/**
 * Whether a browser says that another site made the request. `Sec-Fetch-Site` decides where it is sent, `Origin`
 * elsewhere; a request with neither comes from no browser, so there is no visitor's authority that it could abuse.
 */
function isCrossSite(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && headers.origin !== origin
}

/**
 * Refuses changing requests from other sites with 403 `cross_site_request` (contract.md, section 2; security.md,
 * AZ-05).
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
