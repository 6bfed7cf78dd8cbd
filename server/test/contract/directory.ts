import { professions } from '@mestieri/shared/catalogue/professions.ts'
import type { Test } from 'tap'

import type { UpstreamAddress } from '../../src/config/config.ts'
import { createCaller } from './caller.ts'

interface Affiliate {
  readonly link: string
  readonly uid?: string
  readonly city?: string
  readonly province?: string
  readonly profession?: string
  readonly served_cities?: string[]
}
interface Page {
  readonly affiliates: Affiliate[]
  /** Digits in some upstreams. */
  readonly total_affiliates: number | string
  readonly total_pages: number | string
}
interface Filters {
  readonly profession?: string
  readonly location?: string
  readonly page?: number
  readonly size?: number
}

const nothing: Page = { affiliates: [], total_affiliates: 0, total_pages: 0 }

function fold(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
}

/**
 * What the directory's callables promise (specification, sections 3 and 7; contract.md, section 5), tested without
 * knowing the data behind them: whoever is found by a search serves as the example for the rest.
 */
export async function directoryContract(suite: Test, address: UpstreamAddress): Promise<void> {
  const call = createCaller(suite, address)

  async function search({ profession = '', location = '', page = 1, size = 6 }: Filters): Promise<Page> {
    const payload = { profession, location, page_size: size, page_number: page }
    const { status, body } = await call('get_affiliates_by_profession', payload)
    // Where nobody matches, upstreams differ: an empty page, or a 404 that means the same.
    if (status === 404) return nothing
    if (status !== 200) throw new Error(`the search answered ${status}`)
    return body as Page
  }

  const first = await search({})
  const [example] = first.affiliates
  if (example === undefined) {
    suite.comment('this upstream has no professionals: only the shapes of empty answers are tested')
  }

  await suite.test('a search without filters answers a page and its numbers', async (t) => {
    t.ok(Array.isArray(first.affiliates))
    t.ok(first.affiliates.length <= 6)
    t.ok(Number.isInteger(Number(first.total_affiliates)))
    t.equal(Number(first.total_pages), Math.ceil(Number(first.total_affiliates) / 6))
  })

  await suite.test('every professional has what its card cannot do without', async (t) => {
    for (const one of first.affiliates) {
      t.match(one, { link: /^\S+$/, shopname: /\S/ }, one.link)
      for (const list of ['affiliate_services', 'served_cities', 'work_pictures']) {
        const value = (one as unknown as Record<string, unknown>)[list] ?? []
        t.ok(Array.isArray(value) && value.every((item) => typeof item === 'string'), `${one.link}: ${list}`)
      }
    }
  })

  await suite.test('pages neither overlap nor leave a gap, and stay as they are', async (t) => {
    const size = 2
    const single = await Promise.all([1, 2, 3].map((page) => search({ page, size })))
    const links = single.flatMap((page) => page.affiliates).map(({ link }) => link)
    t.same(
      links,
      first.affiliates.map(({ link }) => link),
    )
    t.equal(new Set(links).size, links.length)
    t.same(await search({}), first)
  })

  await suite.test('a page past the last one is empty', async (t) => {
    t.same((await search({ page: Number(first.total_pages) + 1 })).affiliates, [])
  })

  await suite.test('a profession finds only itself', async (t) => {
    const pages = await Promise.all(professions.map((profession) => search({ profession })))
    for (const [index, { affiliates }] of pages.entries()) {
      t.ok(
        affiliates.every((one) => one.profession === professions[index]),
        `page ${index} of the professions`,
      )
    }
  })

  await suite.test('a place finds who is based there or serves it', async (t) => {
    const home = first.affiliates.find(({ city, province }) => Boolean(city) && Boolean(province))
    if (!home) return
    const location = `${home.city?.toUpperCase()} (${home.province})`
    const { affiliates } = await search({ location, size: 48 })
    t.ok(affiliates.length > 0)
    const here = fold(home.city ?? '')
    for (const { link, city, served_cities: served = [] } of affiliates) {
      t.ok(
        [city ?? '', ...served].some((name) => fold(name).startsWith(here)),
        `${link} ${location}`,
      )
    }
  })

  await suite.test('a place where nobody is finds nobody', async (t) => {
    t.same(await search({ location: 'QUESTO COMUNE NON ESISTE (XX)' }), nothing)
  })

  await suite.test('the link of a result leads to the same professional', async (t) => {
    if (!example) return
    const { status, type, body } = await call('get_affiliate_shop_data_by_url/', { link: example.link })
    t.equal(status, 200)
    t.match(type, /^application\/json/)
    t.match(body, { link: example.link })
  })

  await suite.test('the uid of a result leads to the same professional', async (t) => {
    if (!example?.uid) return
    const { status, body } = await call('get_affiliate_by_uid/', { uid: example.uid })
    t.equal(status, 200)
    t.match(body, { uid: example.uid, link: example.link })
  })

  await suite.test('an unknown link or uid is a 404', async (t) => {
    t.equal((await call('get_affiliate_shop_data_by_url/', { link: 'nessuno-si-chiama-cosi' })).status, 404)
    t.equal((await call('get_affiliate_by_uid/', { uid: 'nessuno-si-chiama-cosi' })).status, 404)
  })
}
