import type { IncomingMessage } from 'node:http'

import type { FastifyRequest } from 'fastify'

import { AppError } from '../../errors.ts'
import type { FormPart } from '../../services/chat.ts'

export interface FormLimits {
  /** Maximum size of the whole form in bytes. The connection of a larger form is destroyed. */
  readonly maxBytes: number
  /** If fewer than `minBytes` arrive in a window of `windowMs` milliseconds, the form is refused. */
  readonly windowMs: number
  readonly minBytes: number
}

/** Converts an error of the form parser: a broken form is the client's error, so `bad_request`. */
function toFormError(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError('bad_request', { cause: error })
}

async function* readContent(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* file
  } catch (error) {
    throw toFormError(error)
  }
}

/**
 * Ends a body that is too large or arrives too slowly.
 * @returns a function that stops the check of the speed
 */
function watchBody(raw: IncomingMessage, { maxBytes, windowMs, minBytes }: FormLimits): () => void {
  let total = 0
  let inWindow = 0
  raw.on('data', (piece: Buffer) => {
    total += piece.length
    inWindow += piece.length
    if (total > maxBytes) raw.destroy()
  })
  const timer = setInterval(() => {
    // The parser that reads the body passes the error on.
    if (inWindow < minBytes && !raw.readableEnded)
      raw.emit('error', new AppError('bad_request', { status: 408 }))
    inWindow = 0
  }, windowMs)
  return () => clearInterval(timer)
}

/**
 * Reads and discards the rest of a refused form: most clients read the response only after they have sent
 * all.
 */
function discardRest(raw: IncomingMessage): void {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  raw.resume()
}

/**
 * Yields the parts of a multipart form (RFC 7578) one after the other; needs `@fastify/multipart`. Files are
 * streamed, and their names and declared types are ignored.
 * @throws {AppError} `bad_request` if the form is malformed or incomplete, with status 408 if it arrives too
 * slowly
 */
export async function* readFormParts(request: FastifyRequest, limits: FormLimits): AsyncGenerator<FormPart> {
  // A destroyed request emits no further events, so the parser would wait forever.
  if (request.raw.destroyed) throw new AppError('bad_request')
  const stopWatch = watchBody(request.raw, limits)
  try {
    for await (const part of request.parts()) {
      // The type is wrong: `fieldname` is undefined for a part without a name.
      const name = (part.fieldname as string | undefined) ?? ''
      yield part.type === 'file'
        ? { kind: 'file', name, content: readContent(part.file) }
        : { kind: 'field', name, value: part.value }
    }
  } catch (error) {
    throw toFormError(error)
  } finally {
    stopWatch()
    discardRest(request.raw)
  }
}
