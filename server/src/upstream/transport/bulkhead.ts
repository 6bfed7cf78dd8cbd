import { Fault } from './fault.ts'

export interface Bulkhead {
  /**
   * Waits for a free place and takes it; the returned function gives it back.
   *
   * @throws {Fault} `queue_full` at once, or `timeout` when the signal aborts the wait.
   */
  acquire(signal: AbortSignal): Promise<() => void>
}

interface Waiter {
  enter(): void
}

/** Lets `places` calls through at a time and twice as many wait, in order; the rest is refused. */
export function createBulkhead(places: number): Bulkhead {
  const waiting = new Set<Waiter>()
  let free = places

  const release = () => {
    const [next] = waiting
    if (next === undefined) free++
    else next.enter()
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
      if (waiting.size >= places * 2) throw new Fault('queue_full', { retryAfter: 1 })

      return new Promise((resolve, reject) => {
        const leave = () => {
          waiting.delete(waiter)
          reject(new Fault('timeout'))
        }
        const waiter: Waiter = {
          enter() {
            waiting.delete(waiter)
            signal.removeEventListener('abort', leave)
            resolve(releaseOnce())
          },
        }
        waiting.add(waiter)
        signal.addEventListener('abort', leave, { once: true })
      })
    },
  }
}
