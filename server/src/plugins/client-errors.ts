import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

import fp from 'fastify-plugin'

import { AppError } from '../errors.ts'
import type { AnswerSocket } from './http/socket-answer.ts'

/** HTTP statuses by the error code of Node's HTTP parser. Every other code is a 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Converts an error code of Node's HTTP parser to the error of the response. */
export function clientError(code: string | undefined): AppError {
  const status = code === undefined ? undefined : statuses[code]
  if (status === 413) return new AppError('payload_too_large')
  return new AppError('bad_request', status === undefined ? {} : { status })
}

/** Whether the response to an earlier request is being sent on this socket. A second one would corrupt it. */
function isAnswering(socket: Socket & { _httpMessage?: { headersSent: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent === true
}

/**
 * Creates Fastify's `clientErrorHandler`. It responds to input that Node cannot parse as a request: a
 * malformed request line, more than 16 KiB of headers, headers that arrive too slowly.
 */
export function createClientErrorHandler(answerSocket: AnswerSocket) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
      socket.destroy()
      return
    }
    answerSocket(socket, clientError(error.code))
  }
}

/**
 * Responds with a problem document where Node would send a bare response of its own: `CONNECT`, an unknown
 * `Expect` and an HTTP/1.1 request without `Host` (RFC 9112, section 3.2). `Host` is used for nothing else:
 * URLs are built from the configured origin (security.md, AZ-09).
 */
export const clientErrorsPlugin = fp<{ readonly answerSocket: AnswerSocket }>(
  async (app, { answerSocket }) => {
    app.server.on('connect', (_request: IncomingMessage, socket) => {
      answerSocket(socket as Socket, new AppError('method_not_allowed'))
    })
    app.server.on('checkExpectation', (request: IncomingMessage) => {
      answerSocket(request.socket, new AppError('bad_request', { status: 417 }))
    })
    app.addHook('onRequest', (request, _reply, done) => {
      const { headers, httpVersionMinor } = request.raw
      if (headers.host === undefined && httpVersionMinor >= 1) return done(new AppError('bad_request'))
      return done()
    })
  },
  { name: 'client-errors' },
)
