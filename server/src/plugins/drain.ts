import fp from 'fastify-plugin'

import type { ResponseState } from './http/server-response.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly lifecycle: Lifecycle
  }
}

/** The server's readiness and its graceful shutdown. */
export interface Lifecycle {
  readonly state: 'starting' | 'ready' | 'draining'
  /**
   * Stops the server without breaking off a request. At once the readiness check fails, every response has
   * `connection: close`, and idle connections are closed. The server still serves requests for `graceMs`
   * milliseconds, until the load balancer has noticed. Then it closes and waits for the requests in flight.
   * @returns resolves when the server is closed; further calls return the promise of the first
   */
  drain(graceMs: number): Promise<void>
}

export interface DrainOptions {
  readonly responses: ResponseState
  /** Resolves after `ms` milliseconds. */
  readonly sleep: (ms: number) => Promise<unknown>
}

const sweepMs = 100

/** Graceful shutdown (contract.md, section 4; security.md, LD-12). */
export const drainPlugin = fp<DrainOptions>(
  async (app, { responses, sleep }) => {
    let state: Lifecycle['state'] = 'starting'
    let drained: Promise<void> | undefined

    async function drain(graceMs: number): Promise<void> {
      state = 'draining'
      responses.draining = true
      // An open connection keeps the server from closing. One that is idle gets no response with `connection:
      // close`.
      const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
      try {
        await sleep(graceMs)
        await app.close()
      } finally {
        clearInterval(sweep)
      }
    }

    app.decorate('lifecycle', {
      get state() {
        return state
      },
      drain: (graceMs) => (drained ??= drain(graceMs)),
    })
    app.addHook('onReady', async () => {
      if (state === 'starting') state = 'ready'
    })
  },
  { name: 'drain' },
)
