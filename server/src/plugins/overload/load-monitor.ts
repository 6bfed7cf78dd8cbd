import type { Server } from 'node:net'
import { type EventLoopUtilization, performance } from 'node:perf_hooks'

import { every as everyUnref } from '../../work/every.ts'
import { type AcceptProbe, createAcceptProbe } from './accept-probe.ts'

/** The load of the process in the time since the previous sample. */
export interface Load {
  /** Time of the sample in milliseconds, from a monotonic clock. */
  readonly at: number
  /** The longest time that a request waited until the process read it, in milliseconds. */
  readonly lateMs: number
  /** Share of the time that the event loop was busy, 0 to 1. */
  readonly utilization: number
  /** Resident memory in bytes. */
  readonly rssBytes: number
}

export interface LoadMonitor {
  /** Also measures how long connections to this server wait until they are accepted. */
  watch(server: Server): void
  /** The load since the last sample. */
  sample(): Load
  /** How long a request that is read now has waited, in milliseconds. */
  waitMs(): number
  stop(): void
}

export interface LoadMonitorDeps {
  /** Milliseconds of a monotonic clock. */
  readonly clock?: () => number
  /** The timer whose delay is measured. */
  readonly every?: typeof everyUnref
  readonly readRss?: () => number
  /** Returns the share of the time since the last call that the event loop was busy, 0 to 1. */
  readonly readUtilization?: () => number
  readonly createProbe?: typeof createAcceptProbe
}

const tickMs = 20

/** From this utilization on, connections may have to wait. */
const busyUtilization = 0.9

function createUtilizationReader(): () => number {
  let last: EventLoopUtilization = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

/**
 * Creates a {@link LoadMonitor} of this process. A request waits until the turn of the event loop before it has ended,
 * which the delay of a timer shows, and before that until its connection is accepted.
 *
 * Node's `monitorEventLoopDelay` is not used. After a reset its histogram leaves out the first interval. If every turn
 * takes longer than the time between two samples, there is no other interval, and it reports no delay.
 */
export function createLoadMonitor({
  clock = () => performance.now(),
  every = everyUnref,
  readRss = () => process.memoryUsage.rss(),
  readUtilization = createUtilizationReader(),
  createProbe = createAcceptProbe,
}: LoadMonitorDeps = {}): LoadMonitor {
  let tickedAt = clock()
  let lateMs = 0
  let rssBytes = 0
  let probe: AcceptProbe | undefined

  function tick(): void {
    const now = clock()
    lateMs = Math.max(lateMs, now - tickedAt - tickMs)
    tickedAt = now
  }

  /** Reads the resident memory. Node opens a file for it; if no more files can be opened, the last value is kept. */
  function updateRss(): void {
    try {
      rssBytes = readRss()
    } catch {
      // Try again at the next sample.
    }
  }

  const stopTimer = every(tickMs, tick)
  return {
    watch(server) {
      probe = createProbe(server, clock)
    },
    sample() {
      tick()
      updateRss()
      const utilization = readUtilization()
      const waitedMs = Math.max(lateMs, probe?.takeLongestMs() ?? 0)
      lateMs = 0
      if (utilization > busyUtilization) probe?.start()
      return { at: tickedAt, lateMs: waitedMs, utilization, rssBytes }
    },
    waitMs() {
      // Called while load is shed: then the wait has to be known all the time.
      probe?.start()
      return Math.max(0, clock() - tickedAt, probe?.waitMs() ?? 0)
    },
    stop() {
      stopTimer()
      probe?.stop()
    },
  }
}
