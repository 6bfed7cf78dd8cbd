import type { ErrorCode } from '@mestieri/shared/contracts/error.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

import { AppError } from '../errors.ts'
import { sendProblem } from './error-handler.ts'
import type { ResponseState } from './http/server-response.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The error code of a request that a stop cuts off. Default: `upstream_unavailable`. */
    cutCode?: ErrorCode
  }
  interface FastifyInstance {
    readonly lifecycle: Lifecycle
  }
}

/** The times of a shutdown, in milliseconds from its beginning. */
export interface DrainTimes {
  /** When the listener closes. */
  readonly graceMs: number
  /** When the requests that are still under way are answered 503. */
  readonly endMs: number
}

/** The server's readiness and its graceful shutdown. */
export interface Lifecycle {
  readonly state: 'starting' | 'ready' | 'draining'
  /**
   * Stops the server. At once the readiness check fails, every response has `connection: close`, and idle
   * connections are closed. The server still serves requests for `graceMs` milliseconds, until the load
   * balancer has noticed. Then it closes its listener and waits for the requests under way. At `endMs` it
   * answers those with 503, so that no client gets an empty reply.
   * @returns resolves with the number of requests that were cut off, when the server is closed; further calls
   * return the promise of the first
   */
  drain(times: DrainTimes): Promise<number>
}

export interface DrainOptions {
  readonly responses: ResponseState
  /** Resolves after `ms` milliseconds. */
  readonly sleep: (ms: number) => Promise<unknown>
  /** Called with the number of requests that were cut off, if there are any. */
  readonly onCut?: ((requests: number) => void) | undefined
}

const sweepMs = 100
/** How long the last responses may take to be read, in milliseconds. */
const lingerMs = 400
/** The `retry-after` of a request that is cut off, in seconds: another process takes it. */
const retryAfter = 2

/** Graceful shutdown (contract.md, section 4; security.md, LD-12). */
export const drainPlugin = fp<DrainOptions>(
  async (app, { responses, sleep, onCut }) => {
    const underWay = new Map<FastifyReply, FastifyRequest>()
    let state: Lifecycle['state'] = 'starting'
    let drained: Promise<number> | undefined

    /** Answers the requests under way with 503. A response that has begun can only be broken off. */
    function cutOff(): number {
      const cut = underWay.size
      for (const [reply, request] of underWay) {
        const { cutCode = 'upstream_unavailable' } = request.routeOptions.config
        request.log.warn({ event: 'request_cut', route: request.routeOptions.url }, 'cut off by the stop')
        if (reply.raw.headersSent) reply.raw.destroy()
        else sendProblem(new AppError(cutCode, { status: 503, retryAfter }), request, reply)
      }
      if (cut === 0) return 0
      onCut?.(cut)
      app.log.warn({ event: 'drain_cut', cut }, 'the stop cut off requests under way')
      return cut
    }

    async function closeBy(waitMs: number): Promise<number> {
      let isClosed = false
      const closed = app.close().then(() => (isClosed = true))
      await Promise.race([closed, sleep(waitMs)])
      if (isClosed) return 0
      const cut = cutOff()
      await Promise.race([closed, sleep(lingerMs)])
      app.server.closeAllConnections()
      await closed
      return cut
    }

    async function drain({ graceMs, endMs }: DrainTimes): Promise<number> {
      state = 'draining'
      responses.draining = true
      // An open connection keeps the server from closing. One that is idle gets no response with `connection:
      // close`.
      const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
      try {
        await sleep(graceMs)
        return await closeBy(endMs - graceMs)
      } finally {
        clearInterval(sweep)
      }
    }

    app.decorate('lifecycle', {
      get state() {
        return state
      },
      drain: (times) => (drained ??= drain(times)),
    })
    app.addHook('onReady', async () => {
      if (state === 'starting') state = 'ready'
    })
    app.addHook('onRequest', (request, reply, done) => {
      underWay.set(reply, request)
      reply.raw.once('close', () => underWay.delete(reply))
      done()
    })
  },
  { name: 'drain' },
)
