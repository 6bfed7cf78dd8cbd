/**
 * Runs the tests of the shared stores on the stand-in and, if available, on a real Redis: a `redis-server` in
 * `PATH`, or the one of `REDIS_TEST_URL`. The tests delete every key of its database that begins with
 * `mestieri:`.
 *
 *     REDIS_TEST_URL=redis://127.0.0.1:6379/9 npx tap run server/test/stores/redis/stores.test.ts
 */
import { setTimeout as wait } from 'node:timers/promises'

import { Redis } from 'ioredis'
import t, { type Test } from 'tap'

import { noRedis, realRedis } from '../../support/redis/real-redis.ts'
import { startRedisStandIn } from '../../support/redis/redis-stand-in.ts'
import { startReplica } from '../../support/redis/replicas.ts'
import { type ReplicaPair, storeSuite } from './suite.ts'

t.test('the stores work on the stand-in', async (t) => {
  storeSuite(t, async (t): Promise<ReplicaPair> => {
    const time = { now: 1_800_000_000_000 }
    const clock = () => time.now
    const { url, keySpace } = await startRedisStandIn(t, { clock })
    const replicas = [await startReplica(t, url, { clock }), await startReplica(t, url, { clock })] as const
    return {
      replicas,
      advance: async (units) => void (time.now += units * 1000),
      unit: 1000,
      lifetimes: async () => [...keySpace.keys().values()],
    }
  })
})

async function onRealRedis(t: Test, url: string): Promise<void> {
  const owner = new Redis(url, { retryStrategy: () => 20 })
  owner.on('error', () => {})
  t.teardown(() => owner.disconnect())
  const keys = () => owner.keys('mestieri:*')
  const unit = 60
  storeSuite(t, async (t): Promise<ReplicaPair> => {
    for (const key of await keys()) await owner.del(key)
    return {
      replicas: [await startReplica(t, url), await startReplica(t, url)],
      advance: (units) => wait(units * unit),
      unit,
      async lifetimes() {
        const left = await Promise.all((await keys()).map((key) => owner.pttl(key)))
        return left.map((ms) => (ms < 0 ? null : ms))
      },
    }
  })
}

const real = await realRedis(t)
if (real === undefined) t.comment(`skipped on a real Redis: ${noRedis}`)
else t.test('the stores work on a real Redis', (t) => onRealRedis(t, real))
