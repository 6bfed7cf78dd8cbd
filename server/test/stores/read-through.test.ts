import t from 'tap'

import { createMemoryStore } from '../../src/stores/memory-store.ts'
import { createReadThrough, type Kept } from '../../src/stores/read-through.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** A cache over a source whose answers the test decides, with a clock and a sleep of the test's own. */
function setUp() {
  const time = { now: 1_000_000 }
  const calls: PromiseWithResolvers<string>[] = []
  const sleeps: { ms: number; end: () => void }[] = []
  const failures: unknown[] = []
  const cache = createReadThrough<string>({
    store: createMemoryStore<Kept<string>>({
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

t.test('a value is loaded once and is the answer for a minute', async (t) => {
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

t.test('500 misses at once share one load, other keys have their own', async (t) => {
  const it = setUp()
  const reads = Array.from({ length: 500 }, () => it.read())
  t.equal(it.calls.length, 1)
  it.answer('one')
  const answers = await Promise.all(reads)
  t.ok(answers.every(({ value }) => value === 'one'))
  void it.read('other')
  t.equal(it.calls.length, 2)
})

t.test('misses at once share a failure too, and the next one tries again', async (t) => {
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

t.test('while loading fails the old value stands in for 24 hours, then the failure shows', async (t) => {
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

t.test('after a failure the source is left alone for half a second', async (t) => {
  const it = await filled()
  it.time.now += minute
  const failing = it.read()
  it.fail()
  await failing
  it.time.now += 499
  for (let i = 0; i < 100; i += 1) t.same(await it.read(), { value: 'one', cache: 'stale' })
  t.equal(it.calls.length, 2, '100 reads, no further call')
  it.time.now += 1
  const healed = it.read()
  it.answer('two')
  t.same(await healed, { value: 'two', cache: 'miss' }, 'healed at the next read after that')
})

t.test(
  'a source that failed and now hangs delays nobody for longer than 400 ms, and is used when it comes',
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
    t.equal(it.calls.length, 3, 'the call under way is shared')
    it.answer('two')
    t.same(await other, { value: 'two', cache: 'miss' })
    t.same(await it.read(), { value: 'two', cache: 'hit' })
  },
)

t.test(
  'a hanging source that fails in the end after everybody went makes no unhandled rejection',
  async (t) => {
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
  },
)

t.test('what is absent is known for 5 s and stands in for nothing', async (t) => {
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
