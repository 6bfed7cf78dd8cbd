/** A change of a request's state, to be written to Redis. */
export interface IdempotencyUpdate {
  readonly state: 'claimed' | 'succeeded' | 'failed'
  /** The text of the key, as Redis stores it. */
  readonly text: string
  /** When the key expires, in milliseconds of the monotonic clock. */
  readonly until: number
}

/** The last update of each request that is not yet in Redis. */
export interface UnsyncedUpdates {
  readonly size: number
  set(id: string, update: IdempotencyUpdate): void
  /** Removes `update`, unless a newer update of the request has replaced it. */
  delete(id: string, update: IdempotencyUpdate): void
  /** All updates that have not expired, oldest first. */
  list(): readonly (readonly [string, IdempotencyUpdate])[]
}

interface UnsyncedUpdatesDeps {
  /** Beyond this number the oldest updates are dropped. */
  readonly maxEntries: number
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number
}

/** Bounded {@link UnsyncedUpdates} in memory. */
export function createUnsyncedUpdates({ maxEntries, clock }: UnsyncedUpdatesDeps): UnsyncedUpdates {
  const updates = new Map<string, IdempotencyUpdate>()

  return {
    get size() {
      return updates.size
    },
    set(id, update) {
      updates.delete(id)
      updates.set(id, update)
      const [oldest] = updates.keys()
      if (updates.size > maxEntries && oldest !== undefined) updates.delete(oldest)
    },
    delete(id, update) {
      if (updates.get(id) === update) updates.delete(id)
    },
    list() {
      const now = clock()
      for (const [id, { until }] of updates) if (until <= now) updates.delete(id)
      return [...updates]
    },
  }
}
