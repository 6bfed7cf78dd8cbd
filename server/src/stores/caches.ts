import { setTimeout as wait } from 'node:timers/promises'

import { createMemoryStore } from './memory-store.ts'
import { createReadThrough, type Kept, type Lifetime, type ReadThrough } from './read-through.ts'

export interface CacheOptions<V> {
  /** Past either bound the least recently used values go. */
  readonly maxEntries: number
  readonly maxBytes: number
  /** About how many bytes a value holds. */
  readonly sizeOf: (value: V) => number
  readonly lifetimeOf: (value: V) => Lifetime
  /**
   * Takes a value out of memory within a minute after its time, also if nobody asks for it again. Without it the value
   * stays, unused, until its place is needed.
   */
  readonly swept?: boolean
}

/** The caches of a process: each has a store of its own. */
export interface Caches {
  readonly cacheOf: <V>(options: CacheOptions<V>) => ReadThrough<V>
  /** Ends the sweeping. */
  readonly close: () => void
}

interface CachesDeps {
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** Calls back every so many ms, by a timer that keeps no process alive. @returns what ends it */
  readonly every?: (ms: number, run: () => void) => () => void
  /** Told of every failed load, once, also where an older value covers it. */
  readonly onFailure: (error: unknown) => void
}

const sweepPause = 60_000

function everyUnref(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms).unref()
  return () => clearInterval(timer)
}

/** Makes caches in memory. */
export function createCaches({ clock, every = everyUnref, onFailure }: CachesDeps): Caches {
  const sweeps: (() => void)[] = []
  const close = every(sweepPause, () => {
    for (const sweep of sweeps) sweep()
  })

  return {
    cacheOf<V>({ swept = false, ...options }: CacheOptions<V>) {
      const store = createMemoryStore<Kept<V>>({
        ...options,
        sizeOf: (kept) => options.sizeOf(kept.value),
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
