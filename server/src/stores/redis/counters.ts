import type { SharedCounters } from '../shared-counters.ts'
import { execute, keyPrefix } from './commands.ts'
import type { RedisConnection } from './connection.ts'

/** {@link SharedCounters} in Redis, under keys that are gone when their window ends. */
export function createRedisCounters(redis: Pick<RedisConnection, 'ask'>): SharedCounters {
  return {
    count: (name, windowMs) =>
      redis.ask(async (client) => {
        const key = `${keyPrefix}count:${name}`
        const replies = await execute(client.multi().set(key, 0, 'PX', windowMs, 'NX').incr(key).pttl(key))
        const [, count, leftMs] = replies as [unknown, number, number]
        if (leftMs >= 0) return { count, leftMs }
        // Where the key died between two commands, as it may before Redis 6, the next one would count for good.
        await client.pexpire(key, windowMs)
        return { count, leftMs: windowMs }
      }),
  }
}
