import t from 'tap'

import { createIntentCache } from '../../../src/services/payments/intent-cache.ts'
import { createMemorySharedStore } from '../../../src/stores/memory-shared-store.ts'
import type { PaymentIntent } from '../../../src/upstream/payments.ts'

const minutes = 60_000

function setUp() {
  const time = { now: 1_000_000 }
  const store = createMemorySharedStore({ maxEntries: 100, maxBytes: 100_000, clock: () => time.now })
  let made = 0
  const create = async (): Promise<PaymentIntent> => {
    made += 1
    return { amount: 29_280, clientSecret: `pi_${made}_secret`, paymentIntentId: `pi_${made}` }
  }
  return { time, store, create, cache: createIntentCache({ store }), made: () => made }
}

t.test('ID-05: an intent is cached for five minutes from its creation', async (t) => {
  const { time, cache, create } = setUp()
  t.match(await cache.read('a', false, create), { value: { paymentIntentId: 'pi_1' }, cache: 'miss' })
  time.now += 5 * minutes - 1
  t.match(await cache.read('a', false, create), { value: { paymentIntentId: 'pi_1' }, cache: 'hit' })
  time.now += 1
  t.match(await cache.read('a', false, create), { value: { paymentIntentId: 'pi_2' }, cache: 'miss' })
})

t.test('two processes that create one visitor’s intent at the same time return the same', async (t) => {
  const { store, create, cache, made } = setUp()
  const other = createIntentCache({ store })
  const both = await Promise.all([cache.read('a', false, create), other.read('a', false, create)])
  t.equal(made(), 2)
  t.same(
    both.map(({ value }) => value.clientSecret),
    ['pi_1_secret', 'pi_1_secret'],
  )
  t.match(await other.read('a', false, create), { value: { paymentIntentId: 'pi_1' }, cache: 'hit' })
})

t.test('a renewal during a creation shares it', async (t) => {
  const { cache, create, made } = setUp()
  const gate = Promise.withResolvers<void>()
  const slowly = async () => {
    await gate.promise
    return create()
  }
  const reads = [false, true, true, false].map((renew) => cache.read('a', renew, slowly))
  gate.resolve()
  for (const { value } of await Promise.all(reads)) t.equal(value.paymentIntentId, 'pi_1')
  t.equal(made(), 1)
})

t.test('ID-05: an evicted intent is removed; other intents and its successor stay', async (t) => {
  const { cache, create } = setUp()
  await cache.read('a', false, create)
  await cache.read('b', false, create)
  await cache.evict('pi_1')
  t.match(await cache.read('a', false, create), { value: { paymentIntentId: 'pi_3' }, cache: 'miss' })
  t.match(await cache.read('b', false, create), { cache: 'hit' })
  await cache.evict('pi_1')
  await cache.evict('pi_unknown')
  t.match(await cache.read('a', false, create), { value: { paymentIntentId: 'pi_3' }, cache: 'hit' })
})

t.test('the eviction of a renewed intent does not remove its successor', async (t) => {
  const { cache, create } = setUp()
  await cache.read('a', false, create)
  await cache.read('a', true, create)
  await cache.evict('pi_1')
  t.match(await cache.read('a', false, create), { value: { paymentIntentId: 'pi_2' }, cache: 'hit' })
})

t.test('a failure is not cached', async (t) => {
  const { cache, create } = setUp()
  const failing = cache.read('a', false, async () => {
    throw new Error('no')
  })
  await t.rejects(failing, { message: 'no' })
  t.match(await cache.read('a', false, create), { value: { paymentIntentId: 'pi_1' }, cache: 'miss' })
})
