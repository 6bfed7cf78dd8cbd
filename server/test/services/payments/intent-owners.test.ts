import t from 'tap'

import { createIntentOwners } from '../../../src/services/payments/intent-owners.ts'
import { createMemorySharedStore } from '../../../src/stores/memory-shared-store.ts'

const day = 24 * 60 * 60_000

function makeOwners() {
  const time = { now: 1_800_000_000_000 }
  const store = createMemorySharedStore({ maxEntries: 100, maxBytes: 1e6, clock: () => time.now })
  // Two processes on one store.
  return { time, here: createIntentOwners({ store }), there: createIntentOwners({ store }) }
}

t.test('ID-06: an intent is foreign to everyone but the visitor who got it, in every process', async (t) => {
  const { here, there } = makeOwners()
  await here.remember('pi_1', 'anna')
  for (const process of [here, there]) {
    t.equal(await process.isForeign('pi_1', 'anna'), false)
    t.equal(await process.isForeign('pi_1', 'bruno'), true)
    t.equal(await process.isForeign('pi_2', 'bruno'), false, 'never issued here')
  }
})

t.test('ID-06: an intent that the upstream gives to two visitors belongs to both', async (t) => {
  const { here, there } = makeOwners()
  await here.remember('pi_1', 'anna')
  await there.remember('pi_1', 'bruno')
  t.equal(await here.isForeign('pi_1', 'bruno'), false)
  t.equal(await here.isForeign('pi_1', 'anna'), false)
  t.equal(await here.isForeign('pi_1', 'carla'), true)
})

t.test('ID-06: the owner of an intent is remembered for 30 days', async (t) => {
  const { here, time } = makeOwners()
  await here.remember('pi_1', 'anna')
  time.now += 30 * day - 1
  t.equal(await here.isForeign('pi_1', 'bruno'), true)
  time.now += 1
  t.equal(await here.isForeign('pi_1', 'bruno'), false)
})
