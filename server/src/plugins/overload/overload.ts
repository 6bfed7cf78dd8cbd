import fp from 'fastify-plugin'

import { overloaded } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { every as everyUnref } from '../../work/every.ts'
import { createLatenessRule, latenessLimits } from './lateness-rule.ts'
import type { Load, LoadMonitor } from './load-monitor.ts'
import { createMemoryRule, type MemoryLimits } from './memory-rule.ts'

/** Why requests are refused: the event loop is late, or memory is short. */
export type OverloadReason = 'event_loop' | 'memory'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * How the route responds when the process is overloaded. `always`: as usual, because the response costs
     * little. `cached`: from a cache, else 503. Default: 503.
     */
    underLoad?: 'always' | 'cached'
  }
  interface FastifyRequest {
    /** Whether the request may only be answered from a cache, because the process is overloaded. */
    isShed: boolean
  }
  interface FastifyInstance {
    /** Undefined without the plugin. */
    readonly overload?: {
      /** Why requests are refused now; null while they are not. */
      readonly reason: OverloadReason | null
    }
  }
}

export interface OverloadOptions {
  readonly monitor: LoadMonitor
  readonly memory: MemoryLimits
  readonly caches: Pick<Services['caches'], 'bytes' | 'trim'>
  /** Collects garbage now. */
  readonly collectGarbage: () => void
  /** Called once if the process does not recover. */
  readonly onStuck?: (reason: OverloadReason) => void
  /** Called for each request that is refused. */
  readonly onShed?: ((reason: OverloadReason) => void) | undefined
  /** The timer of the samples. */
  readonly every?: typeof everyUnref
}

const sampleMs = 250

/**
 * Sheds load (security.md, LD-02). While the process is late, requests that have waited too long get 503
 * `upstream_unavailable`, so that the others are served in time. A few are served all the same, so that a visitor who is
 * alone on a starved machine is not refused. When memory is short, the caches are shrunk first. Requests are refused only
 * while memory still grows. Health checks, files and cached data are never refused, because they cost little.
 */
export const overloadPlugin = fp<OverloadOptions>(
  async (app, { monitor, memory, caches, collectGarbage, onStuck, onShed, every = everyUnref }) => {
    const judgeLateness = createLatenessRule(latenessLimits)
    const judgeMemory = createMemoryRule(memory)
    let reason: OverloadReason | null = null
    /** The last reason: a response may end when requests are served again. */
    let lastReason: OverloadReason = 'event_loop'
    let refused = 0
    /** Late requests since the last sample, served or refused. */
    let lateSinceSample = 0
    let refusedInAll = 0
    let isStuck = false
    let stopTimer: (() => void) | undefined

    app.decorate('overload', {
      get reason() {
        return reason
      },
    })

    function trimCaches(keep: number, { rssBytes }: Load): void {
      const cachedBytes = caches.bytes
      caches.trim(keep)
      // V8 collects garbage when memory is allocated, which does not happen while requests are refused.
      collectGarbage()
      app.log.info(
        { event: 'memory_trim', rssBytes, cachedBytes, keptBytes: caches.bytes },
        'the caches were shrunk',
      )
    }

    function logChange(next: OverloadReason | null, load: Load): void {
      if (next !== null) app.log.warn({ event: 'overload', reason: next, ...load }, 'requests are refused')
      else app.log.info({ event: 'overload_over', refused: refusedInAll }, 'requests are served again')
      refusedInAll = 0
    }

    function checkLoad(): void {
      const load = monitor.sample()
      const lateness = judgeLateness(load, refused)
      const shortage = judgeMemory(load)
      refusedInAll += refused
      refused = 0
      lateSinceSample = 0
      if (shortage.keep !== null) trimCaches(shortage.keep, load)
      const shed = lateness.sheds ? 'event_loop' : null
      const next = shortage.sheds ? 'memory' : shed
      if (next !== reason) logChange(next, load)
      reason = next
      lastReason = next ?? lastReason
      if (isStuck || !(lateness.isStuck || shortage.isStuck)) return
      isStuck = true
      onStuck?.(shortage.isStuck ? 'memory' : 'event_loop')
    }

    app.addHook('onListen', async () => {
      monitor.watch(app.server)
      // Discard the sample of the start: its work is not overload.
      monitor.sample()
      stopTimer = every(sampleMs, checkLoad)
    })

    /** Whether a request is served although load is shed. */
    function isServed(): boolean {
      if (monitor.waitMs() <= latenessLimits.maxWaitMs) return true
      lateSinceSample += 1
      return lateSinceSample <= latenessLimits.alwaysServed
    }

    app.addHook('onRequest', (request, _reply, done) => {
      if (reason === null) return done()
      const { underLoad } = request.routeOptions.config
      if (underLoad === 'always') return done()
      if (reason === 'event_loop' && isServed()) return done()
      request.isShed = true
      if (underLoad === 'cached') return done()
      return done(overloaded())
    })

    app.addHook('onResponse', (request, reply, done) => {
      if (request.isShed && reply.statusCode === 503) {
        refused += 1
        onShed?.(lastReason)
      }
      done()
    })

    app.addHook('onClose', async () => {
      stopTimer?.()
      monitor.stop()
    })
  },
  { name: 'overload' },
)
