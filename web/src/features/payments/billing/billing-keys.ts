/** Idempotency keys by request body. */
export type BillingKeys = readonly (readonly [body: string, key: string])[]

/** More than the corrections that a visitor makes to one form. */
const maxKeys = 8

export interface BillingKeyDeps {
  /** The keys that an earlier page of this tab stored. */
  readonly kept: BillingKeys
  readonly keep: (keys: BillingKeys) => void
  /** A random key that fits the `Idempotency-Key` header. */
  readonly newKey: () => string
}

/**
 * Makes the function that gives each request body its idempotency key. The same data always have the same
 * key: after a double click, a retry, a reload, or a return to earlier values. Other data have another key,
 * because the BFF rejects one key for two bodies (features.md, G10; security.md, ID-02).
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
