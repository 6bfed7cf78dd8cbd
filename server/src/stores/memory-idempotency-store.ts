import type { RetryContext, IdempotencyStore } from './idempotency-store.ts'
import { createMemoryStore } from './memory-store.ts'

interface IdempotencyRecord {
  readonly fingerprint: string
  /** Null until the request succeeds. */
  readonly reply: string | null
  readonly retryContext: RetryContext
  readonly running: boolean
}

interface MemoryIdempotencyStoreDeps {
  /** Beyond either limit the least recently used records are evicted. */
  readonly maxEntries: number
  readonly maxBytes: number
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number
}

/** The limits for the records of one process. */
export const recordLimits = { maxEntries: 20_000, maxBytes: 16 * 1024 * 1024 }

function sizeOf({ fingerprint, reply, retryContext }: IdempotencyRecord): number {
  return 2 * (fingerprint.length + (reply?.length ?? 0) + JSON.stringify(retryContext).length)
}

/** An {@link IdempotencyStore} in the memory of this process. */
export function createMemoryIdempotencyStore(deps: MemoryIdempotencyStoreDeps): IdempotencyStore {
  const records = createMemoryStore<IdempotencyRecord>({ ...deps, sizeOf })

  return {
    async claim(id, fingerprint, leaseMs) {
      const known = records.get(id)
      if (known && known.fingerprint !== fingerprint) return { state: 'other_body' }
      if (known?.running) return { state: 'running' }
      if (known && known.reply !== null) return { state: 'done', reply: known.reply }
      const retryContext = known?.retryContext ?? {}
      records.set(id, { fingerprint, reply: null, retryContext, running: true }, leaseMs)
      return { state: 'claimed', retryContext: { ...retryContext } }
    },
    async succeed(id, fingerprint, reply, keepMs) {
      records.set(id, { fingerprint, reply, retryContext: {}, running: false }, keepMs)
    },
    async fail(id, fingerprint, retryContext, keepMs) {
      records.set(id, { fingerprint, reply: null, retryContext: { ...retryContext }, running: false }, keepMs)
    },
  }
}
