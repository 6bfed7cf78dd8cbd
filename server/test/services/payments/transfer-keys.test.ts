import t from 'tap'

import { createTransferKeys } from '../../../src/services/payments/transfer-keys.ts'
import { createMemorySharedStore } from '../../../src/stores/memory-shared-store.ts'

const clock = () => 1_800_000_000_000
const timesOf = (keys: readonly string[]) =>
  keys.map((key) => Number(key.replace('pi_bank_transfer_', '')) - clock())

t.test('two processes create different keys in the same millisecond', async (t) => {
  const store = createMemorySharedStore({ maxEntries: 100, maxBytes: 100_000, clock })
  const [here, there] = ['a', 'b'].map((owner) => createTransferKeys({ store, owner, clock }))
  const keys = await Promise.all(
    [here?.(), there?.(), here?.(), there?.(), there?.()].map(async (key) => (await key) ?? ''),
  )
  t.same(
    timesOf(keys).toSorted((a, b) => a - b),
    [0, 1, 2, 3, 4],
  )
})

t.test('with an unreachable store a process still creates unique keys', async (t) => {
  const make = createTransferKeys({ store: { keep: async (_, value) => value }, owner: 'a', clock })
  t.same(timesOf(await Promise.all([make(), make(), make()])), [0, 1, 2])
})
