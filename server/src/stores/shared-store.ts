/**
 * Expiring texts that several processes share. Its methods are asynchronous, and each is atomic. It never
 * rejects: an unavailable store is empty and stores nothing.
 */
export interface SharedStore {
  /** Undefined if there is no text or it has expired. */
  get(key: string): Promise<string | undefined>
  /** Stores `value` for `ttl` ms if the key has no value. Resolves with the key's value afterwards. */
  keep(key: string, value: string, ttl: number): Promise<string>
  delete(key: string): Promise<void>
}
