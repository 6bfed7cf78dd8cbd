import type { Cached } from '../replies.ts'
import type { ExpiringStore } from './expiring-store.ts'

/** How long a value serves, in ms from its loading. */
export interface Lifetime {
  /** So long it is the answer. */
  readonly fresh: number
  /** So long it stands in while loading it again fails; at least `fresh`. */
  readonly kept: number
}

/** What a read-through cache keeps of a value. */
export interface Kept<V> {
  readonly value: V
  readonly freshUntil: number
  /** Zero, or when the last failed attempt at a newer value allows the next one. */
  retryAt: number
}

/** A cache that loads what it lacks. */
export interface ReadThrough<V> {
  /**
   * The value under `key`, from `load` where there is no fresh one. Misses that come while a load is under way
   * share it. Rejects as `load` does, unless an older value may still serve.
   */
  read(key: string, load: () => Promise<V>): Promise<Cached<V>>
}

interface ReadThroughDeps<V> {
  readonly store: ExpiringStore<Kept<V>>
  readonly lifetimeOf: (value: V) => Lifetime
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** Resolves after so many ms. */
  readonly sleep: (ms: number) => Promise<void>
  /** Told of every failed load, once, also where an older value covers it. */
  readonly onFailure?: (error: unknown) => void
}

/** After a failure a key is not tried again for so long; together with the upstream's circuit healing stays under 6 s. */
const retryPause = 500
/** Where the last attempt failed the next one gets so long before the older value answers, lest a hanging upstream slow every read. */
const patience = 400

/** A {@link ReadThrough} on a store (api.md, 'Affiliates': fresh, then stale only while upstream fails). */
export function createReadThrough<V>(deps: ReadThroughDeps<V>): ReadThrough<V> {
  const { store, lifetimeOf, clock, sleep, onFailure } = deps
  const flights = new Map<string, Promise<Cached<V>>>()

  async function run(key: string, load: () => Promise<V>): Promise<Cached<V>> {
    try {
      const value = await load()
      const { fresh, kept } = lifetimeOf(value)
      store.set(key, { value, freshUntil: clock() + fresh, retryAt: 0 }, kept)
      return { value, cache: 'miss' }
    } catch (error) {
      onFailure?.(error)
      const kept = store.get(key)
      if (kept === undefined) throw error
      kept.retryAt = clock() + retryPause
      return { value: kept.value, cache: 'stale' }
    }
  }

  function fly(key: string, load: () => Promise<V>): Promise<Cached<V>> {
    const running = flights.get(key)
    if (running) return running
    const flight = run(key, load).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  return {
    read(key, load) {
      const kept = store.get(key)
      if (kept === undefined) return fly(key, load)
      const now = clock()
      if (now < kept.freshUntil) return Promise.resolve({ value: kept.value, cache: 'hit' })
      if (kept.retryAt === 0) return fly(key, load)
      const old: Cached<V> = { value: kept.value, cache: 'stale' }
      if (now < kept.retryAt) return Promise.resolve(old)
      return Promise.race([fly(key, load), sleep(patience).then(() => old)])
    },
  }
}
