import { setTimeout as wait } from 'node:timers/promises'

import { createMemoryStore } from './memory-store.ts'
import { createReadThrough, type CacheEntry, type Lifetime, type ReadThrough } from './read-through.ts'

export interface CacheOptions<V> {
  /** Beyond either limit the least recently used values are evicted. */
  readonly maxEntries: number
  readonly maxBytes: number
  /** Estimates the size of a value in bytes. */
  readonly sizeOf: (value: V) => number
  readonly lifetimeOf: (value: V) => Lifetime
  /**
   * Whether to free expired values every minute. Default: false; then an expired value stays in memory until
   * it is read or evicted.
   */
  readonly swept?: boolean
}

/** Creates the caches of a process. */
export interface Caches {
  /** Creates a cache with its own store. */
  readonly cacheOf: <V>(options: CacheOptions<V>) => ReadThrough<V>
  /** Stops the timer that frees expired values. */
  readonly close: () => void
}

interface CachesDeps {
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /**
   * Calls `run` every `ms` milliseconds; must not keep the process alive.
   * @returns a function that stops it
   */
  readonly every?: (ms: number, run: () => void) => () => void
  /** Called once for every failed load, even if a stale value was returned instead. */
  readonly onFailure: (error: unknown) => void
}

const sweepIntervalMs = 60_000

function everyUnref(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms).unref()
  return () => clearInterval(timer)
}

/** Creates {@link Caches} in memory. */
export function createCaches({ clock, every = everyUnref, onFailure }: CachesDeps): Caches {
  const sweeps: (() => void)[] = []
  const close = every(sweepIntervalMs, () => {
    for (const sweep of sweeps) sweep()
  })

  return {
    cacheOf<V>({ swept = false, ...options }: CacheOptions<V>) {
      const store = createMemoryStore<CacheEntry<V>>({
        ...options,
        sizeOf: (entry) => options.sizeOf(entry.value),
        clock,
      })
      if (swept) sweeps.push(() => store.sweep())
      return createReadThrough({
        store,
        lifetimeOf: options.lifetimeOf,
        clock,
        sleep: (ms) => wait(ms, undefined, { ref: false }),
        onFailure,
      })
    },
    close,
  }
}
