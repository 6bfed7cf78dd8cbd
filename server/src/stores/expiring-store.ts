/** A bounded map whose entries expire. It is local to the process and therefore synchronous. */
export interface ExpiringStore<V> {
  /** Undefined if there is no entry or it has expired. */
  get(key: string): V | undefined
  /** Stores `value` for `ttl` milliseconds. A value larger than the whole store is not stored. */
  set(key: string, value: V, ttl: number): void
  delete(key: string): void
}
