import { LRUCache } from 'lru-cache'

import type { ExpiringStore } from './expiring-store.ts'

interface MemoryStoreDeps<V> {
  /** Past either bound the least recently used entries go. */
  readonly maxEntries: number
  readonly maxBytes: number
  /** About how many bytes a value holds. */
  readonly sizeOf: (value: V) => number
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

interface Entry<V> {
  readonly value: V
  readonly expires: number
}

/** An {@link ExpiringStore} that can be rid of what nobody asks for any more. */
export interface MemoryStore<V> extends ExpiringStore<V> {
  /**
   * Takes the entries whose time is over out of memory; without it they stay until they are asked for or pushed out.
   * @returns how many went
   */
  sweep(): number
}

/** A {@link MemoryStore}, bounded in entries and in bytes (keys and book-keeping counted). */
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
      const over = [...entries.entries()].filter(([, { expires }]) => expires <= now)
      for (const [key] of over) entries.delete(key)
      return over.length
    },
  }
}

/** What an entry costs beside its value and key, roughly; it also keeps the size of an empty value above zero. */
const entryOverhead = 128
