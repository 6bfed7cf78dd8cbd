import type { FastifyReply, FastifyRequest } from 'fastify'

import type { TraceContext } from '../services.ts'

/** The context for the upstream calls of a request. */
export function callContext({ id, trace }: FastifyRequest): {
  readonly requestId: string
  readonly trace?: TraceContext
} {
  return trace ? { requestId: id, trace } : { requestId: id }
}

/**
 * The context for the upstream calls of a request that only reads. Its signal aborts when the connection is
 * closed before the response is complete, so that nobody waits for the reads. It is created on first use: most
 * reads come from a cache.
 */
export function readContext(request: FastifyRequest, reply: FastifyReply) {
  let signal: AbortSignal | undefined
  return {
    requestId: request.id,
    isShed: request.isShed,
    // Read on first use, as most reads come from a cache.
    get trace() {
      return request.trace
    },
    get signal() {
      signal ??= leaveSignal(reply)
      return signal
    },
  }
}

/** Fastify's `request.signal` is not used: a request with a body closes when its body has been read. */
function leaveSignal({ raw }: FastifyReply): AbortSignal {
  if (raw.destroyed) return AbortSignal.abort()
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
