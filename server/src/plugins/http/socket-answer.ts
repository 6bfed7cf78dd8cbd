import type { Socket } from 'node:net'

import type { FastifyBaseLogger } from 'fastify'

import type { AppError } from '../../errors.ts'

// As in server-response.ts.
const { STATUS_CODES } = process.getBuiltinModule('node:http')

export interface SocketAnswerOptions {
  /** The security header lines of a response without a route. */
  readonly headerLines: string
  readonly nextRequestId: () => string
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly logger: Pick<FastifyBaseLogger, 'info'>
}

/** Writes a problem document directly to a socket and closes the socket. */
export type AnswerSocket = (socket: Socket, error: AppError) => void

/**
 * Creates the function that responds on a raw socket: when Node could not parse a request, or when the rest
 * of the request is not read. The response has the same form as every other error.
 */
export function createSocketAnswer(options: SocketAnswerOptions): AnswerSocket {
  return (socket, error) => {
    const requestId = options.nextRequestId()
    const body = JSON.stringify(error.toProblem(requestId))
    const head = [
      `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status] ?? 'Error'}`,
      `x-request-id: ${requestId}`,
      'content-type: application/problem+json; charset=utf-8',
      'cache-control: no-store',
      `content-length: ${Buffer.byteLength(body)}`,
      `date: ${new Date(options.clock()).toUTCString()}`,
      'connection: close',
      options.headerLines,
    ].join('\r\n')
    // The prepared lines already end with CRLF, so one more ends the head.
    if (socket.writable) socket.write(`${head}\r\n${body}`)
    socket.destroySoon()
    options.logger.info({ event: 'socket_refused', status: error.status, requestId }, 'connection refused')
  }
}
