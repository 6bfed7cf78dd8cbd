/** What other processes have to learn of a request. Texts as Redis shall keep them. */
export interface IdempotencyNews {
  readonly state: 'claimed' | 'succeeded' | 'failed'
  readonly text: string
  /** When it is over, in ms since the epoch. */
  readonly until: number
}

/** News that did not reach the others yet, the last one of each request. */
export interface UnsharedRecords {
  readonly size: number
  set(id: string, news: IdempotencyNews): void
  /** Takes `news` out, unless newer ones stand there. */
  delete(id: string, news: IdempotencyNews): void
  /** All that are not over, the oldest first. */
  list(): readonly (readonly [string, IdempotencyNews])[]
}

interface UnsharedRecordsDeps {
  /** Past it the oldest go. */
  readonly maxEntries: number
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

/** Bounded {@link UnsharedRecords} in memory. */
export function createUnsharedRecords({ maxEntries, clock }: UnsharedRecordsDeps): UnsharedRecords {
  const records = new Map<string, IdempotencyNews>()

  return {
    get size() {
      return records.size
    },
    set(id, news) {
      records.delete(id)
      records.set(id, news)
      const [oldest] = records.keys()
      if (records.size > maxEntries && oldest !== undefined) records.delete(oldest)
    },
    delete(id, news) {
      if (records.get(id) === news) records.delete(id)
    },
    list() {
      const now = clock()
      for (const [id, { until }] of records) if (until <= now) records.delete(id)
      return [...records]
    },
  }
}
