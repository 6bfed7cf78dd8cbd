import { execute, keyPrefix } from './commands.ts'
import type { RedisConnection } from './connection.ts'

/** The count of a fixed time window that is still open. */
export interface WindowCount {
  readonly count: number
  /** Milliseconds until the window ends. */
  readonly leftMs: number
}

/** Counters that several processes share. They never reject. */
export interface SharedCounters {
  /**
   * Adds one to the counter `name`. The first count opens a window of `windowMs` milliseconds. Resolves with
   * undefined if the counters are unavailable; then the count may be lost.
   */
  count(name: string, windowMs: number): Promise<WindowCount | undefined>
}

/** {@link SharedCounters} in Redis. Each key expires when its window ends. */
export function createRedisCounters(redis: Pick<RedisConnection, 'run'>): SharedCounters {
  return {
    count: (name, windowMs) =>
      redis.run(async (client) => {
        const key = `${keyPrefix}count:${name}`
        const replies = await execute(client.multi().set(key, 0, 'PX', windowMs, 'NX').incr(key).pttl(key))
        const [count, leftMs] = [Number(replies[1]), Number(replies[2])]
        if (leftMs >= 0) return { count, leftMs }
        // Before Redis 6 a key may expire between two commands of a transaction. INCR then creates it without
        // an expiry, and the counter would never be reset.
        await client.pexpire(key, windowMs)
        return { count, leftMs: windowMs }
      }),
  }
}
