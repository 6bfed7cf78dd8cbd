import type { Cached } from '../replies/replies.ts'
import type { MemoryStore } from './memory-store.ts'

/** How long a value is used, in milliseconds from its loading. */
export interface Lifetime {
  /** How long the value is returned without a new load. */
  readonly fresh: number
  /** How long the value is returned if loading a new one fails; at least `fresh`. */
  readonly kept: number
}

/** An entry of a read-through cache. */
export interface CacheEntry<V> {
  readonly value: V
  readonly freshUntil: number
  /** After a failed load: when the next one may start. 0 if the last load succeeded. */
  retryAt: number
}

/** A cache that loads missing values. */
export interface ReadThrough<V> {
  /**
   * Resolves with the value of `key`. It calls `load` if there is no fresh value; concurrent reads share one
   * load. If `load` rejects, it resolves with the stale value, or without one rejects with the same error.
   *
   * @param load its signal aborts when all readers have left
   * @param reader its signal aborts when the reader leaves; a reader without a signal stays
   */
  read(key: string, load: (signal: AbortSignal) => Promise<V>, reader?: Reader): Promise<Cached<V>>
}

interface Reader {
  readonly signal?: AbortSignal | undefined
}

/** A load that several readers wait for. */
interface Loading<V> {
  readonly result: Promise<Cached<V>>
  readonly controller: AbortController
  readers: number
}

interface ReadThroughDeps<V> {
  readonly store: Pick<MemoryStore<CacheEntry<V>>, 'get' | 'set' | 'delete'>
  readonly lifetimeOf: (value: V) => Lifetime
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number
  /** Resolves after `ms` milliseconds. */
  readonly sleep: (ms: number) => Promise<void>
  /** Called once for every failed load, even if a stale value was returned instead. */
  readonly onFailure?: (error: unknown) => void
}

/**
 * The delay after a failed load before the same key is loaded again. Together with the 5 s of the upstream's
 * circuit, fresh values return within 6 s after the upstream recovers.
 */
const retryDelayMs = 500
/**
 * After a failed load, a read waits this long for the next load and then returns the stale value. So a
 * hanging upstream does not slow down every read.
 */
const maxLoadWaitMs = 400

/**
 * Creates a {@link ReadThrough}. Stale values are returned only while the upstream fails (contract.md,
 * 'Affiliates').
 */
export function createReadThrough<V>(deps: ReadThroughDeps<V>): ReadThrough<V> {
  const { store, lifetimeOf, clock, sleep, onFailure } = deps
  const inFlight = new Map<string, Loading<V>>()

  async function loadAndStore(
    key: string,
    load: (signal: AbortSignal) => Promise<V>,
    signal: AbortSignal,
  ): Promise<Cached<V>> {
    try {
      const value = await load(signal)
      const { fresh, kept } = lifetimeOf(value)
      store.set(key, { value, freshUntil: clock() + fresh, retryAt: 0 }, kept)
      return { value, cache: 'miss' }
    } catch (error) {
      // The load was given up, which is no failure of the source.
      if (signal.aborted) throw error
      onFailure?.(error)
      const entry = store.get(key)
      if (entry === undefined) throw error
      entry.retryAt = clock() + retryDelayMs
      return { value: entry.value, cache: 'stale' }
    }
  }

  function start(key: string, load: (signal: AbortSignal) => Promise<V>): Loading<V> {
    const controller = new AbortController()
    const result = loadAndStore(key, load, controller.signal).finally(() => {
      if (inFlight.get(key) === loading) inFlight.delete(key)
    })
    const loading: Loading<V> = { result, controller, readers: 0 }
    inFlight.set(key, loading)
    return loading
  }

  /** Gives the load up when the last reader leaves. The next reader of the key starts another one. */
  function addReader(key: string, loading: Loading<V>, signal: AbortSignal | undefined): void {
    loading.readers += 1
    signal?.addEventListener(
      'abort',
      () => {
        loading.readers -= 1
        if (loading.readers > 0) return
        if (inFlight.get(key) === loading) inFlight.delete(key)
        loading.controller.abort()
      },
      { once: true },
    )
  }

  function loadOnce(
    key: string,
    load: (signal: AbortSignal) => Promise<V>,
    reader: Reader | undefined,
  ): Promise<Cached<V>> {
    const loading = inFlight.get(key) ?? start(key, load)
    addReader(key, loading, reader?.signal)
    return loading.result
  }

  return {
    read(key, load, reader) {
      const entry = store.get(key)
      if (entry === undefined) return loadOnce(key, load, reader)
      const now = clock()
      if (now < entry.freshUntil) return Promise.resolve({ value: entry.value, cache: 'hit' })
      if (entry.retryAt === 0) return loadOnce(key, load, reader)
      const stale: Cached<V> = { value: entry.value, cache: 'stale' }
      if (now < entry.retryAt) return Promise.resolve(stale)
      return Promise.race([loadOnce(key, load, reader), sleep(maxLoadWaitMs).then(() => stale)])
    },
  }
}
