import type { Timer } from './deadline.ts'
import { abortFault, Fault } from './fault.ts'

export interface Bulkhead {
  /**
   * Waits for a permit.
   *
   * @returns a function that releases the permit; further calls of it have no effect
   * @throws {Fault} `queue_full` at once if the queue is full, `queue_late` after {@link maxQueueMs}, and the
   * fault of the signal if it aborts
   */
  acquire(signal: AbortSignal): Promise<() => void>
}

/** How long a call waits for a permit, in milliseconds: a visitor is told soon that there is none. */
const maxQueueMs = 5000

interface Waiter {
  /** Passes a released permit to this waiter. */
  grant(): void
}

/**
 * Limits concurrent calls to `maxConcurrent`. Up to twice as many calls wait in order of arrival. Further
 * calls fail.
 */
export function createBulkhead(maxConcurrent: number, timer: Timer): Bulkhead {
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
      if (signal.aborted) throw abortFault(signal)
      if (free > 0) {
        free--
        return releaseOnce()
      }
      if (waiting.size >= maxConcurrent * 2) throw new Fault('queue_full', { retryAfter: 1 })

      return new Promise((resolve, reject) => {
        const stopWaiting = () => {
          waiting.delete(waiter)
          cancelTimer()
          signal.removeEventListener('abort', abandon)
        }
        const abandon = () => {
          stopWaiting()
          reject(abortFault(signal))
        }
        const cancelTimer = timer(maxQueueMs, () => {
          stopWaiting()
          reject(new Fault('queue_late'))
        })
        const waiter: Waiter = {
          grant() {
            stopWaiting()
            resolve(releaseOnce())
          },
        }
        waiting.add(waiter)
        signal.addEventListener('abort', abandon, { once: true })
      })
    },
  }
}
