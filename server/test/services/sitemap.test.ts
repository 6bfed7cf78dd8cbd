import { municipalityList } from '@mestieri/shared/municipalities/list.ts'
import { places } from '@mestieri/shared/municipalities/places.ts'
import { createMunicipalitySearch } from '@mestieri/shared/municipalities/search.ts'
import t from 'tap'

import { AppError } from '../../src/errors.ts'
import { createSitemapService, type DirectoryListing, sitemapCache } from '../../src/services/sitemap.ts'
import { createMemoryStore } from '../../src/stores/memory-store.ts'
import { createReadThrough, type CacheEntry } from '../../src/stores/read-through.ts'
import type { Affiliate } from '../../src/upstream/affiliates.ts'

const context = { requestId: 'test' }
const day = 24 * 60 * 60 * 1000
const towns = createMunicipalitySearch(municipalityList())

type Professional = Pick<Affiliate, 'link' | 'profession' | 'city' | 'province' | 'servedCities'>

function professional(link: string, rest: Partial<Professional> = {}): Affiliate {
  return {
    link,
    profession: 'Idraulico',
    city: 'Monza',
    province: 'MB',
    servedCities: [],
    ...rest,
  } as Affiliate
}

/** The service with a directory, a fake clock and an upstream that can fail. */
function sitemapOf(professionals: readonly Affiliate[], delay: () => Promise<void> = async () => {}) {
  const state = { now: 0, fails: false, asked: [] as number[], atOnce: 0, mostAtOnce: 0, pauses: 0 }
  // A request waits for 10 s at most; the test decides when they are over.
  const waits: (() => void)[] = []
  const store = createMemoryStore<CacheEntry<DirectoryListing>>({
    maxEntries: 1,
    maxBytes: 1_000_000,
    sizeOf: (kept) => JSON.stringify(kept.value).length,
    clock: () => state.now,
  })
  const service = createSitemapService({
    cache: createReadThrough({
      store,
      lifetimeOf: sitemapCache.lifetimeOf,
      clock: () => state.now,
      sleep: async () => {},
    }),
    towns: () => towns,
    async sleep(ms) {
      if (ms >= 10_000) await new Promise<void>((resolve) => waits.push(resolve))
      else if (ms > 0) state.pauses += 1
    },
    upstream: {
      async search({ page, pageSize }) {
        state.asked.push(page)
        state.atOnce += 1
        state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce)
        await delay()
        state.atOnce -= 1
        if (state.fails) throw new AppError('upstream_failed')
        return {
          affiliates: professionals.slice((page - 1) * pageSize, page * pageSize),
          totalAffiliates: professionals.length,
          totalPages: Math.ceil(professionals.length / pageSize),
        }
      },
    },
  })
  return { state, listing: () => service.listing(context), endPatience: () => waits.at(-1)?.() }
}

const many = (count: number) => Array.from({ length: count }, (_, index) => professional(`l${index}`))

t.test('all pages of the directory are read once a day, with limited concurrency', async (t) => {
  const { state, listing } = sitemapOf(many(600), () => new Promise((resolve) => setImmediate(resolve)))
  const [first, second] = await Promise.all([listing(), listing()])
  t.equal(first.links.length, 600)
  t.equal(new Set(first.links).size, 600)
  t.equal(first, second)
  t.same(
    state.asked.toSorted((a, b) => a - b),
    Array.from({ length: 13 }, (_, index) => index + 1),
  )
  t.equal(state.mostAtOnce, 4)
  state.now = day - 1
  await listing()
  t.equal(state.asked.length, 13)
  state.now = day
  await listing()
  t.equal(state.asked.length, 26)
})

t.test('a large directory is listed whole, and after the first pages one by one with pauses', async (t) => {
  const gate = Promise.withResolvers<void>()
  const count = 60_000
  const served = places.slice(0, 3000).map(({ value }) => value)
  const list = many(count).map((one, index) =>
    Object.assign(one, {
      profession: index % 2 === 0 ? 'Idraulico' : 'Pulizie',
      servedCities: served.slice(index % 3000, (index % 3000) + 2),
    }),
  )
  const { state, listing, endPatience } = sitemapOf(list, () =>
    state.asked.length > 50 ? gate.promise : Promise.resolve(),
  )
  const first = listing()
  endPatience()
  await t.rejects(
    first,
    { code: 'upstream_unavailable', retryAfter: 300 },
    'a request does not wait for minutes',
  )
  gate.resolve()
  const { links, searches } = await listing()
  t.equal(new Set(links).size, count)
  t.same(links, [...links].toSorted())
  t.ok(searches.length > 6000, `${searches.length} searches`)
  t.equal(state.asked.length, Math.ceil(count / 48), 'each page is read once')
  t.equal(state.pauses, Math.ceil(count / 48) - 40)
  t.ok(
    state.asked.slice(40).every((page, index) => page === index + 41),
    'in order',
  )
})

t.test('an empty directory has an empty listing, which is refreshed soon', async (t) => {
  const { state, listing } = sitemapOf([])
  t.same(await listing(), { links: [], searches: [] })
  state.now = 60_000
  await listing()
  t.same(state.asked, [1, 1])
})

t.test('while upstream fails the old listing is served; without one the error is thrown', async (t) => {
  const { state, listing } = sitemapOf(many(3))
  state.fails = true
  await t.rejects(listing(), AppError)
  state.fails = false
  state.now += 1000
  t.equal((await listing()).links.length, 3, 'a failure is not kept')
  state.fails = true
  state.now += 6 * day
  t.equal((await listing()).links.length, 3)
  state.now += 2 * day
  await t.rejects(listing(), AppError)
})

t.test('after a failed page no further page is read', async (t) => {
  const { state, listing } = sitemapOf(many(600), async () => {
    if (state.asked.length > 3) state.fails = true
    await new Promise((resolve) => setImmediate(resolve))
  })
  await t.rejects(listing(), AppError)
  const asked = state.asked.length
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  t.equal(state.asked.length, asked)
  t.ok(asked < 13, `${asked} of 13 pages`)
})

t.test('a professional gives a search by trade, by town and by both', async (t) => {
  const { listing } = sitemapOf([professional('a', { servedCities: ['LISSONE (MB)', 'Lissone', ' Forlì '] })])
  t.same((await listing()).searches, [
    { profession: '', city: 'FORLÌ (FC)' },
    { profession: '', city: 'LISSONE (MB)' },
    { profession: '', city: 'MONZA (MB)' },
    { profession: 'Idraulico', city: '' },
    { profession: 'Idraulico', city: 'FORLÌ (FC)' },
    { profession: 'Idraulico', city: 'LISSONE (MB)' },
    { profession: 'Idraulico', city: 'MONZA (MB)' },
  ])
})

t.test('of two towns with the same name, the one in the professional’s province is used', async (t) => {
  const { listing } = sitemapOf([
    professional('a', { city: 'Bergamo', province: 'BG', servedCities: ['Castro', 'L’Aquila'] }),
  ])
  const cities = new Set((await listing()).searches.map(({ city }) => city))
  t.ok(cities.has('CASTRO (BG)'))
  t.notOk(cities.has('CASTRO (LE)'))
  t.ok(cities.has("L'AQUILA (AQ)"))
})

t.test('a trade or town that is not in the lists gives no search', async (t) => {
  const { listing } = sitemapOf([
    professional('a', {
      profession: 'Astrologo',
      city: 'Atlantide',
      province: '',
      servedCities: ['', 'Boh'],
    }),
    professional('b', { profession: 'Pulizie', city: '', province: '' }),
  ])
  t.same((await listing()).searches, [{ profession: 'Pulizie', city: '' }])
})
