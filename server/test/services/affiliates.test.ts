import t from 'tap'

import { AppError } from '../../src/errors.ts'
import type { ImageReply } from '../../src/replies/replies.ts'
import { affiliateCaches, createAffiliatesService } from '../../src/services/affiliates.ts'
import { createMemoryStore } from '../../src/stores/memory-store.ts'
import { createReadThrough, type CacheEntry, type Lifetime } from '../../src/stores/read-through.ts'
import type { Affiliate, AffiliatesUpstream } from '../../src/upstream/affiliates.ts'

const context = { requestId: 'r-1' }
const second = 1000
const search = { profession: 'Idraulico', city: 'MONZA (MB)', page: 2, pageSize: 6 }

const affiliate: Affiliate = {
  uid: 'u-1',
  link: 'rossi',
  shopName: 'Rossi',
  affiliateName: 'Mario Rossi',
  profession: 'Idraulico',
  city: 'MONZA',
  province: 'MB',
  fullAddress: null,
  firstSubscriptionDate: null,
  services: ['Impianto idraulico'],
  servedCities: [],
  satisfiedCustomers: 3,
  rating: null,
  info: null,
  infoShort: null,
  coordinates: { lat: 45.5, lng: 9.2 },
  profilePicture: null,
  workPictures: [],
  phone: '+39 333 0199887',
}

/** The service with an upstream whose responses the test sets, with a record of its calls. */
function setUp() {
  const time = { now: 1_000_000 }
  const calls: unknown[] = []
  const answers = {
    page: { affiliates: [affiliate], totalAffiliates: 14, totalPages: 3 } as Awaited<
      ReturnType<AffiliatesUpstream['search']>
    >,
    one: affiliate as Affiliate | null,
    error: null as Error | null,
    map: { type: 'image/svg+xml', body: Buffer.from('<svg/>') } as ImageReply,
  }
  async function answer<T>(call: unknown, value: T): Promise<T> {
    calls.push(call)
    if (answers.error) throw answers.error
    return value
  }
  const clock = () => time.now
  function cacheOf<V>(lifetimeOf: (value: V) => Lifetime) {
    const store = createMemoryStore<CacheEntry<V>>({
      maxEntries: 100,
      maxBytes: 1_000_000,
      sizeOf: () => 1,
      clock,
    })
    return createReadThrough({ store, lifetimeOf, clock, sleep: () => new Promise(() => {}) })
  }
  const service = createAffiliatesService({
    upstream: {
      search: (query) => answer(query, answers.page),
      byLink: (link) => answer(`link ${link}`, answers.one),
      byUid: (uid) => answer(`uid ${uid}`, answers.one),
    },
    pictureAddress: (src) => src,
    drawMap: (request) => answer(request, answers.map),
    caches: {
      pages: cacheOf(affiliateCaches.pages.lifetimeOf),
      profiles: cacheOf(affiliateCaches.profiles.lifetimeOf),
      maps: cacheOf(affiliateCaches.maps.lifetimeOf),
    },
  })
  return { service, time, calls, answers }
}

const down = new AppError('upstream_failed')

t.test('a search is sent with upstream’s parameters', async (t) => {
  const { service, calls } = setUp()
  const { value, cache } = await service.search(search, context)
  t.equal(cache, 'miss')
  t.match(value, {
    totalAffiliates: 14,
    totalPages: 3,
    page: 2,
    pageSize: 6,
    affiliates: [{ link: 'rossi' }],
  })
  t.same(calls, [{ profession: 'Idraulico', location: 'MONZA (MB)', page: 2, pageSize: 6 }])
})

t.test('equal searches share a cache entry, different ones do not', async (t) => {
  const { service, calls } = setUp()
  await service.search(search, context)
  t.equal(
    (await service.search({ ...search, profession: ' Idraulico ', city: ' MONZA (MB) ' }, context)).cache,
    'hit',
  )
  const others = [
    { ...search, page: 1 },
    { ...search, pageSize: 12 },
    { ...search, city: '' },
    { ...search, profession: '' },
    { ...search, page: 6, pageSize: 2 },
  ]
  for (const other of others) t.equal((await service.search(other, context)).cache, 'miss')
  t.equal(calls.length, 6)
})

t.test('a page after the last one is empty and has the totals', async (t) => {
  const { service, answers } = setUp()
  answers.page = { affiliates: [], totalAffiliates: 14, totalPages: 3 }
  const { value } = await service.search({ ...search, page: 9 }, context)
  t.same(value, { affiliates: [], totalAffiliates: 14, totalPages: 3, page: 9, pageSize: 6 })
})

t.test('a page with results is cached for a minute, an empty one for five seconds', async (t) => {
  const { service, time, answers, calls } = setUp()
  await service.search(search, context)
  time.now += 60 * second - 1
  t.equal((await service.search(search, context)).cache, 'hit')
  answers.page = { affiliates: [], totalAffiliates: 0, totalPages: 0 }
  time.now += 1
  t.equal((await service.search(search, context)).cache, 'miss')
  time.now += 5 * second - 1
  t.equal((await service.search(search, context)).cache, 'hit')
  time.now += 1
  t.equal((await service.search(search, context)).cache, 'miss')
  t.equal(calls.length, 3)
})

t.test('while upstream fails the last result is served, an empty one too', async (t) => {
  const { service, time, answers } = setUp()
  const empty = { ...search, page: 1 }
  await service.search(search, context)
  answers.page = { affiliates: [], totalAffiliates: 0, totalPages: 0 }
  await service.search(empty, context)
  await service.profile('rossi', context)
  answers.error = down
  time.now += 23 * 3600 * second
  t.match(await service.search(search, context), { cache: 'stale', value: { totalAffiliates: 14 } })
  t.match(await service.search(empty, context), { cache: 'stale', value: { totalAffiliates: 0 } })
  t.match(await service.profile('rossi', context), { cache: 'stale', value: { link: 'rossi' } })
  t.match(
    await service
      .map('rossi', { width: 640, height: 360, scale: 1, theme: 'light' }, context)
      .catch((error) => error),
    down,
  )
  await t.rejects(service.search({ ...search, city: '' }, context), down, 'and without one the failure shows')
  answers.error = null
  time.now += second
  t.match(await service.search(search, context), { cache: 'miss' }, 'until upstream is well again')
})

t.test('a missing professional is requested again after five seconds and never served stale', async (t) => {
  const { service, time, answers, calls } = setUp()
  answers.one = null
  const missing = { code: 'not_found', status: 404 }
  await t.rejects(service.profile('nobody', context), missing)
  time.now += 5 * second - 1
  await t.rejects(service.profile('nobody', context), missing)
  t.equal(calls.length, 1)
  time.now += 1
  answers.error = down
  await t.rejects(service.profile('nobody', context), down)
  answers.error = null
  answers.one = affiliate
  t.match(await service.profile('nobody', context), { cache: 'miss', value: { shopName: 'Rossi' } })
})

t.test('a deleted professional is gone after a minute, even if upstream then fails', async (t) => {
  const { service, time, answers } = setUp()
  await service.profile('rossi', context)
  answers.one = null
  time.now += 60 * second
  await t.rejects(service.profile('rossi', context), { code: 'not_found' })
  time.now += 5 * second
  answers.error = down
  await t.rejects(service.profile('rossi', context), down)
})

t.test('a contact is not cached and shows only the end of the phone number', async (t) => {
  const { service, answers, calls } = setUp()
  const contact = {
    uid: 'u-1',
    shopName: 'Rossi',
    affiliateName: 'Mario Rossi',
    phoneMasked: '+•• ••• ••••887',
  }
  t.same(await service.contact('u-1', context), contact)
  answers.one = { ...affiliate, phone: null }
  t.same(await service.contact('u-1', context), { ...contact, phoneMasked: null })
  answers.one = null
  await t.rejects(service.contact('u-1', context), { code: 'not_found' })
  answers.error = down
  await t.rejects(service.contact('u-1', context), down)
  t.equal(calls.length, 4)
})

t.test(
  'a map is created once per place, size and theme, and a professional without coordinates has none',
  async (t) => {
    const { service, time, answers, calls } = setUp()
    const size = { width: 640, height: 360, scale: 1, theme: 'light' } as const
    t.match(await service.map('rossi', size, context), { cache: 'miss', value: { type: 'image/svg+xml' } })
    t.match(await service.map('rossi', size, context), { cache: 'hit' })
    t.match(await service.map('rossi', { ...size, scale: 2 }, context), { cache: 'miss' })
    t.match(await service.map('rossi', { ...size, theme: 'dark' }, context), { cache: 'miss' })
    t.match(await service.map('rossi', { ...size, width: 360, height: 640 }, context), { cache: 'miss' })
    t.same(calls[1], { coordinates: { lat: 45.5, lng: 9.2 }, label: 'Monza (MB)', ...size })
    t.equal(calls.length, 5)
    answers.error = down
    time.now += 60 * second
    t.match(await service.map('rossi', size, context), { cache: 'stale' })
    answers.error = null
    answers.one = { ...affiliate, coordinates: null }
    await t.rejects(service.map('bianchi', size, context), { code: 'not_found' })
  },
)
