import type { EventEmitter } from 'node:events'

import type { Logger } from 'pino'

interface DrainTimes {
  readonly graceMs: number
  readonly endMs: number
}

/** A started process. */
export interface Started {
  /**
   * Closes the server: it takes requests for `graceMs` more milliseconds, and answers those that are under way
   * after `endMs` with 503. Resolves with the number of those.
   */
  drain(times: DrainTimes): Promise<number>
  /** The steps after the server is closed, in order. */
  readonly ends: readonly ((wasCut: boolean) => Promise<unknown>)[]
  /** Resolves with the reason if the process does not recover from an overload. */
  readonly stuck: Promise<string>
}

export type Exit = (code: number) => void

export interface StopDeps {
  readonly log: Pick<Logger, 'info' | 'warn' | 'fatal'>
  /** Ends the process. */
  readonly exit: Exit
  /** How long a stop waits for requests under way (`DRAIN_SECONDS`). */
  readonly drainSeconds: number
  /** Emits the signals; the process itself by default. */
  readonly signals?: Pick<EventEmitter, 'on'>
  /** Calls `run` after `ms` milliseconds; must not keep the process alive. */
  readonly after?: (ms: number, run: () => void) => unknown
}

/** The longest time that a load balancer needs to notice that the readiness check fails (security.md, LD-12). */
const maxGraceMs = 5000
/** The share of the drain in which the server still takes requests; 5 s of the default of 8 s. */
const graceShare = 5 / 8
/** How long the steps after the drain may take. With the default the process ends in less than 9 s. */
const endMs = 900

/** @param hasBalancer whether a load balancer has to notice the stop first */
function drainTimes(drainSeconds: number, hasBalancer: boolean): DrainTimes {
  const drainMs = drainSeconds * 1000
  return { graceMs: hasBalancer ? Math.min(maxGraceMs, drainMs * graceShare) : 0, endMs: drainMs }
}

/**
 * Shuts the process down at the first stop signal. A second SIGINT exits at once. A stuck process shuts down
 * in the same way, but with exit code 1, so that the orchestrator restarts it. The exit code is also 1 if the
 * shutdown cut off a request, so that it is noticed.
 */
export function stopWhenTold(started: Started, deps: StopDeps): void {
  const { ends, stuck } = started
  const { log, exit, drainSeconds } = deps
  const { signals = process, after = (ms, run) => setTimeout(run, ms).unref() } = deps
  let stopping = false

  async function stop(hasBalancer: boolean, code: number): Promise<void> {
    const times = drainTimes(drainSeconds, hasBalancer)
    after(times.endMs + endMs, () => {
      log.warn({ event: 'stop_late' }, 'shutdown did not finish in time')
      exit(1)
    })
    const wasCut = (await started.drain(times)) > 0
    // oxlint-disable-next-line no-await-in-loop -- a step needs the parts that later steps close
    for (const end of ends) await end(wasCut)
    exit(wasCut ? 1 : code)
  }

  function stopOnce(hasBalancer: boolean, code: number): void {
    stopping = true
    stop(hasBalancer, code).catch((error: unknown) => {
      log.fatal({ err: error }, 'shutdown failed')
      exit(1)
    })
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    signals.on(signal, () => {
      if (stopping && signal === 'SIGINT') exit(0)
      if (stopping) return
      log.info({ signal }, 'stopping')
      // SIGINT comes from a terminal, where there is no load balancer to wait for.
      stopOnce(signal !== 'SIGINT', 0)
    })
  }

  async function stopWhenStuck(): Promise<void> {
    const reason = await stuck
    if (stopping) return
    log.fatal({ event: 'stuck', reason }, 'the process does not recover from an overload: stopping')
    stopOnce(true, 1)
  }
  void stopWhenStuck()
}
