import fp from 'fastify-plugin'

import type { ResponseState } from './http/server-response.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly lifecycle: Lifecycle
  }
}

/** Whether the server takes requests, and how it stops. */
export interface Lifecycle {
  readonly state: 'starting' | 'ready' | 'draining'
  /**
   * Stops taking traffic without cutting anything off: readiness is refused at once, every answer announces the end of
   * its connection, idle connections are swept; after `graceMs`, in which a load balancer may still send requests, the
   * server closes, which waits for what is under way. Resolves when it is closed; later calls join the first.
   */
  drain(graceMs: number): Promise<void>
}

export interface DrainOptions {
  readonly responses: ResponseState
  /** Resolves after so many milliseconds. */
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
      // A connection that was idle already, or whose answer was out before, would keep the server open.
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
