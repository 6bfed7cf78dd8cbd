import t from 'tap'

import { createMemoryIdempotencyStore } from '../../src/stores/memory-idempotency-store.ts'

function setUp(bounds: { maxEntries?: number; maxBytes?: number } = {}) {
  const time = { now: 1_000_000 }
  const store = createMemoryIdempotencyStore({
    maxEntries: 100,
    maxBytes: 100_000,
    clock: () => time.now,
    ...bounds,
  })
  return { time, store, claim: (id = 'id', fingerprint = 'body') => store.claim(id, fingerprint, 1000) }
}

t.test('one of many concurrent claims is granted, until its lease ends', async (t) => {
  const { time, claim } = setUp()
  const claims = await Promise.all(Array.from({ length: 10 }, () => claim()))
  t.same(claims[0], { state: 'claimed', retryContext: {} })
  for (const other of claims.slice(1)) t.same(other, { state: 'running' })
  t.same(await claim('other id'), { state: 'claimed', retryContext: {} })
  time.now += 1000
  t.same(await claim(), { state: 'claimed', retryContext: {} })
})

t.test('a reply is stored for its lifetime, and its key is valid for one body only', async (t) => {
  const { time, store, claim } = setUp()
  await claim()
  t.same(await claim('id', 'other body'), { state: 'other_body' })
  await store.succeed('id', 'body', 'the reply', 5000)
  time.now += 4999
  t.same(await claim(), { state: 'done', reply: 'the reply' })
  t.same(await claim('id', 'other body'), { state: 'other_body' })
  time.now += 1
  t.same(await claim('id', 'other body'), { state: 'claimed', retryContext: {} })
})

t.test('the next claim gets the retry context of a failure and keeps it if it fails too', async (t) => {
  const { store, claim } = setUp()
  await claim()
  const retryContext = { key: 'pi_bank_transfer_1' }
  await store.fail('id', 'body', retryContext, 5000)
  retryContext.key = 'changed'
  t.same(await claim('id', 'other body'), { state: 'other_body' })
  t.same(await claim(), { state: 'claimed', retryContext: { key: 'pi_bank_transfer_1' } })
  t.same(await claim(), { state: 'running' })
  await store.fail('id', 'body', { key: 'pi_bank_transfer_1', slot: 'gone' }, 5000)
  t.same(await claim(), { state: 'claimed', retryContext: { key: 'pi_bank_transfer_1', slot: 'gone' } })
})

t.test('the store stays within its limits', async (t) => {
  const few = setUp({ maxEntries: 2 })
  for (const id of ['a', 'b', 'c']) await few.store.succeed(id, 'body', 'reply', 5000)
  t.same(await few.claim('a'), { state: 'claimed', retryContext: {} }, 'the oldest record was evicted')
  t.same(await few.claim('c'), { state: 'done', reply: 'reply' })
  const small = setUp({ maxBytes: 10_000 })
  await small.store.succeed('a', 'body', 'x'.repeat(3000), 5000)
  await small.store.succeed('b', 'body', 'x'.repeat(3000), 5000)
  t.same(await small.claim('a'), { state: 'claimed', retryContext: {} })
})
