import type { AcceptProbe } from '../../../src/plugins/overload/accept-probe.ts'
import { createLatenessRule, latenessLimits } from '../../../src/plugins/overload/lateness-rule.ts'
import { createLoadMonitor } from '../../../src/plugins/overload/load-monitor.ts'

/** Milliseconds of event loop time per served request and per refused request. */
export const workMs = 5
const refusalMs = 0.05
/** Milliseconds that accepting a connection takes. */
const acceptMs = 0.05

const sampleMs = 250

/** The maximum number of connections in the kernel's queue; further ones are dropped. */
const backlog = 511

export interface Phase {
  readonly ms: number
  /** Requests per second, at equal intervals. */
  readonly rate: number
  /** Whether every request uses a new connection. */
  readonly isNewConnection: boolean
}

export interface PhaseFigures {
  served: number
  refused: number
  lost: number
  /** Milliseconds from arrival to response of the served requests. */
  longestMs: number
  /** The last time at which load was shed, in milliseconds from the start of the phase; 0 for never. */
  shedUntil: number
}

/** A connection that waits to be accepted: with a request, or the probe's. */
type Waiting = { readonly arrivedAt: number } | 'probe'

/**
 * Simulates an event loop of libuv with the product's rule, on a fake clock. Each turn runs the timers that are due,
 * accepts one connection, and handles every request that could be read when the turn began.
 */
export function simulate(phases: readonly Phase[]): PhaseFigures[] {
  let now = 0
  let busyMs = 0
  const work = (ms: number) => {
    now += ms
    busyMs += ms
  }

  const waiting: Waiting[] = []
  let probedAt: number | undefined
  let longestProbeMs = 0
  function endProbe(): void {
    longestProbeMs = Math.max(longestProbeMs, now - (probedAt ?? now))
    probedAt = undefined
  }
  const probe: AcceptProbe = {
    start() {
      if (probedAt !== undefined) return
      probedAt = now
      waiting.push('probe')
    },
    waitMs: () => now - (probedAt ?? now),
    takeLongestMs() {
      const longest = Math.max(longestProbeMs, now - (probedAt ?? now))
      longestProbeMs = 0
      return longest
    },
    stop: endProbe,
  }

  const tick = { due: 0, ms: 0, run: () => {} }
  let sampledAt = 0
  let busyMsAtSample = 0
  const monitor = createLoadMonitor({
    clock: () => now,
    every(ms, run) {
      Object.assign(tick, { due: ms, ms, run })
      return () => {}
    },
    readRss: () => 1e8,
    readUtilization() {
      const utilization = (busyMs - busyMsAtSample) / (now - sampledAt)
      busyMsAtSample = busyMs
      sampledAt = now
      return utilization
    },
    createProbe: () => probe,
  })
  monitor.watch({} as Parameters<typeof monitor.watch>[0])
  const judge = createLatenessRule(latenessLimits)
  let sampleDue = sampleMs
  let sheds = false
  let refusedSinceSample = 0
  let lateSinceSample = 0
  let readable: number[] = []
  let nextArrival = 0
  let phaseAt = 0

  function runTimers(figures: PhaseFigures): void {
    if (now >= tick.due) {
      tick.run()
      tick.due = now + tick.ms
    }
    if (now < sampleDue) return
    sheds = judge(monitor.sample(), refusedSinceSample).sheds
    refusedSinceSample = 0
    lateSinceSample = 0
    sampleDue = now + sampleMs
    if (sheds) figures.shedUntil = now - phaseAt
  }

  function arrive({ rate, isNewConnection }: Phase, figures: PhaseFigures): void {
    for (; nextArrival <= now; nextArrival += 1000 / rate) {
      if (!isNewConnection) readable.push(nextArrival)
      else if (waiting.length < backlog) waiting.push({ arrivedAt: nextArrival })
      else figures.lost += 1
    }
  }

  function accept(): void {
    const accepted = waiting.shift()
    if (accepted === undefined) return
    work(acceptMs)
    if (accepted === 'probe') endProbe()
    else readable.push(accepted.arrivedAt)
  }

  function handle(arrivedAt: number, figures: PhaseFigures): void {
    const isLate = sheds && monitor.waitMs() > latenessLimits.maxWaitMs
    if (isLate) lateSinceSample += 1
    if (isLate && lateSinceSample > latenessLimits.alwaysServed) {
      work(refusalMs)
      figures.refused += 1
      refusedSinceSample += 1
      return
    }
    work(workMs)
    figures.served += 1
    figures.longestMs = Math.max(figures.longestMs, now - arrivedAt)
  }

  return phases.map((phase) => {
    const figures: PhaseFigures = { served: 0, refused: 0, lost: 0, longestMs: 0, shedUntil: 0 }
    const end = phaseAt + phase.ms
    while (now < end) {
      runTimers(figures)
      arrive(phase, figures)
      const requests = readable
      readable = []
      const isIdle = requests.length === 0 && waiting.length === 0
      accept()
      for (const arrivedAt of requests) handle(arrivedAt, figures)
      if (isIdle) now = Math.min(Math.max(now, nextArrival), tick.due, sampleDue, end)
    }
    phaseAt = now
    return figures
  })
}
