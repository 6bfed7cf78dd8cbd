import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'

import { type StorageHealth, storageReason } from './storage/storage-faults.ts'

const requestIdForm = /^[\w-]{8,64}$/

/** The caller's request id, so that one id finds the lines of both processes; a new one if it is unusable. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && requestIdForm.test(given) ? given : randomBytes(9).toString('base64url')
}

/**
 * Logs faults only. Fastify's own lines about requests hold addresses and headers; those of refused requests
 * are of no use to an operator.
 */
export class FaultLogController extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' })
  }

  override incomingRequest(): void {}
  override requestCompleted(): void {}
  override routeNotFound(): void {}
  override serviceUnavailable(): void {}
  // `handleFaults` has logged every error that is a fault.
  override defaultErrorLog(): void {}

  override streamError(error: Error, request: FastifyRequest): void {
    request.log.warn({ err: error }, 'embedded upstream: a response broke off')
  }

  override writeHeadError(error: Error, request: FastifyRequest): void {
    request.log.error({ err: error }, 'embedded upstream: the headers of a response are invalid')
  }

  override serializerError(error: Error, request: FastifyRequest): void {
    request.log.error({ err: error }, 'embedded upstream: a response cannot be serialised')
  }
}

const workOf = ({ method, routeOptions: { url = '' } }: FastifyRequest): string => `${method} ${url}`

/**
 * Answers errors of all routes. A fault is logged with its route and request id, and with the `reason` if the
 * storage caused it. The response of a fault has no text of the error.
 */
export function handleFaults(app: FastifyInstance, storage: StorageHealth): void {
  app.setErrorHandler<FastifyError>((error, request: FastifyRequest, reply: FastifyReply) => {
    const reason = storageReason(error)
    const status = error.statusCode ?? 500
    if (status < 500 && reason === null) return reply.send(error)
    const route = request.routeOptions.url
    if (reason === null) request.log.error({ err: error, route }, 'embedded upstream: a call failed')
    else {
      storage.failed(workOf(request), reason)
      request.log.error({ err: error, route, reason }, 'embedded upstream: the storage failed')
    }
    return reply.code(status >= 500 ? status : 500).send({ message: 'Internal error' })
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode < 400) storage.succeeded(workOf(request))
    done()
  })
}
