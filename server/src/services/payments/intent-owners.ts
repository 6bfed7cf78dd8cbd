import type { SharedStore } from '../../stores/shared-store.ts'

/** Remembers which visitors got a payment intent from this site (security.md, ID-06). */
export interface IntentOwners {
  /** Records that `visitor` got the intent. An upstream may give one intent to several visitors. */
  remember(paymentIntentId: string, visitor: string): Promise<void>
  /**
   * Whether this site gave the intent to other visitors only. False for an intent that it never gave to
   * anyone, or longer than 30 days ago.
   */
  isForeign(paymentIntentId: string, visitor: string): Promise<boolean>
}

/** How long an open payment page can still use its intent, in milliseconds. */
const lifetimeMs = 30 * 24 * 60 * 60_000

const issuedKey = (paymentIntentId: string): string => `issued ${paymentIntentId}`
const ownerKey = (paymentIntentId: string, visitor: string): string => `owner ${paymentIntentId} ${visitor}`

/** Creates {@link IntentOwners}. It uses store keys that begin with `issued ` and `owner `. */
export function createIntentOwners({ store }: { readonly store: SharedStore }): IntentOwners {
  return {
    async remember(paymentIntentId, visitor) {
      // The owner first: a reader between the two writes must not take the owner for a stranger.
      await store.keep(ownerKey(paymentIntentId, visitor), '1', lifetimeMs)
      await store.keep(issuedKey(paymentIntentId), '1', lifetimeMs)
    },
    async isForeign(paymentIntentId, visitor) {
      if ((await store.get(issuedKey(paymentIntentId))) === undefined) return false
      return (await store.get(ownerKey(paymentIntentId, visitor))) === undefined
    },
  }
}
