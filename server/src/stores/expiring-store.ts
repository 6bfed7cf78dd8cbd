/** A bounded map whose entries die by themselves. In this process only, hence synchronous. */
export interface ExpiringStore<V> {
  /** Undefined where there is none or its time is over. */
  get(key: string): V | undefined
  /** Keeps `value` for `ttl` ms; a value that is larger than the whole store is not kept. */
  set(key: string, value: V, ttl: number): void
  delete(key: string): void
}
