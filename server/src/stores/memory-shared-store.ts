import { createMemoryStore } from './memory-store.ts'
import type { SharedStore } from './shared-store.ts'

interface MemorySharedStoreDeps {
  /** Beyond either limit the least recently used texts are evicted. */
  readonly maxEntries: number
  readonly maxBytes: number
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number
}

/** The limits for the texts of one process: payment intents, their owners, addresses of saved photos. */
export const textLimits = { maxEntries: 40_000, maxBytes: 16 * 1024 * 1024 }

/** A {@link SharedStore} in the memory of this process, for a process without replicas. */
export function createMemorySharedStore(deps: MemorySharedStoreDeps): SharedStore {
  const texts = createMemoryStore<string>({ ...deps, sizeOf: (text) => 2 * text.length })

  return {
    get: async (key) => texts.get(key),
    async keep(key, value, ttl) {
      const existing = texts.get(key)
      if (existing !== undefined) return existing
      texts.set(key, value, ttl)
      return value
    },
    async delete(key) {
      texts.delete(key)
    },
  }
}
