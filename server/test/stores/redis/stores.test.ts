/**
 * What Redis keeps, on the stand-in and, where there is one, on a real Redis: a `redis-server` in the path, or another
 * one, in whose database nobody else's keys begin with `mestieri:`:
 *
 *     REDIS_TEST_URL=redis://127.0.0.1:6379/9 npx tap run server/test/stores/redis/stores.test.ts
 */
import { spawn, spawnSync } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import { Redis } from 'ioredis'
import t, { type Test } from 'tap'

import { startRedisStandIn } from '../../support/redis/redis-stand-in.ts'
import { startReplica, until } from '../../support/redis/replicas.ts'
import { type Meeting, storeSuite } from './suite.ts'

t.test('on the stand-in', async (t) => {
  storeSuite(t, async (t): Promise<Meeting> => {
    const time = { now: 1_800_000_000_000 }
    const clock = () => time.now
    const { url, keySpace } = await startRedisStandIn(t, { clock })
    const replicas = [await startReplica(t, url, { clock }), await startReplica(t, url, { clock })] as const
    return {
      replicas,
      pass: async (units) => void (time.now += units * 1000),
      unit: 1000,
      lifetimes: async () => [...keySpace.keys().values()],
    }
  })
})

/** A free port; nobody listens on it any more. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await until(() => probe.listening)
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** The address of a Redis that nobody else's keys are in: one that is given, else one of this machine's own; undefined without. */
async function realRedis(t: Test): Promise<string | undefined> {
  const given = process.env['REDIS_TEST_URL']
  if (given) return given
  if (spawnSync('redis-server', ['--version']).error) return undefined
  const port = String(await freePort())
  const child = spawn('redis-server', [
    '--port',
    port,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ])
  t.teardown(() => child.kill('SIGKILL'))
  return `redis://127.0.0.1:${port}`
}

async function onRealRedis(t: Test, url: string): Promise<void> {
  const owner = new Redis(url, { retryStrategy: () => 20 })
  owner.on('error', () => {})
  t.teardown(() => owner.disconnect())
  const keys = () => owner.keys('mestieri:*')
  const unit = 60
  storeSuite(t, async (t): Promise<Meeting> => {
    for (const key of await keys()) await owner.del(key)
    return {
      replicas: [await startReplica(t, url), await startReplica(t, url)],
      pass: (units) => wait(units * unit),
      unit,
      async lifetimes() {
        const left = await Promise.all((await keys()).map((key) => owner.pttl(key)))
        return left.map((ms) => (ms < 0 ? null : ms))
      },
    }
  })
}

const real = await realRedis(t)
if (real === undefined)
  t.comment('not on a real Redis: no redis-server on this machine, and no REDIS_TEST_URL')
else t.test('on a real Redis', (t) => onRealRedis(t, real))
