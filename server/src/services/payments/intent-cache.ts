import type { Cached } from '../../replies.ts'
import type { SharedStore } from '../../stores/shared-store.ts'
import type { PaymentIntent } from '../../upstream/payments.ts'

/** Payment intents, each one visitor's for one purpose. */
export interface IntentCache {
  /**
   * The intent under `key`, from `create` where there is none. Requests that come while one is being made share it.
   * Rejects as `create` does, and keeps nothing then.
   * @param renew whether the one that is kept is over
   */
  read(key: string, renew: boolean, create: () => Promise<PaymentIntent>): Promise<Cached<PaymentIntent>>
  /** Forgets an intent that upstream does not take any more, whosever it is. */
  evict(paymentIntentId: string): Promise<void>
}

/** From their creation (contract.md, 'Payments'). */
const lifetimeMs = 5 * 60_000

/** Where it is kept under which key an intent stands. */
const keyOf = (paymentIntentId: string): string => `id ${paymentIntentId}`

/** An {@link IntentCache} on a store, in which it has keys that begin with `intent ` and `id `. */
export function createIntentCache({ store }: { readonly store: SharedStore }): IntentCache {
  const flights = new Map<string, Promise<Cached<PaymentIntent>>>()

  async function load(key: string, create: () => Promise<PaymentIntent>): Promise<Cached<PaymentIntent>> {
    const made = JSON.stringify(await create())
    // Another process may have been faster; both then answer with one intent.
    const value = JSON.parse(await store.keep(key, made, lifetimeMs)) as PaymentIntent
    await store.keep(keyOf(value.paymentIntentId), key, lifetimeMs)
    return { value, cache: 'miss' }
  }

  function fly(key: string, create: () => Promise<PaymentIntent>): Promise<Cached<PaymentIntent>> {
    const running = flights.get(key)
    if (running) return running
    const flight = load(key, create).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  return {
    async read(name, renew, create) {
      const key = `intent ${name}`
      // What is being made now is new, also for somebody who wants the one before renewed.
      const running = flights.get(key)
      if (running) return running
      if (renew) await store.delete(key)
      const kept = renew ? undefined : await store.get(key)
      if (kept === undefined) return fly(key, create)
      return { value: JSON.parse(kept) as PaymentIntent, cache: 'hit' }
    },

    async evict(paymentIntentId) {
      const key = await store.get(keyOf(paymentIntentId))
      const kept = key === undefined ? undefined : await store.get(key)
      if (key === undefined || kept === undefined) return
      const current = JSON.parse(kept) as PaymentIntent
      // Renewed since, it is about one that nobody gets any more.
      if (current.paymentIntentId === paymentIntentId) await store.delete(key)
    },
  }
}
