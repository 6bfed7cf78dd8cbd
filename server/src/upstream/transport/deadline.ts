import { Fault } from './fault.ts'

/** Calls `run` after `ms` milliseconds. @returns a function that cancels the timer */
export type Timer = (ms: number, run: () => void) => () => void

export const nodeTimer: Timer = (ms, run) => {
  const timeout = setTimeout(run, ms)
  return () => clearTimeout(timeout)
}

/**
 * Races `work` against a deadline of `ms` milliseconds. The connection's own timeouts are no substitute: they
 * are coarse, start only when a request leaves the queue, and restart with every byte (security.md, M8, M9,
 * M13). At the deadline the signal aborts; the end of the work is not awaited.
 *
 * @param leave aborts if nobody waits for the result any more; then the signal aborts too
 * @throws {Fault} `timeout` at the deadline, `cancelled` if `leave` aborts, else what `work` rejects with
 */
export function withDeadline<T>(
  ms: number,
  timer: Timer,
  work: (signal: AbortSignal) => Promise<T>,
  leave?: AbortSignal,
): Promise<T> {
  const controller = new AbortController()
  return new Promise((resolve, reject) => {
    const end = (kind: 'timeout' | 'cancelled') => {
      const fault = new Fault(kind)
      reject(fault)
      controller.abort(fault)
    }
    if (leave?.aborted) {
      end('cancelled')
      return
    }
    const onLeave = () => end('cancelled')
    const cancel = timer(ms, () => end('timeout'))
    leave?.addEventListener('abort', onLeave, { once: true })
    void work(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        cancel()
        leave?.removeEventListener('abort', onLeave)
      })
  })
}
