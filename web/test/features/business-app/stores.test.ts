import { brand } from '@mestieri/shared/brand.ts'
import t from 'tap'

import { stores, storesFor } from '../../../src/features/business-app/stores.ts'

t.test('a system with a store of its own gets that store, and the others separately', async (t) => {
  for (const os of ['android', 'ios', 'huawei'] as const) {
    const { own, others } = storesFor(os)
    t.equal(own?.os, os)
    t.equal(own?.url, brand.businessApp.stores[os])
    t.equal(others.length, 2)
    t.notOk(others.some((store) => store.os === os))
  }
})

t.test('any other or unknown system gets all stores as others', async (t) => {
  t.same(storesFor('other'), { own: undefined, others: stores })
  t.same(storesFor(undefined), { own: undefined, others: stores })
})
