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

t.test('an entry lives until its time is over, to the millisecond', async (t) => {
  const { store, time } = storeAt()
  store.set('a', 'one', 1000)
  time.now += 999
  t.equal(store.get('a'), 'one')
  time.now += 1
  t.equal(store.get('a'), undefined)
  time.now -= 500
  t.equal(store.get('a'), undefined, 'and does not come back')
})

t.test('a later value takes the place of an earlier one, and a deleted one is gone', async (t) => {
  const { store } = storeAt()
  store.set('a', 'one', 1000)
  store.set('a', 'two', 1000)
  t.equal(store.get('a'), 'two')
  store.delete('a')
  t.equal(store.get('a'), undefined)
})

t.test('past the number of entries the least recently used one goes', async (t) => {
  const { store } = storeAt({ maxEntries: 2 })
  store.set('a', 'one', 1000)
  store.set('b', 'two', 1000)
  store.get('a')
  store.set('c', 'three', 1000)
  t.equal(store.get('a'), 'one')
  t.equal(store.get('b'), undefined)
  t.equal(store.get('c'), 'three')
})

t.test('past the bytes old entries go, and what is larger than the store is not kept', async (t) => {
  const { store } = storeAt({ maxBytes: 10_000 })
  for (let i = 0; i < 100; i += 1) store.set(`k${i}`, 'x'.repeat(1000), 1000)
  const left = Array.from({ length: 100 }, (_, i) => store.get(`k${i}`)).filter(Boolean)
  t.ok(left.length >= 5 && left.length < 10, `${left.length} of 1,000 bytes each are left in 10,000`)
  t.equal(store.get('k99'), 'x'.repeat(1000), 'the newest among them')
  store.set('huge', 'x'.repeat(20_000), 1000)
  t.equal(store.get('huge'), undefined)
  t.equal(store.get('k99'), 'x'.repeat(1000), 'and pushes nothing out')
})

t.test('sweeping takes out what is over, and nothing else', async (t) => {
  const { store, time } = storeAt()
  store.set('short', 'one', 1000)
  store.set('long', 'two', 5000)
  t.equal(store.sweep(), 0)
  time.now += 1000
  t.equal(store.sweep(), 1)
  t.equal(store.sweep(), 0, 'it is gone')
  t.equal(store.get('long'), 'two')
})
