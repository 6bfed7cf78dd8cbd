import type { SharedCounters } from '../shared-counters.ts'
import { execute, keyPrefix } from './commands.ts'
import type { RedisConnection } from './connection.ts'

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
