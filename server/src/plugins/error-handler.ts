import { namesFile, pathOf } from '@mestieri/shared/address-path.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

import { AppError } from '../errors.ts'
import { describeValidation } from './input/validation-messages.ts'

/** Error codes by the status of a Fastify error. Other 4xx statuses become `bad_request`. */
const codesByStatus: ReadonlyMap<number, AppError['code']> = new Map([
  [403, 'not_found'],
  [404, 'not_found'],
  [405, 'method_not_allowed'],
  [413, 'payload_too_large'],
  [414, 'not_found'],
  [415, 'unsupported_media_type'],
  [429, 'rate_limited'],
  [503, 'upstream_unavailable'],
])

/**
 * Converts any thrown value to an error that is safe to send. A Fastify error keeps its status but not its
 * message, which may contain routes and URLs. An unknown error becomes `internal`.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { statusCode, validation } = (error instanceof Error ? error : {}) as Partial<FastifyError>
  if (validation) {
    return new AppError('validation_failed', { errors: describeValidation(validation), cause: error })
  }
  if (statusCode === undefined) return new AppError('internal', { cause: error })
  const code = codesByStatus.get(statusCode)
  if (code) return new AppError(code, { cause: error })
  if (statusCode >= 400 && statusCode < 500)
    return new AppError('bad_request', { status: statusCode, cause: error })
  return new AppError('internal', { cause: error })
}

/** Sends an error as a problem document (RFC 9457). An `internal` error is logged with its cause. */
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

/** The methods that have a route for this path. Wildcard routes match every path and do not count. */
function allowedMethods(app: FastifyInstance, url: string): string[] {
  return methods.filter((method) => {
    const route = app.findRoute({ method, url })
    return route !== null && !('*' in route.params)
  })
}

/** Whether a path cannot be a page: it is under /api or /assets, or it names a file. */
function isNoPage(path: string): boolean {
  return ['/api', '/assets'].some((root) => path === root || path.startsWith(`${root}/`)) || namesFile(path)
}

/**
 * Whether a request for an unknown path gets the HTML 404 page: not if the client wants JSON or asks for a
 * file.
 */
export function wantsNotFoundPage(request: FastifyRequest): boolean {
  if (!request.server.hasDecorator('sendNotFoundPage')) return false
  const { method, url = '/', headers } = request.raw
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.accept !== undefined && !/text\/html|\*\/\*/.test(headers.accept)) return false
  return !isNoPage(pathOf(url))
}

/**
 * Sends every error as a problem document: thrown errors, failed validation, unknown paths (404) and wrong
 * methods (405).
 */
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
