import type { SharedStore } from '../shared-store.ts'
import { execute, keyPrefix } from './commands.ts'
import type { RedisConnection } from './connection.ts'

const keyOf = (key: string): string => `${keyPrefix}text:${key}`

/** A {@link SharedStore} in Redis. */
export function createRedisSharedStore(redis: Pick<RedisConnection, 'ask'>): SharedStore {
  return {
    async get(key) {
      return (await redis.ask((client) => client.get(keyOf(key)))) ?? undefined
    },
    async keep(key, value, ttl) {
      const name = keyOf(key)
      // One command could do both, from Redis 7 on.
      const replies = await redis.ask((client) =>
        execute(client.multi().set(name, value, 'PX', ttl, 'NX').get(name)),
      )
      const standing = replies?.[1]
      return typeof standing === 'string' ? standing : value
    },
    async delete(key) {
      await redis.ask((client) => client.del(keyOf(key)))
    },
  }
}
