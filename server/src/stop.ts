import type { EventEmitter } from 'node:events'

import type { Logger } from 'pino'

/** A started process. */
export interface Started {
  /** The shutdown steps, in order. The server still serves requests that arrive within `graceMs`. */
  readonly ends: readonly ((graceMs: number) => Promise<unknown>)[]
  /** Resolves with the reason if the process does not recover from an overload. */
  readonly stuck: Promise<string>
}

export type Exit = (code: number) => void

export interface StopDeps {
  readonly log: Pick<Logger, 'info' | 'warn' | 'fatal'>
  /** Ends the process. */
  readonly exit: Exit
  /** Emits the signals; the process itself by default. */
  readonly signals?: Pick<EventEmitter, 'on'>
  /** Calls `run` after `ms` milliseconds; must not keep the process alive. */
  readonly after?: (ms: number, run: () => void) => unknown
}

/** The time that a load balancer needs to notice that the readiness check fails (security.md, LD-12). */
const graceMs = 5000
/** The process exits this long after a stop signal, even if the shutdown is not complete. */
const hardStopMs = 8500

/**
 * Shuts the process down at the first stop signal. A second SIGINT exits at once. A stuck process shuts down
 * in the same way, but with exit code 1, so that the orchestrator restarts it.
 */
export function stopWhenTold({ ends, stuck }: Started, deps: StopDeps): void {
  const { log, exit, signals = process, after = (ms, run) => setTimeout(run, ms).unref() } = deps
  let stopping = false

  async function stop(grace: number, code: number): Promise<void> {
    after(hardStopMs, () => {
      log.warn('shutdown did not finish in time')
      exit(code)
    })
    // oxlint-disable-next-line no-await-in-loop -- a step needs the parts that later steps close
    for (const end of ends) await end(grace)
    exit(code)
  }

  function stopOnce(grace: number, code: number): void {
    stopping = true
    stop(grace, code).catch((error: unknown) => {
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
      stopOnce(signal === 'SIGINT' ? 0 : graceMs, 0)
    })
  }

  async function stopWhenStuck(): Promise<void> {
    const reason = await stuck
    if (stopping) return
    log.fatal({ event: 'stuck', reason }, 'the process does not recover from an overload: stopping')
    stopOnce(graceMs, 1)
  }
  void stopWhenStuck()
}
