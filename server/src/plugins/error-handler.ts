import { namesFile, pathOf } from '@mestieri/shared/address-path.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

import { AppError } from '../errors.ts'
import { describeValidation } from './input/validation-messages.ts'

/** The framework's refusals that mean something else than a plain 400. */
const codesByStatus = new Map([
  [403, 'not_found'],
  [404, 'not_found'],
  [405, 'method_not_allowed'],
  [413, 'payload_too_large'],
  [414, 'not_found'],
  [415, 'unsupported_media_type'],
  [429, 'rate_limited'],
  [503, 'upstream_unavailable'],
] as const)

/**
 * What may be said of any error. The framework's own keep their meaning but not their words, which name routes and
 * addresses; whatever is unknown is `internal`.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { statusCode, validation } = (error instanceof Error ? error : {}) as Partial<FastifyError>
  if (validation) {
    return new AppError('validation_failed', { errors: describeValidation(validation), cause: error })
  }
  if (statusCode === undefined) return new AppError('internal', { cause: error })
  const code = codesByStatus.get(statusCode as 403)
  if (code) return new AppError(code, { cause: error })
  if (statusCode >= 400 && statusCode < 500)
    return new AppError('bad_request', { status: statusCode, cause: error })
  return new AppError('internal', { cause: error })
}

/** Answers with the problem document of RFC 9457; faults of our own are logged with their cause. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error)
  if (known.code === 'internal')
    request.log.error({ err: known.cause ?? known, code: known.code }, 'internal error')
  reply.raw.errorCode = known.code
  if (known.retryAfter !== undefined) reply.header('retry-after', known.retryAfter)
  return reply
    .code(known.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(known.toProblem(request.id)))
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The methods that a path is known for; a wildcard route knows no path. */
function allowedMethods(app: FastifyInstance, url: string): string[] {
  return methods.filter((method) => {
    const route = app.findRoute({ method, url })
    return route !== null && !('*' in route.params)
  })
}

/** Whether a path can be no page's: a machine's, or a file's. */
function isNoPage(path: string): boolean {
  return ['/api', '/assets'].some((root) => path === root || path.startsWith(`${root}/`)) || namesFile(path)
}

/** Whether the site's own page is the answer to an unknown address: not for a program that asks for JSON, nor for a file. */
export function wantsNotFoundPage(request: FastifyRequest): boolean {
  if (!request.server.hasDecorator('sendNotFoundPage')) return false
  const { method, url = '/', headers } = request.raw
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.accept !== undefined && !/text\/html|\*\/\*/.test(headers.accept)) return false
  return !isNoPage(pathOf(url))
}

/** One shape for every error: thrown, refused by a schema, unknown path (404) and known path with another method (405). */
export const errorHandlerPlugin = fp(
  async (app) => {
    app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))

    app.setNotFoundHandler(async (request, reply) => {
      await app.limitUnknownPath(request, reply)
      app.usePathPolicy(request, reply)
      const allowed = allowedMethods(app, request.raw.url ?? '/')
      if (allowed.length > 0 && !allowed.includes(request.method)) {
        reply.header('allow', allowed.join(', '))
        throw new AppError('method_not_allowed')
      }
      if (wantsNotFoundPage(request)) return app.sendNotFoundPage(request, reply)
      throw new AppError('not_found')
    })
  },
  { name: 'error-handler', dependencies: ['rate-limit', 'security-headers'] },
)
