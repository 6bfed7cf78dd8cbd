import t from 'tap'

import { createMemoryStore } from '../../src/stores/memory-store.ts'
import { createReadThrough, type CacheEntry } from '../../src/stores/read-through.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Creates a cache with a fake source, a fake clock and a fake sleep. */
function setUp() {
  const time = { now: 1_000_000 }
  const calls: PromiseWithResolvers<string>[] = []
  const sleeps: { ms: number; end: () => void }[] = []
  const failures: unknown[] = []
  const cache = createReadThrough<string>({
    store: createMemoryStore<CacheEntry<string>>({
      maxEntries: 10,
      maxBytes: 100_000,
      sizeOf: ({ value }) => value.length,
      clock: () => time.now,
    }),
    lifetimeOf: (value) => (value === '' ? { fresh: 5000, kept: 5000 } : { fresh: minute, kept: day }),
    clock: () => time.now,
    sleep: (ms) => new Promise((resolve) => sleeps.push({ ms, end: resolve })),
    onFailure: (error) => failures.push(error),
  })
  const load = () => {
    const call = Promise.withResolvers<string>()
    calls.push(call)
    return call.promise
  }
  const last = () => calls.at(-1) ?? Promise.withResolvers<string>()
  return {
    cache,
    time,
    calls,
    sleeps,
    failures,
    read: (key = 'k') => cache.read(key, load),
    answer: (value: string) => last().resolve(value),
    fail: (message = 'down') => last().reject(new Error(message)),
  }
}

function thrower(): never {
  throw new Error('thrown')
}

async function filled() {
  const it = setUp()
  const first = it.read()
  it.answer('one')
  await first
  return it
}

t.test('a value is loaded once and returned for a minute', async (t) => {
  const it = setUp()
  const first = it.read()
  it.answer('one')
  t.same(await first, { value: 'one', cache: 'miss' })
  it.time.now += minute - 1
  t.same(await it.read(), { value: 'one', cache: 'hit' })
  it.time.now += 1
  const next = it.read()
  it.answer('two')
  t.same(await next, { value: 'two', cache: 'miss' })
  t.equal(it.calls.length, 2)
})

t.test('LD-14: 500 concurrent misses share one load, and another key has its own load', async (t) => {
  const it = setUp()
  const reads = Array.from({ length: 500 }, () => it.read())
  t.equal(it.calls.length, 1)
  it.answer('one')
  const answers = await Promise.all(reads)
  t.ok(answers.every(({ value }) => value === 'one'))
  void it.read('other')
  t.equal(it.calls.length, 2)
})

t.test('concurrent misses share a failure, and the next read loads again', async (t) => {
  const it = setUp()
  const reads = Array.from({ length: 20 }, () => it.read())
  it.fail('down')
  const ends = await Promise.allSettled(reads)
  t.ok(ends.every((end) => end.status === 'rejected' && end.reason.message === 'down'))
  t.equal(it.failures.length, 1)
  const again = it.read()
  t.equal(it.calls.length, 2)
  it.answer('one')
  t.same(await again, { value: 'one', cache: 'miss' })
})

t.test('a load that throws instead of rejecting does not block its key', async (t) => {
  const it = setUp()
  await t.rejects(it.cache.read('k', thrower), { message: 'thrown' })
  const next = it.read()
  it.answer('one')
  t.same(await next, { value: 'one', cache: 'miss' })
})

t.test('while loading fails the stale value is returned for 24 hours, then the error', async (t) => {
  const it = await filled()
  for (const age of [minute, 60 * minute, day - 1]) {
    it.time.now = 1_000_000 + age
    const read = it.read()
    it.fail()
    t.same(await read, { value: 'one', cache: 'stale' }, `${age} ms old`)
  }
  it.time.now = 1_000_000 + day
  const late = it.read()
  it.fail()
  await t.rejects(late, { message: 'down' })
})

t.test('after a failure the source is not called for half a second', async (t) => {
  const it = await filled()
  it.time.now += minute
  const failing = it.read()
  it.fail()
  await failing
  it.time.now += 499
  for (let i = 0; i < 100; i += 1) t.same(await it.read(), { value: 'one', cache: 'stale' })
  t.equal(it.calls.length, 2, '100 reads call the source no further time')
  it.time.now += 1
  const healed = it.read()
  it.answer('two')
  t.same(await healed, { value: 'two', cache: 'miss' }, 'the next read loads again')
})

t.test(
  'a source that failed and now hangs delays a read by at most 400 ms, and its late value is used',
  async (t) => {
    const it = await filled()
    it.time.now += minute
    const failing = it.read()
    it.fail()
    await failing
    it.time.now += 500
    const read = it.read()
    t.equal(it.sleeps[0]?.ms, 400)
    it.sleeps[0]?.end()
    t.same(await read, { value: 'one', cache: 'stale' })
    const other = it.read()
    t.equal(it.calls.length, 3, 'the load in flight is shared')
    it.answer('two')
    t.same(await other, { value: 'two', cache: 'miss' })
    t.same(await it.read(), { value: 'two', cache: 'hit' })
  },
)

t.test('a load that fails after all reads have been answered causes no unhandled rejection', async (t) => {
  const it = await filled()
  it.time.now += minute
  const failing = it.read()
  it.fail()
  await failing
  it.time.now += 500
  const read = it.read()
  it.sleeps[0]?.end()
  await read
  it.time.now += day
  it.fail('late')
  await new Promise((resolve) => setImmediate(resolve))
  t.match(it.failures.at(-1), { message: 'late' })
})

t.test('LD-14: an absent value is cached for 5 s and is never returned as stale', async (t) => {
  const it = setUp()
  const first = it.read()
  it.answer('')
  t.same(await first, { value: '', cache: 'miss' })
  it.time.now += 4999
  t.same(await it.read(), { value: '', cache: 'hit' })
  it.time.now += 1
  const next = it.read()
  it.fail()
  await t.rejects(next, { message: 'down' })
})
