/**
 * Texts that die by themselves, where several processes may reach them: hence asynchronous, flat, and without a step
 * that another process could come between. It never rejects: a store out of reach has nothing and keeps nothing.
 */
export interface SharedStore {
  /** Undefined where there is none or its time is over. */
  get(key: string): Promise<string | undefined>
  /** Keeps `value` for `ttl` ms unless there is one already; resolves with the one that stands. */
  keep(key: string, value: string, ttl: number): Promise<string>
  delete(key: string): Promise<void>
}
