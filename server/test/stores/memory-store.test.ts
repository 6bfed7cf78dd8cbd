import t from 'tap'

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

t.test('beyond the maximum number of entries the least recently used one is evicted', async (t) => {
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
  'beyond the maximum size old entries are evicted, and a value larger than the store is not stored',
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
