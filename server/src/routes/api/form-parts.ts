import type { IncomingMessage } from 'node:http'

import type { FastifyRequest } from 'fastify'

import { AppError } from '../../errors.ts'
import type { FormPart } from '../../services/chat.ts'

export interface FormLimits {
  /** Bytes of the whole form; what comes beyond is not even thrown away. */
  readonly maxBytes: number
  /** In each window of so many milliseconds at least `minBytes` have to come, or nobody waits any longer. */
  readonly windowMs: number
  readonly minBytes: number
}

/** What breaks a form off is its sender's doing, and never a fault of ours. */
function refusal(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError('bad_request', { cause: error })
}

async function* readContent(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* file
  } catch (error) {
    throw refusal(error)
  }
}

/** Counts what arrives, and ends a body that is too long or trickles in. Returns what stops the watch of its pace. */
function watch(raw: IncomingMessage, { maxBytes, windowMs, minBytes }: FormLimits): () => void {
  let total = 0
  let inWindow = 0
  raw.on('data', (piece: Buffer) => {
    total += piece.length
    inWindow += piece.length
    if (total > maxBytes) raw.destroy()
  })
  const timer = setInterval(() => {
    // Whoever reads the form hears it as the form's error.
    if (inWindow < minBytes && !raw.readableEnded)
      raw.emit('error', new AppError('bad_request', { status: 408 }))
    inWindow = 0
  }, windowMs)
  return () => clearInterval(timer)
}

/** Takes in, and forgets, what is left of a form that was refused: most clients read no answer before they sent all. */
function drain(raw: IncomingMessage): void {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  raw.resume()
}

/**
 * The parts of a multipart form (RFC 7578), one after the other; `@fastify/multipart` is to be registered. Files are
 * never gathered in memory, and their names and declared types go no further.
 * @throws {AppError} `bad_request` where the form is malformed or breaks off (408: trickles in)
 */
export async function* readFormParts(request: FastifyRequest, limits: FormLimits): AsyncGenerator<FormPart> {
  // It would never tell that it ended: it has done so already.
  if (request.raw.destroyed) throw new AppError('bad_request')
  const stopWatch = watch(request.raw, limits)
  try {
    for await (const part of request.parts()) {
      // Whatever its type says, a part may come without one.
      const name = (part.fieldname as string | undefined) ?? ''
      yield part.type === 'file'
        ? { kind: 'file', name, content: readContent(part.file) }
        : { kind: 'field', name, value: part.value }
    }
  } catch (error) {
    throw refusal(error)
  } finally {
    stopWatch()
    drain(request.raw)
  }
}
