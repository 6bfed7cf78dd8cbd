import { Fault } from './fault.ts'

/** Calls `run` after `ms` milliseconds. @returns a function that cancels the timer */
export type Timer = (ms: number, run: () => void) => () => void

/**
 * Races `work` against a deadline of `ms` milliseconds. The connection's own timeouts are no substitute: they
 * are coarse, start only when a request leaves the queue, and restart with every byte (security.md, M8, M9,
 * M13). At the deadline the signal aborts; the end of the work is not awaited.
 *
 * @throws {Fault} `timeout` at the deadline, else what `work` rejects with
 */
export function withDeadline<T>(
  ms: number,
  timer: Timer,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  return new Promise((resolve, reject) => {
    const cancel = timer(ms, () => {
      reject(new Fault('timeout'))
      controller.abort()
    })
    void work(controller.signal).then(resolve, reject).finally(cancel)
  })
}
