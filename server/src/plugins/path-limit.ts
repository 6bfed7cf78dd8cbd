import fp from 'fastify-plugin'

import { AppError } from '../errors.ts'
import { isPathTooLong } from './http/path-length.ts'

/** The refusal of an address whose path is too long (contract.md, section 2). */
export function pathTooLong(): AppError {
  return new AppError('bad_request', { status: 414, detail: 'Questo indirizzo è troppo lungo.' })
}

/**
 * Refuses addresses whose path is too long, on every route and with every method, before anything else reads the
 * path. Such a request spends from the limit of unknown paths: the limit comes first, so that a client without a
 * budget costs nothing more. The answer is always a problem document; no page of the site has such an address.
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
