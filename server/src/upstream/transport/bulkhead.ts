import { Fault } from './fault.ts'

export interface Bulkhead {
  /**
   * Waits for a permit.
   *
   * @returns a function that releases the permit; further calls of it have no effect
   * @throws {Fault} `queue_full` at once if the queue is full, `timeout` if the signal aborts
   */
  acquire(signal: AbortSignal): Promise<() => void>
}

interface Waiter {
  /** Passes a released permit to this waiter. */
  grant(): void
}

/**
 * Limits concurrent calls to `maxConcurrent`. Up to twice as many calls wait in order of arrival. Further
 * calls fail.
 */
export function createBulkhead(maxConcurrent: number): Bulkhead {
  const waiting = new Set<Waiter>()
  let free = maxConcurrent

  const release = () => {
    const [next] = waiting
    if (next === undefined) free++
    else next.grant()
  }

  const releaseOnce = () => {
    let released = false
    return () => {
      if (released) return
      released = true
      release()
    }
  }

  return {
    async acquire(signal) {
      if (signal.aborted) throw new Fault('timeout')
      if (free > 0) {
        free--
        return releaseOnce()
      }
      if (waiting.size >= maxConcurrent * 2) throw new Fault('queue_full', { retryAfter: 1 })

      return new Promise((resolve, reject) => {
        const abandon = () => {
          waiting.delete(waiter)
          reject(new Fault('timeout'))
        }
        const waiter: Waiter = {
          grant() {
            waiting.delete(waiter)
            signal.removeEventListener('abort', abandon)
            resolve(releaseOnce())
          },
        }
        waiting.add(waiter)
        signal.addEventListener('abort', abandon, { once: true })
      })
    },
  }
}
