import type { Carried, IdempotencyStore } from './idempotency-store.ts'
import { createMemoryStore } from './memory-store.ts'

interface IdempotencyRecord {
  readonly fingerprint: string
  /** Null until it succeeds. */
  readonly reply: string | null
  readonly carried: Carried
  readonly running: boolean
}

interface MemoryIdempotencyStoreDeps {
  /** Past either bound the records that were not asked for longest go. */
  readonly maxEntries: number
  readonly maxBytes: number
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

function sizeOf({ fingerprint, reply, carried }: IdempotencyRecord): number {
  return 2 * (fingerprint.length + (reply?.length ?? 0) + JSON.stringify(carried).length)
}

/** An {@link IdempotencyStore} of this process alone. */
export function createMemoryIdempotencyStore(deps: MemoryIdempotencyStoreDeps): IdempotencyStore {
  const records = createMemoryStore<IdempotencyRecord>({ ...deps, sizeOf })

  return {
    async claim(id, fingerprint, leaseMs) {
      const known = records.get(id)
      if (known && known.fingerprint !== fingerprint) return { state: 'other_body' }
      if (known?.running) return { state: 'running' }
      if (known && known.reply !== null) return { state: 'done', reply: known.reply }
      const carried = known?.carried ?? {}
      records.set(id, { fingerprint, reply: null, carried, running: true }, leaseMs)
      return { state: 'claimed', carried: { ...carried } }
    },
    async succeed(id, fingerprint, reply, keepMs) {
      records.set(id, { fingerprint, reply, carried: {}, running: false }, keepMs)
    },
    async fail(id, fingerprint, carried, keepMs) {
      records.set(id, { fingerprint, reply: null, carried: { ...carried }, running: false }, keepMs)
    },
  }
}
