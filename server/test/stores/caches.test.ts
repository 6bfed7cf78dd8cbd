import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import t from 'tap'

import { reportGrowth } from '../../src/replies/replies.ts'
import { createCaches } from '../../src/stores/caches.ts'

/** Creates caches with a fake clock and a fake timer. */
function setUp(scale?: number) {
  const time = { now: 1_000_000 }
  const timers: { ms: number; run: () => void; ended: boolean }[] = []
  const failures: unknown[] = []
  const caches = createCaches({
    ...(scale === undefined ? {} : { scale }),
    clock: () => time.now,
    every(ms, run) {
      const timer = { ms, run, ended: false }
      timers.push(timer)
      return () => {
        timer.ended = true
      }
    },
    onFailure: (error) => void failures.push(error),
  })
  return Object.assign(caches, { time, timers, failures })
}

const bounds = { maxEntries: 10, maxBytes: 10_000, lifetimeOf: () => ({ fresh: 1000, kept: 1000 }) }

t.test('a value is loaded once and returned for its lifetime', async (t) => {
  const { cacheOf, time } = setUp()
  const cache = cacheOf<string>({ name: 'test', ...bounds, sizeOf: (value) => value.length })
  let loads = 0
  const load = async () => `value ${(loads += 1)}`
  t.same(await cache.read('a', load), { value: 'value 1', cache: 'miss' })
  t.same(await cache.read('a', load), { value: 'value 1', cache: 'hit' })
  time.now += 1000
  t.same(await cache.read('a', load), { value: 'value 2', cache: 'miss' })
})

t.test('a failed load is reported to onFailure', async (t) => {
  const { cacheOf, failures } = setUp()
  const fault = new Error('no')
  await t.rejects(
    cacheOf({ name: 'test', ...bounds, sizeOf: () => 1 }).read('a', () => Promise.reject(fault)),
    fault,
  )
  t.same(failures, [fault])
})

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

t.test('a swept cache frees the memory of an expired value', async (t) => {
  const { cacheOf, time, timers, close } = setUp()
  const caches = [true, false].map((swept) =>
    cacheOf<object>({ name: 'test', ...bounds, sizeOf: () => 1, swept }),
  )
  /** Afterwards only the cache references the value. */
  const fill = caches.map(async (cache) => {
    const value = {}
    await cache.read('a', () => Promise.resolve(value))
    return new WeakRef(value)
  })
  const values = await Promise.all(fill)
  async function inMemory(): Promise<boolean[]> {
    // A WeakRef that was created or read in this turn of the event loop keeps its value until the next turn.
    await turn()
    collectGarbage()
    return values.map((value) => value.deref() !== undefined)
  }
  t.same(
    timers.map(({ ms }) => ms),
    [60_000],
  )
  time.now += 999
  timers[0]?.run()
  t.same(await inMemory(), [true, true])
  time.now += 1
  t.same(await inMemory(), [true, true])
  timers[0]?.run()
  t.same(await inMemory(), [false, true])
  t.equal((await caches[1]?.read('a', () => Promise.resolve({})))?.cache, 'miss')
  close()
  t.equal(timers[0]?.ended, true)
})

t.test('all caches together tell what they hold, growth included, and give way together', async (t) => {
  const caches = setUp()
  const cache = caches.cacheOf<object | null>({ name: 'test', ...bounds, sizeOf: () => 1000 })
  const store = caches.storeOf<string>({ maxEntries: 10, maxBytes: 10_000, sizeOf: (text) => text.length })
  t.equal(caches.bytes, 0)
  const value = {}
  await cache.read('a', async () => value)
  await cache.read('nobody', async () => null)
  for (const key of ['b', 'c']) store.set(key, 'x'.repeat(3000), 1000)
  const before = caches.bytes
  t.ok(before > 8000 && before < 9000)
  reportGrowth(value, 500)
  t.equal(caches.bytes, before + 500)
  caches.trim(0.5)
  t.ok(caches.bytes <= (before + 500) / 2)
  t.ok(store.get('c'), 'each keeps what was used last')
  t.equal(store.get('b'), undefined)
  caches.trim(0)
  t.equal(caches.bytes, 0)
  t.equal((await cache.read('a', async () => value)).cache, 'miss')
})

const linkOf = (index: number) => `${'x'.repeat(150)}-${index}`
const lifetimeOf = () => ({ fresh: 5_000, kept: 5_000 })

t.test('LD-14: 100,000 links that lead nowhere take no more than the bound of their cache', async (t) => {
  const caches = setUp()
  const maxBytes = 2_000_000
  const cache = caches.cacheOf<null>({
    name: 'test',
    maxEntries: 5000,
    maxBytes,
    lifetimeOf,
    sizeOf: () => 4,
  })
  let loads = 0
  const load = async () => {
    loads += 1
    return null
  }
  for (let index = 0; index < 100_000; index += 1) await cache.read(linkOf(index), load)
  t.equal(loads, 100_000)
  t.ok(caches.bytes > maxBytes / 4 && caches.bytes <= maxBytes, `${caches.bytes} bytes`)
  t.equal((await cache.read(linkOf(99_999), load)).cache, 'hit', 'the last ones are kept')
  t.equal((await cache.read(linkOf(0), load)).cache, 'miss', 'the first ones are gone')
})

t.test('with little memory the bounds are smaller', async (t) => {
  const { storeOf } = setUp(0.5)
  const store = storeOf<string>({ maxEntries: 10, maxBytes: 10_000, sizeOf: (text) => text.length })
  store.set('a', 'x'.repeat(4000), 1000)
  t.ok(store.get('a'))
  store.set('b', 'x'.repeat(6000), 1000)
  t.equal(store.get('b'), undefined)
})
