import t from 'tap'

import { reportGrowth } from '../../src/replies/replies.ts'
import { createMemoryStore } from '../../src/stores/memory-store.ts'

function storeAt(bounds: { maxEntries?: number; maxBytes?: number } = {}) {
  const time = { now: 1_000_000 }
  const store = createMemoryStore<string>({
    maxEntries: bounds.maxEntries ?? 100,
    maxBytes: bounds.maxBytes ?? 1_000_000,
    sizeOf: (value) => value.length,
    clock: () => time.now,
  })
  return { store, time }
}

t.test('an entry expires exactly at the end of its lifetime', async (t) => {
  const { store, time } = storeAt()
  store.set('a', 'one', 1000)
  time.now += 999
  t.equal(store.get('a'), 'one')
  time.now += 1
  t.equal(store.get('a'), undefined)
  time.now -= 500
  t.equal(store.get('a'), undefined, 'an expired entry does not come back')
})

t.test('a later value replaces an earlier one, and delete removes it', async (t) => {
  const { store } = storeAt()
  store.set('a', 'one', 1000)
  store.set('a', 'two', 1000)
  t.equal(store.get('a'), 'two')
  store.delete('a')
  t.equal(store.get('a'), undefined)
})

t.test('LD-14: beyond the maximum number of entries the least recently used one is evicted', async (t) => {
  const { store } = storeAt({ maxEntries: 2 })
  store.set('a', 'one', 1000)
  store.set('b', 'two', 1000)
  store.get('a')
  store.set('c', 'three', 1000)
  t.equal(store.get('a'), 'one')
  t.equal(store.get('b'), undefined)
  t.equal(store.get('c'), 'three')
})

t.test(
  'LD-14: beyond the maximum size old entries are evicted, and a value larger than the store is not stored',
  async (t) => {
    const { store } = storeAt({ maxBytes: 10_000 })
    for (let i = 0; i < 100; i += 1) store.set(`k${i}`, 'x'.repeat(1000), 1000)
    const left = Array.from({ length: 100 }, (_, i) => store.get(`k${i}`)).filter(Boolean)
    t.ok(left.length >= 5 && left.length < 10, `${left.length} of 1,000 bytes each are left in 10,000`)
    t.equal(store.get('k99'), 'x'.repeat(1000), 'the newest entry is still stored')
    store.set('huge', 'x'.repeat(20_000), 1000)
    t.equal(store.get('huge'), undefined)
    t.equal(store.get('k99'), 'x'.repeat(1000), 'the value that was too large evicted nothing')
  },
)

t.test('a sweep frees expired entries only', async (t) => {
  const { store, time } = storeAt()
  store.set('short', 'one', 1000)
  store.set('long', 'two', 5000)
  t.equal(store.sweep(), 0)
  time.now += 1000
  t.equal(store.sweep(), 1)
  t.equal(store.sweep(), 0, 'the expired entry is already freed')
  t.equal(store.get('long'), 'two')
})

/** Values of 1,000 bytes each, which may grow, and 10,000 bytes for all. */
function growingStore() {
  return createMemoryStore<{ name: string }>({
    maxEntries: 100,
    maxBytes: 10_000,
    sizeOf: () => 1000,
    growingPart: (value) => value,
    clock: () => 0,
  })
}

t.test('a value that grows is counted with what it holds by then, and pushes others out', async (t) => {
  const store = growingStore()
  const values = ['a', 'b', 'c', 'd'].map((name) => ({ name }))
  for (const value of values) store.set(value.name, value, 1000)
  const before = store.bytes
  const [a, b] = values as [{ name: string }, { name: string }]
  reportGrowth(b, 300)
  reportGrowth(b, 300)
  t.equal(store.bytes, before + 600)
  reportGrowth(a, 6000)
  t.equal(store.get('a'), a, 'it was used last')
  t.ok(store.bytes <= 10_000)
  t.equal(store.get('c'), undefined, 'the least recently used one went')
  reportGrowth(a, 6000)
  t.equal(store.get('a'), undefined, 'larger than the store')
})

t.test('the growth of a value that is kept no more does not count', async (t) => {
  const store = growingStore()
  const [old, deleted, kept] = [{ name: 'old' }, { name: 'deleted' }, { name: 'kept' }]
  store.set('a', old, 1000)
  store.set('a', kept, 1000)
  store.set('b', deleted, 1000)
  store.delete('b')
  const { bytes } = store
  reportGrowth(old, 500)
  reportGrowth(deleted, 500)
  t.equal(store.bytes, bytes)
  t.equal(store.get('a'), kept)
  t.equal(store.get('b'), undefined)
})

t.test('a store is trimmed to what its most recently used entries hold', async (t) => {
  const { store } = storeAt()
  for (let i = 0; i < 10; i += 1) store.set(`k${i}`, 'x'.repeat(1000), 1000)
  store.get('k0')
  const { bytes } = store
  store.trim(bytes / 2)
  t.ok(store.bytes <= bytes / 2 && store.bytes > bytes / 2 - 2000)
  t.ok(store.get('k0'))
  t.equal(store.get('k1'), undefined)
  store.trim(0)
  t.equal(store.bytes, 0)
  store.trim(0)
})
