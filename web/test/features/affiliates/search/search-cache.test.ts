import type { AffiliatePage } from '@mestieri/shared/contracts/affiliates.ts'
import t from 'tap'

import { createSearchCache } from '../../../../src/features/affiliates/search/search-cache.ts'

const search = { profession: 'Idraulico', city: 'MONZA (MB)', page: 1, pageSize: 6 }

function pageOf(totalAffiliates: number): AffiliatePage {
  return { affiliates: [], totalAffiliates, totalPages: 1, page: 1, pageSize: 6 }
}

function cacheAt(options: { maxEntries?: number } = {}) {
  let time = 1000
  const cache = createSearchCache({ now: () => time, ...options })
  return { cache, pass: (ms: number) => (time += ms) }
}

t.test('a page is used for one minute', async (t) => {
  const { cache, pass } = cacheAt()
  cache.keep(search, pageOf(3))
  pass(59_999)
  t.same(cache.read(search, false), pageOf(3))
  pass(1)
  t.equal(cache.read(search, false), null)
})

t.test('back and forward use a page of any age', async (t) => {
  const { cache, pass } = cacheAt()
  cache.keep(search, pageOf(3))
  pass(3_600_000)
  t.same(cache.read(search, true), pageOf(3))
})

t.test('each profession, city, page and page size has its own entry', async (t) => {
  const { cache } = cacheAt()
  cache.keep(search, pageOf(3))
  for (const other of [{ page: 2 }, { pageSize: 12 }, { city: '' }, { profession: '' }]) {
    t.equal(cache.read({ ...search, ...other }, true), null, JSON.stringify(other))
  }
})

t.test('the least recently used page is dropped first', async (t) => {
  const { cache } = cacheAt({ maxEntries: 2 })
  cache.keep({ ...search, page: 1 }, pageOf(1))
  cache.keep({ ...search, page: 2 }, pageOf(2))
  cache.read({ ...search, page: 1 }, false)
  cache.keep({ ...search, page: 3 }, pageOf(3))
  t.equal(cache.read({ ...search, page: 2 }, true), null)
  t.same(cache.read({ ...search, page: 1 }, true), pageOf(1))
})

t.test('concurrent loads of the same search share one call', async (t) => {
  const { cache } = cacheAt()
  const { promise, resolve } = Promise.withResolvers<AffiliatePage>()
  let calls = 0
  const read = () => {
    calls += 1
    return promise
  }
  const both = Promise.all([cache.load(search, read), cache.load(search, read)])
  resolve(pageOf(5))
  t.same(await both, [pageOf(5), pageOf(5)])
  t.equal(calls, 1)
  t.same(cache.read(search, false), pageOf(5))
})

t.test('a failure is not stored, and the next call tries again', async (t) => {
  const { cache } = cacheAt()
  await t.rejects(
    cache.load(search, () => Promise.reject(new Error('down'))),
    { message: 'down' },
  )
  t.equal(cache.read(search, true), null)
  t.same(await cache.load(search, () => Promise.resolve(pageOf(1))), pageOf(1))
})
