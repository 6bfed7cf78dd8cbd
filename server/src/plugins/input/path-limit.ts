import fp from 'fastify-plugin'

import { AppError } from '../../errors.ts'
import { isPathTooLong } from '../http/path-length.ts'

/** The error for a path that is too long (contract.md, section 2). */
export function pathTooLong(): AppError {
  return new AppError('bad_request', { status: 414, detail: 'Questo indirizzo è troppo lungo.' })
}

/**
 * Refuses a path that is too long, for every route and method, before other code reads the path. Such a
 * request counts against the rate limit of unknown paths. The rate limit is checked first, so that a client
 * that has used it up costs nothing more. The response is always a problem document, because no page has such
 * a path.
 */
export const pathLimitPlugin = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!isPathTooLong(request.raw.url ?? '/')) return
      await app.limitUnknownPath(request, reply)
      throw pathTooLong()
    })
  },
  { name: 'path-limit', dependencies: ['rate-limit'] },
)
