import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

import type { FastifyReply, FastifyRequest } from 'fastify'
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

/** How many `Host` lines a request has. Node's `headers` has only the first one. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}

/**
 * The error of an HTTP/1.1 request without `Host`, or of any request with several `Host` lines: a proxy before
 * this server may use another one (RFC 9112, section 3.2). The response then has `connection: close`, because
 * the proxy may not know which client the connection belongs to. Undefined for a right request.
 */
export function hostFault({ raw }: FastifyRequest, reply: FastifyReply): AppError | undefined {
  const hosts = countHosts(raw)
  const isOptional = raw.httpVersionMinor === 0
  if (hosts === 1 || (hosts === 0 && isOptional)) return undefined
  reply.header('connection', 'close')
  return new AppError('bad_request')
}

/**
 * Responds with a problem document where Node would send a bare response of its own: `CONNECT`, an unknown
 * `Expect`, and a wrong number of `Host` lines ({@link hostFault}). `Host` is used for nothing else: URLs are
 * built from the configured origin (security.md, AZ-09).
 */
export const clientErrorsPlugin = fp<{ readonly answerSocket: AnswerSocket }>(
  async (app, { answerSocket }) => {
    app.server.on('connect', (_request: IncomingMessage, socket) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node makes no other connections
      answerSocket(socket as Socket, new AppError('method_not_allowed'))
    })
    app.server.on('checkExpectation', (request: IncomingMessage) => {
      answerSocket(request.socket, new AppError('bad_request', { status: 417 }))
    })
    app.addHook('onRequest', (request, reply, done) => done(hostFault(request, reply)))
  },
  { name: 'client-errors' },
)
