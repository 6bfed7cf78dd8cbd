import { performance } from 'node:perf_hooks'

import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import fp from 'fastify-plugin'

import { type AddressReader, type ClientAddress, createAddressBook } from './http/client-address.ts'
import { createRequestLogger } from './http/request-logger.ts'
import type { RequestSummary } from './http/request-summary.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What is known of the client's address. */
    clientAddress: ClientAddress
  }
}

/**
 * Stands in for Fastify's own lines about requests, which would hold addresses with their queries, and whole replies.
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
    request.log.warn({ err: error }, 'answer broke off')
  }

  override writeHeadError(error: Error, request: FastifyRequest): void {
    request.log.error({ err: error }, 'answer has an impossible head')
  }

  override serializerError(error: Error, request: FastifyRequest): void {
    request.log.error({ err: error }, 'answer does not fit its schema')
  }
}

export interface RequestTrackingOptions {
  readonly logger: FastifyBaseLogger
  readonly addressOf: AddressReader
  /** Told of every request once its answer is out or its connection gone. */
  readonly onSummary: (summary: RequestSummary) => void
}

/** Gives a request its logger and address, and sees it to its end. */
export type TrackRequest = (request: FastifyRequest, reply: FastifyReply) => void

export function createRequestTracking(options: RequestTrackingOptions): TrackRequest {
  const { logger, addressOf, onSummary } = options
  const describe = createAddressBook()
  return (request, reply) => {
    const startedAt = performance.now()
    const { raw } = reply
    request.clientAddress = describe(addressOf(request.raw))
    request.log = reply.log = createRequestLogger(logger, request.id)
    // The one event that also comes when the client leaves; Fastify's onResponse hooks would miss that.
    raw.on('close', () => {
      onSummary({
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: raw.writableFinished ? raw.statusCode : 499,
        ms: performance.now() - startedAt,
        address: request.clientAddress.shortened,
        code: raw.errorCode,
      })
    })
  }
}

/** One summary for each request (security.md, OB-05). */
export const requestLogPlugin = fp<{ readonly track: TrackRequest }>(
  async (app, { track }) => {
    // Named beforehand, so that requests keep one shape; it is set before anything reads it.
    app.decorateRequest('clientAddress')
    app.addHook('onRequest', (request, reply, done) => {
      track(request, reply)
      done()
    })
  },
  { name: 'request-log' },
)
