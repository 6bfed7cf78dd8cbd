import { type EventLoopUtilization, monitorEventLoopDelay, performance } from 'node:perf_hooks'

import fp from 'fastify-plugin'

import { AppError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers even when the process is overloaded; for health checks. */
    answersUnderLoad?: boolean
  }
}

/** How hard the process works. */
export interface Load {
  /** Mean time that the event loop came late in the last interval, in milliseconds. */
  readonly delayMs: number
  /** Share of the last interval that the event loop was busy, 0 to 1. */
  readonly utilization: number
  /** Resident memory in bytes. */
  readonly rssBytes: number
}

export interface LoadMonitor {
  sample(): Load
  stop(): void
}

const resolutionMs = 20

/** Measures this process; each sample covers the time since the one before. */
export function createLoadMonitor(): LoadMonitor {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  histogram.enable()
  let last: EventLoopUtilization = performance.eventLoopUtilization()
  return {
    sample() {
      const { mean } = histogram
      histogram.reset()
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, last)
      last = now
      const delayMs = Number.isNaN(mean) ? 0 : Math.max(0, mean / 1e6 - resolutionMs)
      return { delayMs, utilization, rssBytes: process.memoryUsage.rss() }
    },
    stop: () => histogram.disable(),
  }
}

export interface OverloadLimits {
  readonly maxDelayMs: number
  readonly maxRssBytes: number
}

/** Memory beyond which no more work is taken: most of what the container or machine lets the process have. */
export function defaultOverloadLimits(availableBytes: number): OverloadLimits {
  return { maxDelayMs: 200, maxRssBytes: Math.round(Math.max(availableBytes * 0.85, 400 * 1024 * 1024)) }
}

/** A late event loop counts only while it is busy: a suspended process is late without having anything to do. */
function isBeyond(load: Load, limits: OverloadLimits): boolean {
  return (load.delayMs > limits.maxDelayMs && load.utilization > 0.9) || load.rssBytes > limits.maxRssBytes
}

/** Samples in a row that are an overload: a second of them. One long task, as the first drawing of a map is, is none. */
const sustainedSamples = 4

/** Takes one sample after the other and tells whether the process is overloaded; the first good sample ends it. */
export function createOverloadRule(limits: OverloadLimits): (load: Load) => boolean {
  let beyond = 0
  return (load) => {
    beyond = isBeyond(load, limits) ? beyond + 1 : 0
    return beyond >= sustainedSamples
  }
}

export interface OverloadOptions {
  readonly monitor: LoadMonitor
  readonly limits: OverloadLimits
  readonly intervalMs?: number
}

/** Sheds load: while the process is overloaded, requests get 503 `upstream_unavailable` at once (security.md, LD-02). */
export const overloadPlugin = fp<OverloadOptions>(
  async (app, { monitor, limits, intervalMs = 250 }) => {
    const isOverloaded = createOverloadRule(limits)
    let overloaded = false
    let timer: NodeJS.Timeout | undefined

    function look(): void {
      const load = monitor.sample()
      const wasOverloaded = overloaded
      overloaded = isOverloaded(load)
      if (overloaded && !wasOverloaded) app.log.warn({ event: 'overload', ...load }, 'requests are refused')
    }

    app.addHook('onListen', async () => {
      // What the start cost is no load.
      monitor.sample()
      timer = setInterval(look, intervalMs).unref()
    })

    app.addHook('onRequest', (request, _reply, done) => {
      if (!overloaded || request.routeOptions.config.answersUnderLoad === true) return done()
      return done(new AppError('upstream_unavailable', { retryAfter: 2 }))
    })

    app.addHook('onClose', async () => {
      clearInterval(timer)
      monitor.stop()
    })
  },
  { name: 'overload' },
)
