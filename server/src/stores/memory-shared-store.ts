import { createMemoryStore } from './memory-store.ts'
import type { SharedStore } from './shared-store.ts'

interface MemorySharedStoreDeps {
  /** Past either bound the texts that were not asked for longest go. */
  readonly maxEntries: number
  readonly maxBytes: number
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

/** A {@link SharedStore} of this process alone. */
export function createMemorySharedStore(deps: MemorySharedStoreDeps): SharedStore {
  const texts = createMemoryStore<string>({ ...deps, sizeOf: (text) => 2 * text.length })

  return {
    get: async (key) => texts.get(key),
    async keep(key, value, ttl) {
      const standing = texts.get(key)
      if (standing !== undefined) return standing
      texts.set(key, value, ttl)
      return value
    },
    async delete(key) {
      texts.delete(key)
    },
  }
}
