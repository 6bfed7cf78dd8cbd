import type { Cached } from '../../replies/replies.ts'
import type { SharedStore } from '../../stores/shared-store.ts'
import type { PaymentIntent } from '../../upstream/payments.ts'

/** Caches payment intents. An intent belongs to one visitor and one purpose. */
export interface IntentCache {
  /**
   * Returns the intent for `key`, or creates it. Concurrent requests share one creation. Rejects as `create`
   * does, and caches nothing then.
   * @param renew whether to replace the cached intent, because it is already used
   */
  read(key: string, renew: boolean, create: () => Promise<PaymentIntent>): Promise<Cached<PaymentIntent>>
  /** Removes an intent that upstream no longer accepts. */
  evict(paymentIntentId: string): Promise<void>
}

/** Milliseconds from the creation of an intent (contract.md, 'Payments'). */
const lifetimeMs = 5 * 60_000

/** The store key under which the cache key of an intent is stored. */
const keyOf = (paymentIntentId: string): string => `id ${paymentIntentId}`

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `load` alone writes these keys
const parse = (json: string) => JSON.parse(json) as PaymentIntent

/** Creates an {@link IntentCache}. It uses store keys that begin with `intent ` and `id `. */
export function createIntentCache({ store }: { readonly store: SharedStore }): IntentCache {
  const inFlight = new Map<string, Promise<Cached<PaymentIntent>>>()

  async function load(key: string, create: () => Promise<PaymentIntent>): Promise<Cached<PaymentIntent>> {
    const made = JSON.stringify(await create())
    // If another process was faster, `keep` returns its intent, and both processes use that one.
    const value = parse(await store.keep(key, made, lifetimeMs))
    await store.keep(keyOf(value.paymentIntentId), key, lifetimeMs)
    return { value, cache: 'miss' }
  }

  function loadShared(key: string, create: () => Promise<PaymentIntent>): Promise<Cached<PaymentIntent>> {
    const running = inFlight.get(key)
    if (running) return running
    const started = load(key, create).finally(() => inFlight.delete(key))
    inFlight.set(key, started)
    return started
  }

  return {
    async read(name, renew, create) {
      const key = `intent ${name}`
      // An intent that is being created now is new, so it also serves a `renew`.
      const running = inFlight.get(key)
      if (running) return running
      if (renew) await store.delete(key)
      const kept = renew ? undefined : await store.get(key)
      if (kept === undefined) return loadShared(key, create)
      return { value: parse(kept), cache: 'hit' }
    },

    async evict(paymentIntentId) {
      const key = await store.get(keyOf(paymentIntentId))
      const kept = key === undefined ? undefined : await store.get(key)
      if (key === undefined || kept === undefined) return
      const current = parse(kept)
      // If the cache has a newer intent, keep that one.
      if (current.paymentIntentId === paymentIntentId) await store.delete(key)
    },
  }
}
