import { LRUCache } from 'lru-cache'

import { watchGrowth } from '../replies/replies.ts'

export interface MemoryStoreOptions<V> {
  /** Beyond either limit the least recently used entries are evicted. */
  readonly maxEntries: number
  readonly maxBytes: number
  /** Estimates the size of a value in bytes when it is stored. */
  readonly sizeOf: (value: V) => number
  /** Returns the part of a value that can grow later. The growth that it reports is added to the entry's size. */
  readonly growingPart?: ((value: V) => object | null) | undefined
}

interface MemoryStoreDeps<V> extends MemoryStoreOptions<V> {
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number
}

interface Entry<V> {
  readonly value: V
  readonly expires: number
  readonly bytes: number
}

/** A bounded map whose entries expire. It is local to the process and therefore synchronous. */
export interface MemoryStore<V> {
  /** Undefined if there is no entry or it has expired. */
  get(key: string): V | undefined
  /** Stores `value` for `ttl` milliseconds. A value larger than the whole store is not stored. */
  set(key: string, value: V, ttl: number): void
  delete(key: string): void
  /** The size of all entries in bytes. */
  readonly bytes: number
  /** Evicts the least recently used entries until the size is at most `maxBytes`. */
  trim(maxBytes: number): void
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
  growingPart,
  clock,
}: MemoryStoreDeps<V>): MemoryStore<V> {
  const entries = new LRUCache<string, Entry<V>>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: (entry) => entry.bytes,
  })

  function store(key: string, entry: Entry<V>): void {
    entries.set(key, entry)
    const growing = growingPart?.(entry.value)
    if (!growing) return
    watchGrowth(growing, (more) => {
      // A new entry object, because lru-cache does not measure the same object again.
      if (entries.peek(key) === entry) store(key, { ...entry, bytes: entry.bytes + more })
    })
  }

  return {
    get bytes() {
      return entries.calculatedSize
    },
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      if (entry.expires > clock()) return entry.value
      entries.delete(key)
      return undefined
    },
    set(key, value, ttl) {
      const bytes = sizeOf(value) + 2 * key.length + entryOverhead
      store(key, { value, expires: clock() + ttl, bytes })
    },
    delete(key) {
      entries.delete(key)
    },
    trim(bytes) {
      while (entries.calculatedSize > bytes) entries.pop()
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
