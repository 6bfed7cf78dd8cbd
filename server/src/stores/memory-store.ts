import { LRUCache } from 'lru-cache'

import type { ExpiringStore } from './expiring-store.ts'

interface MemoryStoreDeps<V> {
  /** Beyond either limit the least recently used entries are evicted. */
  readonly maxEntries: number
  readonly maxBytes: number
  /** Estimates the size of a value in bytes. */
  readonly sizeOf: (value: V) => number
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

interface Entry<V> {
  readonly value: V
  readonly expires: number
}

/** An {@link ExpiringStore} in memory that can free its expired entries. */
export interface MemoryStore<V> extends ExpiringStore<V> {
  /**
   * Frees all expired entries. Otherwise an expired entry stays in memory until it is read or evicted.
   *
   * @returns the number of freed entries
   */
  sweep(): number
}

/** Creates a {@link MemoryStore}. Its size in bytes includes the keys and an overhead per entry. */
export function createMemoryStore<V>({
  maxEntries,
  maxBytes,
  sizeOf,
  clock,
}: MemoryStoreDeps<V>): MemoryStore<V> {
  const entries = new LRUCache<string, Entry<V>>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: (entry, key) => sizeOf(entry.value) + 2 * key.length + entryOverhead,
  })

  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      if (entry.expires > clock()) return entry.value
      entries.delete(key)
      return undefined
    },
    set(key, value, ttl) {
      entries.set(key, { value, expires: clock() + ttl })
    },
    delete(key) {
      entries.delete(key)
    },
    sweep() {
      const now = clock()
      const expired = [...entries.entries()].filter(([, { expires }]) => expires <= now)
      for (const [key] of expired) entries.delete(key)
      return expired.length
    },
  }
}

/** The estimated overhead of an entry in bytes. It also keeps the size above 0, as lru-cache requires. */
const entryOverhead = 128
