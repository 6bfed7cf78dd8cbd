import fp from 'fastify-plugin'

import { AppError } from '../errors.ts'

/**
 * Refuses an HTTP/1.1 request without `Host` (RFC 9112, section 3.2), which Node would do with an empty answer. The
 * header is used for nothing else: addresses are made from the configured origin (security.md, AZ-09).
 */
export const hostHeaderPlugin = fp(
  async (app) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const { headers, httpVersionMinor } = request.raw
      if (headers.host === undefined && httpVersionMinor >= 1) return done(new AppError('bad_request'))
      return done()
    })
  },
  { name: 'host-header' },
)
