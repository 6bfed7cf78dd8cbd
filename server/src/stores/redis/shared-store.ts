import type { SharedStore } from '../shared-store.ts'
import { execute, keyPrefix } from './commands.ts'
import type { RedisConnection } from './connection.ts'

const keyOf = (key: string): string => `${keyPrefix}text:${key}`

/** A {@link SharedStore} in Redis. */
export function createRedisSharedStore(redis: Pick<RedisConnection, 'run'>): SharedStore {
  return {
    async get(key) {
      return (await redis.run((client) => client.get(keyOf(key)))) ?? undefined
    },
    async keep(key, value, ttl) {
      const name = keyOf(key)
      // Redis 7 could do this with one command (SET with NX and GET).
      const replies = await redis.run((client) =>
        execute(client.multi().set(name, value, 'PX', ttl, 'NX').get(name)),
      )
      const stored = replies?.[1]
      return typeof stored === 'string' ? stored : value
    },
    async delete(key) {
      await redis.run((client) => client.del(keyOf(key)))
    },
  }
}
