import { setTimeout as wait } from 'node:timers/promises'

import type { CacheState } from '@mestieri/shared/contracts/site/endpoint.ts'

import { AppError } from '../errors.ts'
import { every as everyUnref } from '../work/every.ts'
import { createMemoryStore, type MemoryStore, type MemoryStoreOptions } from './memory-store.ts'
import { createReadThrough, type CacheEntry, type Lifetime, type ReadThrough } from './read-through.ts'

export interface CacheOptions<V> extends Omit<MemoryStoreOptions<V>, 'growingPart'> {
  /** For the count of reads. */
  readonly name: string
  readonly lifetimeOf: (value: V) => Lifetime
  /**
   * Whether to free expired values every minute. Default: false; then an expired value stays in memory until
   * it is read or evicted.
   */
  readonly swept?: boolean
}

/** Creates the caches of a process, and shrinks all of them when memory is short. */
export interface Caches {
  /** Creates a cache with its own store. */
  readonly cacheOf: <V>(options: CacheOptions<V>) => ReadThrough<V>
  /** Creates a store for values that are cached in another way. */
  readonly storeOf: <V>(options: MemoryStoreOptions<V>) => MemoryStore<V>
  /** The size of all stores in bytes. */
  readonly bytes: number
  /** Evicts the least recently used values of each store until the given share of its size is left, 0 to 1. */
  readonly trim: (share: number) => void
  /** Stops the timer that frees expired values. */
  readonly close: () => void
}

interface CachesDeps {
  /** Factor for `maxBytes` of every store, 0 to 1. Default: 1. */
  readonly scale?: number
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number
  /** The timer that frees expired values. */
  readonly every?: typeof everyUnref
  /** Called once for every failed load, even if a stale value was returned instead. */
  readonly onFailure: (error: unknown) => void
  /** Called for each read that resolves, with the cache's name. */
  readonly onRead?: (cache: string, state: CacheState) => void
}

const sweepIntervalMs = 60_000

/**
 * Creates the log of failed loads. Upstream failures are already logged. Any other error would be hidden by a stale
 * value.
 */
export function createFailureLog(log: { warn(fields: object, message: string): void }) {
  return (error: unknown): void => {
    if (!(error instanceof AppError)) log.warn({ err: error }, 'a cached read failed')
  }
}

/** Creates {@link Caches} in memory. */
export function createCaches({
  clock,
  every = everyUnref,
  onFailure,
  onRead,
  scale = 1,
}: CachesDeps): Caches {
  const stores: MemoryStore<unknown>[] = []
  const sweeps: (() => void)[] = []
  const close = every(sweepIntervalMs, () => {
    for (const sweep of sweeps) sweep()
  })

  function storeOf<V>(options: MemoryStoreOptions<V>): MemoryStore<V> {
    const maxBytes = Math.ceil(options.maxBytes * scale)
    const store = createMemoryStore<V>({ ...options, maxBytes, clock })
    stores.push(store)
    return store
  }

  return {
    cacheOf<V>({ name, swept = false, ...options }: CacheOptions<V>) {
      const store = storeOf<CacheEntry<V>>({
        ...options,
        sizeOf: (entry) => options.sizeOf(entry.value),
        growingPart: ({ value }) => (typeof value === 'object' ? value : null),
      })
      if (swept) sweeps.push(() => store.sweep())
      const cache = createReadThrough<V>({
        store,
        lifetimeOf: options.lifetimeOf,
        clock,
        sleep: (ms) => wait(ms, undefined, { ref: false }),
        onFailure,
      })
      if (!onRead) return cache
      const read: ReadThrough<V>['read'] = async (key, load) => {
        const cached = await cache.read(key, load)
        onRead(name, cached.cache)
        return cached
      }
      return { read }
    },
    storeOf,
    get bytes() {
      return stores.reduce((sum, { bytes }) => sum + bytes, 0)
    },
    trim(share) {
      for (const store of stores) store.trim(store.bytes * share)
    },
    close,
  }
}
