/** Idempotency keys by what they were made for. */
export type BillingKeys = readonly (readonly [body: string, key: string])[]

/** More than anybody corrects one form. */
const maxKeys = 8

export interface BillingKeyDeps {
  /** What an earlier page of this tab kept. */
  readonly kept: BillingKeys
  readonly keep: (keys: BillingKeys) => void
  /** A random key that fits the `Idempotency-Key` header. */
  readonly newKey: () => string
}

/**
 * Gives every body of a form its idempotency key: the same data have the same key, whether it is a double click, a
 * retry after a failure, a reload or a return to what was typed before; other data have another, since the BFF refuses
 * one key for two bodies (features.md, G10; security.md, ID-02).
 */
export function createBillingKeys({ kept, keep, newKey }: BillingKeyDeps): (body: object) => string {
  let keys = kept
  return (body) => {
    const text = JSON.stringify(body)
    const known = keys.find(([one]) => one === text)
    if (known) return known[1]
    const key = newKey()
    keys = [...keys, [text, key] as const].slice(-maxKeys)
    keep(keys)
    return key
  }
}
