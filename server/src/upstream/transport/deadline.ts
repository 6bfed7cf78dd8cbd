import { Fault } from './fault.ts'

/** Runs something after `ms` milliseconds; the returned function calls it off. */
export type Timer = (ms: number, run: () => void) => () => void

/**
 * Races work against its deadline. The connection's own time-outs are no substitute: they are coarse, start
 * only once a request leaves the queue, and begin anew with every byte (security.md, M8, M9, M13). Work that
 * loses is told through the signal and its end is not waited for.
 *
 * @throws {Fault} `timeout`
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
