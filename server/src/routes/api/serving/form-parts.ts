import type { IncomingMessage } from 'node:http'

import type { FastifyRequest } from 'fastify'

import { AppError } from '../../../errors.ts'
import type { FormPart } from '../../../services/chat.ts'

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
 * Reads and discards the rest of a refused form: most clients read the response only after they have sent
 * all.
 */
function discardRest(raw: IncomingMessage): void {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  raw.resume()
}

/** A form that arrives. */
export interface IncomingForm {
  /**
   * The parts of the form, one after the other. Files are streamed, and their names and declared types are
   * ignored. It throws an {@link AppError}: `bad_request` if the form is malformed or incomplete, with status
   * 408 if it arrives too slowly.
   */
  readonly parts: AsyncIterable<FormPart>
  /** Ends the form: `parts` throws this error. */
  refuse(error: AppError): void
}

/**
 * Reads a multipart form (RFC 7578); needs `@fastify/multipart`. The limits hold until the body has arrived,
 * also while the rest of a refused form is discarded.
 */
export function readForm(
  request: FastifyRequest,
  { maxBytes, windowMs, minBytes }: FormLimits,
): IncomingForm {
  const { raw } = request
  let isRead = false
  let total = 0
  let countedTo = raw.socket.bytesRead

  function refuse(error: AppError): void {
    // The parser that reads the body passes the error on. Without a reader the response was already sent.
    if (isRead) raw.emit('error', error)
    else raw.destroy()
  }

  function checkSpeed(): void {
    const { bytesRead } = raw.socket
    if (bytesRead - countedTo < minBytes) refuse(new AppError('bad_request', { status: 408 }))
    countedTo = bytesRead
  }

  function checkSize(piece: Buffer): void {
    total += piece.length
    if (total > maxBytes) raw.destroy()
  }

  const timer = setInterval(checkSpeed, windowMs)
  const stop = () => clearInterval(timer)
  raw.once('end', stop).once('close', stop)

  async function* readParts(): AsyncGenerator<FormPart> {
    // A destroyed request emits no further events, so the parser would wait forever.
    if (raw.destroyed) throw new AppError('bad_request')
    raw.on('data', checkSize)
    isRead = true
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
      isRead = false
      discardRest(raw)
    }
  }

  return { parts: readParts(), refuse }
}
