import t from 'tap'

import { createMemorySharedStore } from '../../src/stores/memory-shared-store.ts'

function storeAt(bounds: { maxEntries?: number; maxBytes?: number } = {}) {
  const time = { now: 1_000_000 }
  const { maxEntries = 100, maxBytes = 1_000_000 } = bounds
  return { time, store: createMemorySharedStore({ maxEntries, maxBytes, clock: () => time.now }) }
}

t.test('a text expires exactly at the end of its lifetime', async (t) => {
  const { store, time } = storeAt()
  t.equal(await store.get('a'), undefined)
  t.equal(await store.keep('a', 'one', 1000), 'one')
  time.now += 999
  t.equal(await store.get('a'), 'one')
  time.now += 1
  t.equal(await store.get('a'), undefined)
})

t.test('the first value of a key stays, for its own lifetime', async (t) => {
  const { store, time } = storeAt()
  const kept = await Promise.all([store.keep('a', 'one', 1000), store.keep('a', 'two', 9000)])
  t.same(kept, ['one', 'one'])
  time.now += 1000
  t.equal(await store.get('a'), undefined)
  t.equal(await store.keep('a', 'three', 1000), 'three')
})

t.test('a deleted key can be set again', async (t) => {
  const { store } = storeAt()
  await store.keep('a', 'one', 1000)
  await store.delete('a')
  await store.delete('b')
  t.equal(await store.keep('a', 'two', 1000), 'two')
})

t.test('the store stays within its limits', async (t) => {
  const { store } = storeAt({ maxEntries: 2 })
  for (const key of ['a', 'b', 'c']) await store.keep(key, key, 1000)
  t.same(await Promise.all(['a', 'b', 'c'].map((key) => store.get(key))), [undefined, 'b', 'c'])
  const small = storeAt({ maxBytes: 1000 }).store
  t.equal(
    await small.keep('a', 'x'.repeat(1000), 1000),
    'x'.repeat(1000),
    'a value that is too large is returned but not stored',
  )
  t.equal(await small.get('a'), undefined)
})
