import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

import fp from 'fastify-plugin'

import { AppError } from '../errors.ts'
import type { AnswerSocket } from './http/socket-answer.ts'

/** Statuses of what Node's parser refuses; everything else is 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** What stands for a parser's refusal. */
export function clientError(code: string | undefined): AppError {
  const status = code === undefined ? undefined : statuses[code]
  if (status === 413) return new AppError('payload_too_large')
  return new AppError('bad_request', status === undefined ? {} : { status })
}

/** Whether an answer to an earlier request is on its way through this socket, which another would garble. */
function isAnswering(socket: Socket & { _httpMessage?: { headersSent: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent === true
}

/**
 * Handles what never becomes a request: a line that is none, headers beyond 16 KiB, a client that takes too long.
 * It is Fastify's `clientErrorHandler`.
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
 * Gives the common shape to what Node would answer by itself: tunnels, expectations it does not know, and HTTP/1.1
 * requests without `Host` (RFC 9112, section 3.2). That header is used for nothing else: addresses are made from the
 * configured origin (security.md, AZ-09).
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
