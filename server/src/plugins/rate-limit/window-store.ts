import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

interface Window {
  readonly endsAt: number
  count: number
}

/** Beyond this number of clients a budget forgets the least recently seen one. */
const maxClients = 5000

/**
 * Creates the store of `@fastify/rate-limit` for this process: fixed windows, one store for each budget. The
 * plugin's own store measures windows with the system's time. If that is set back by a day, a window lasts a day
 * longer (O12).
 * @param clock milliseconds of a monotonic clock
 */
export function createWindowStore(clock: () => number): FastifyRateLimitStoreCtor {
  return class WindowStore implements FastifyRateLimitStore {
    readonly #windows = new LRUCache<string, Window>({ max: maxClients })

    incr: FastifyRateLimitStore['incr'] = (key, callback, windowMs) => {
      const now = clock()
      let window = this.#windows.get(key)
      if (window === undefined || window.endsAt <= now) {
        window = { endsAt: now + windowMs, count: 0 }
        this.#windows.set(key, window)
      }
      window.count += 1
      callback(null, { current: window.count, ttl: window.endsAt - now })
    }

    child(): FastifyRateLimitStore {
      return new WindowStore()
    }
  }
}
