import { performance } from 'node:perf_hooks'

import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import fp from 'fastify-plugin'

import { type AddressReader, type ClientAddress, createAddressBook } from './http/client-address.ts'
import type { RequestSummary } from './http/request-summary.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The rate limit key and the anonymised address of the client. */
    clientAddress: ClientAddress
  }
}

/**
 * Replaces Fastify's log lines about requests, which would contain URLs with their queries and whole replies.
 */
export class QuietLogController extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(): void {}
  override routeNotFound(): void {}
  override serviceUnavailable(): void {}

  override defaultErrorLog(error: Error, request: FastifyRequest): void {
    request.log.error({ err: error }, 'unhandled error')
  }

  override streamError(error: Error, request: FastifyRequest): void {
    request.log.warn({ err: error }, 'response stream failed')
  }

  override writeHeadError(error: Error, request: FastifyRequest): void {
    request.log.error({ err: error }, 'response headers are invalid')
  }

  override serializerError(error: Error, request: FastifyRequest): void {
    request.log.error({ err: error }, 'response does not match its schema')
  }
}

export interface RequestTrackingOptions {
  readonly logger: FastifyBaseLogger
  readonly addressOf: AddressReader
  /** The trace id of a trusted proxy. */
  readonly traceIdOf?: (request: FastifyRequest['raw']) => string | undefined
  /** Called once per request, when its response was sent or its connection closed. */
  readonly onSummary: (summary: RequestSummary) => void
}

/** Sets the logger and the client address of a request, and reports its summary at its end. */
export type TrackRequest = (request: FastifyRequest, reply: FastifyReply) => void

/** Creates the function that tracks each request from its start to its end. */
export function createRequestTracking(options: RequestTrackingOptions): TrackRequest {
  const { logger, addressOf, traceIdOf, onSummary } = options
  const describe = createAddressBook()
  return (request, reply) => {
    const startedAt = performance.now()
    const { raw } = reply
    request.clientAddress = describe(addressOf(request.raw))
    request.log = reply.log = logger.child({ requestId: request.id })
    // `close` is also emitted when the client disconnects; Fastify's onResponse hooks do not run then.
    raw.on('close', () => {
      onSummary({
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: raw.writableFinished ? raw.statusCode : 499,
        ms: performance.now() - startedAt,
        address: request.clientAddress.shortened,
        code: raw.errorCode,
        traceId: traceIdOf?.(request.raw),
      })
    })
  }
}

/** Reports one summary per request (security.md, OB-05). */
export const requestLogPlugin = fp<{ readonly track: TrackRequest }>(
  async (app, { track }) => {
    // Declare the property, so that all request objects have one hidden class. `track` sets it first.
    app.decorateRequest('clientAddress')
    app.addHook('onRequest', (request, reply, done) => {
      track(request, reply)
      done()
    })
  },
  { name: 'request-log' },
)
