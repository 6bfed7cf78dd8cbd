import type { AffiliateProfile, AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
import type { RenderPage } from '@mestieri/shared/contracts/page-renderer.ts'
import type { CacheState } from '@mestieri/shared/contracts/site/endpoint.ts'
import t from 'tap'

import { AppError } from '../../src/errors.ts'
import { createPageDrawer, type PageDocument } from '../../src/pages/page-drawer.ts'
import type { Cached } from '../../src/replies/replies.ts'
import { createLimiter } from '../../src/work/limiter.ts'
import { fakeServices } from '../support/build.ts'

const context = { requestId: 'r-1' }
const profileOf = (shopName: string) => ({ shopName }) as AffiliateProfile

/** Renders a professional's name and counts the renders. */
function setUp(options: { readonly render?: RenderPage; readonly waiting?: number } = {}) {
  const state = { profile: profileOf('Rossi'), cache: 'hit' as CacheState, failure: null as AppError | null }
  const seen = { drawn: 0, contexts: [] as string[] }
  const gate = { opens: Promise.resolve() }
  const profile = async (_link: string, { requestId }: { requestId: string }) => {
    seen.contexts.push(requestId)
    if (state.failure) throw state.failure
    return { value: state.profile, cache: state.cache } satisfies Cached<AffiliateProfile>
  }
  const render: RenderPage = async ({ url, reader }) => {
    seen.drawn += 1
    const { shopName } = await reader.affiliate('rossi')
    await gate.opens
    return { status: 200, html: [`${url} ${shopName} ${seen.drawn}`] }
  }
  const store = new Map<string, PageDocument>()
  const drawer = createPageDrawer({
    render: options.render ?? render,
    services: fakeServices({ affiliates: { profile } }),
    origin: 'http://localhost:3000',
    store,
    limiter: createLimiter({
      maxConcurrent: 1,
      maxQueued: options.waiting ?? 10,
      full: () => new AppError('upstream_unavailable'),
    }),
  })
  const read = async (address = '/p', requestId = 'r-1') => {
    const { value, cache } = await drawer.read(address, { requestId })
    if ('location' in value) return { location: value.location, cache }
    return { status: value.status, html: String(await value.document.body('identity')), cache }
  }
  return { state, seen, gate, store, drawer, read }
}

t.test('a page is rendered once for the same data, and the data are read for each request', async (t) => {
  const { seen, read } = setUp()
  t.same(await read(), { status: 200, html: '/p Rossi 1', cache: 'miss' })
  t.same(await read('/p', 'r-2'), { status: 200, html: '/p Rossi 1', cache: 'hit' })
  t.same(seen, { drawn: 1, contexts: ['r-1', 'r-2'] })
  t.equal((await read('/other')).html, '/other Rossi 2', 'another address is another page')
})

t.test('changed data give a new page', async (t) => {
  const { state, read } = setUp()
  await read()
  state.profile = profileOf('Bianchi')
  t.same(await read(), { status: 200, html: '/p Bianchi 2', cache: 'miss' })
  t.same(await read(), { status: 200, html: '/p Bianchi 2', cache: 'hit' })
})

t.test('a page of stale data has the cache state stale, from the cache and newly rendered', async (t) => {
  const { state, seen, read } = setUp()
  await read()
  state.cache = 'stale'
  t.match(await read(), { cache: 'stale', html: '/p Rossi 1' })
  t.match(await read('/other'), { cache: 'stale' })
  state.cache = 'hit'
  t.match(await read(), { cache: 'hit' })
  t.equal(seen.drawn, 2)
})

t.test('if the data cannot be read any more, the page is rendered with the failure', async (t) => {
  const { state, read } = setUp()
  await read()
  state.failure = new AppError('not_found')
  await t.rejects(read(), { message: 'not_found', problem: { requestId: 'r-1' } })
})

t.test('a page with a failed read, another status or a redirect is not cached', async (t) => {
  let drawn = 0
  const render: RenderPage = async ({ url, reader }) => {
    drawn += 1
    if (url === '/away') return { status: 302, location: '/there' }
    if (url === '/nobody') return { status: 404, html: ['nobody'] }
    await reader.searchAffiliates({} as AffiliateSearch).catch(() => undefined)
    return { status: 200, html: ['without results'] }
  }
  const { store, read } = setUp({ render })
  t.same(await read('/away'), { location: '/there', cache: 'miss' })
  t.match(await read('/nobody'), { status: 404 })
  t.match(await read('/part'), { status: 200, cache: 'miss' })
  t.match(await read('/part'), { status: 200, cache: 'miss' })
  t.equal(drawn, 4)
  t.equal(store.size, 0)
})

t.test('concurrent requests for an uncached page share one render', async (t) => {
  const { seen, gate, read } = setUp()
  const { promise, resolve } = Promise.withResolvers<void>()
  gate.opens = promise
  const all = Promise.all(Array.from({ length: 20 }, (_, index) => read('/p', `r-${index}`)))
  resolve()
  const pages = await all
  t.equal(seen.drawn, 1)
  t.ok(pages.every(({ html, cache }) => html === '/p Rossi 1' && cache === 'miss'))
})

t.test('a render beyond the limit is refused; cached pages are served', async (t) => {
  const { gate, read } = setUp({ waiting: 1 })
  await read('/kept')
  const { promise, resolve } = Promise.withResolvers<void>()
  gate.opens = promise
  const under = [read('/a'), read('/b')]
  await t.rejects(read('/c'), { code: 'upstream_unavailable' })
  t.match(await read('/kept'), { cache: 'hit' })
  resolve()
  t.equal((await Promise.all(under)).length, 2)
})

t.test('a page that is rendered for one request is not cached', async (t) => {
  const { drawer, seen, store } = setUp()
  await drawer.draw('/private?token=1', context)
  await drawer.draw('/private?token=1', context)
  t.equal(seen.drawn, 2)
  t.equal(store.size, 0)
})

t.test('the next request repeats a failed render', async (t) => {
  let fails = true
  const render: RenderPage = async () => {
    if (fails) throw new Error('broken component')
    return { status: 200, html: ['whole'] }
  }
  const { read } = setUp({ render })
  await t.rejects(read(), /broken component/)
  fails = false
  t.match(await read(), { html: 'whole' })
})
