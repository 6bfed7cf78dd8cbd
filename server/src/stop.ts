import type { EventEmitter } from 'node:events'

import type { Logger } from 'pino'

/** A process that has started. */
export interface Started {
  /** Ends its parts, in this order. The server still answers requests that arrive in the next `graceMs`. */
  readonly ends: readonly ((graceMs: number) => Promise<unknown>)[]
  /** Resolves with the reason when the process does not recover from an overload. */
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

/** A load balancer needs so long to notice that readiness is refused (security.md, LD-12). */
const graceMs = 5000
/** After a stop signal the process is gone in less than 9 s, whatever is still under way. */
const hardStopMs = 8500

/**
 * Ends everything and then the process on the first stop signal. A second SIGINT ends it at once. A stuck process ends
 * in the same way, but with exit code 1, so that the orchestrator starts it again.
 */
export function stopWhenTold({ ends, stuck }: Started, deps: StopDeps): void {
  const { log, exit, signals = process, after = (ms, run) => setTimeout(run, ms).unref() } = deps
  let stopping = false

  async function stop(grace: number, code: number): Promise<void> {
    after(hardStopMs, () => {
      log.warn('not everything ended in time')
      exit(code)
    })
    // oxlint-disable-next-line no-await-in-loop -- one relies on the next until it has ended
    for (const end of ends) await end(grace)
    exit(code)
  }

  function stopOnce(grace: number, code: number): void {
    stopping = true
    stop(grace, code).catch((error: unknown) => {
      log.fatal({ err: error }, 'the stop failed')
      exit(1)
    })
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    signals.on(signal, () => {
      if (stopping && signal === 'SIGINT') exit(0)
      if (stopping) return
      log.info({ signal }, 'stopping')
      // A person at a terminal has no load balancer to wait for.
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
