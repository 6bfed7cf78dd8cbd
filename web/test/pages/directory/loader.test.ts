import type { AffiliateCard, AffiliatePage, AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import type { PageReader } from '@mestieri/shared/contracts/page-reader.ts'
import { RouterContextProvider } from 'react-router-dom'
import t from 'tap'

import { readerContext } from '../../../src/app/reader.ts'
import { createSearchCache } from '../../../src/features/affiliates/search/search-cache.ts'
import { createDirectoryLoader } from '../../../src/pages/directory/loader.ts'

const origin = 'https://esempio.it'
const directory = `${origin}/incontra_professionisti`

function pageOf(total: number, page = 1): AffiliatePage {
  const totalPages = Math.ceil(total / 6)
  const shown = page <= totalPages ? [{ link: 'a' } as AffiliateCard] : []
  return { affiliates: shown, totalAffiliates: total, totalPages, page, pageSize: 6 }
}

const refuse = (code: string, status: number) => () => {
  const problem = { type: 'about:blank', title: code, status, code, detail: 'Non va.', requestId: 'r' }
  return Promise.reject(Object.assign(new Error(code), { problem }))
}

interface Visit {
  readonly url: string
  /** Null during server rendering. */
  readonly bar?: string | null
  readonly search?: PageReader['searchAffiliates']
  readonly affiliate?: PageReader['affiliate']
}

function setUp() {
  let time = 0
  const cache = createSearchCache({ now: () => time })
  const load = ({ url, bar = null, search, affiliate }: Visit) => {
    const context = new RouterContextProvider()
    context.set(readerContext, {
      searchAffiliates: search ?? (async ({ page }) => pageOf(7, page)),
      affiliate: affiliate ?? (async (link) => ({ link }) as AffiliateProfile),
    })
    const loader = createDirectoryLoader({ cache, addressBar: () => bar })
    const request = new Request(url)
    return loader({ request, context, params: {}, url: new URL(url), pattern: '' })
  }
  return { cache, load, pass: (ms: number) => (time += ms) }
}

const location = (result: unknown) => (result instanceof Response ? result.headers.get('location') : null)

t.test('an invalid URL redirects to the corrected one', async (t) => {
  const { load } = setUp()
  for (const bar of [null, `${origin}/`]) {
    const result = await load({ url: `${directory}?page_number=-1&profession=idraulico`, bar })
    t.equal(location(result), '/incontra_professionisti?profession=Idraulico')
  }
})

t.test('the name of one town redirects to the URL with the list’s value', async (t) => {
  const { load } = setUp()
  const monza = '/incontra_professionisti?city=MONZA+%28MB%29'
  for (const bar of [null, `${origin}/`]) {
    for (const name of ['monza', 'MONZA', 'Monza+(MB)', 'monza+mb', 'mon+za', 'Monza+(MI)']) {
      t.equal(location(await load({ url: `${directory}?city=${name}`, bar })), monza, name)
    }
    const url = `${directory}?city=forl%C3%AC&profession=Idraulico&page_size=12&page_number=2&utm_source=x`
    t.equal(
      location(await load({ url, bar })),
      '/incontra_professionisti?profession=Idraulico&city=FORL%C3%8C+%28FC%29&page_size=12&page_number=2&utm_source=x',
      'everything else stays',
    )
  }
})

t.test('an ambiguous or unknown town gives suggestions, without a search', async (t) => {
  const { load } = setUp()
  const search = (() => t.fail('no search')) as unknown as PageReader['searchAffiliates']
  const questions = {
    castro: { state: 'unknown-city', shared: true, suggestions: ['CASTRO (BG)', 'CASTRO (LE)'] },
    roam: { state: 'unknown-city', shared: false, suggestions: ['ROMA (RM)'] },
    qwxk: { state: 'unknown-city', shared: false, suggestions: [] },
  }
  for (const [city, results] of Object.entries(questions)) {
    const url = `${directory}?profession=Idraulico&city=${city}`
    const asked = { view: 'search', search: { city, profession: 'Idraulico' }, results }
    t.match(await load({ url, search }), { init: { status: 422 }, data: asked }, `${city} on the server`)
    t.match(await load({ url, search, bar: `${origin}/` }), asked, `${city} in the browser`)
  }
})

t.test('in the browser a city that looks like a value of the list is not looked up', async (t) => {
  const { load } = setUp()
  const asked: string[] = []
  const search: PageReader['searchAffiliates'] = async ({ city, page }) => {
    asked.push(city)
    return pageOf(7, page)
  }
  for (const city of ['LIRIO+(PV)', 'FORL%C3%8C+(FC)', 'Ogliastra']) {
    const shown = await load({ url: `${directory}?city=${city}`, bar: `${origin}/`, search })
    t.match('results' in shown && (await shown.results), { state: 'found' })
  }
  t.same(asked, ['LIRIO (PV)', 'FORLÌ (FC)', 'Ogliastra'])
})

t.test('on the server the results are loaded, or the last page is redirected to', async (t) => {
  const { load } = setUp()
  t.match(await load({ url: directory }), { init: { status: 200 }, data: { results: { state: 'found' } } })
  t.equal(
    location(await load({ url: `${directory}?page_number=9` })),
    '/incontra_professionisti?page_number=2',
  )
})

t.test('on the server a failed search is a 503, whatever the upstream error', async (t) => {
  const { load } = setUp()
  const search = refuse('upstream_timeout', 504)
  t.match(await load({ url: directory, search }), {
    init: { status: 503 },
    data: { results: { state: 'failed' } },
  })
})

t.test('in the browser a new search is a promise, and a cached one is there at once', async (t) => {
  const { load, pass } = setUp()
  const first = await load({ url: directory, bar: `${origin}/` })
  const promised = 'results' in first ? first.results : null
  t.ok(promised instanceof Promise)
  t.match(await promised, { state: 'found' })
  pass(59_999)
  t.match(await load({ url: directory, bar: `${origin}/` }), { results: { state: 'found' } })
  pass(1)
  const stale = await load({ url: directory, bar: `${origin}/` })
  t.ok('results' in stale && stale.results instanceof Promise, 'after a minute it is asked for again')
})

t.test('Back shows the cached results, however old', async (t) => {
  const { load, pass } = setUp()
  const first = await load({ url: directory, bar: `${origin}/` })
  if ('results' in first) await first.results
  pass(3_600_000)
  const search = refuse('offline', 0)
  t.match(await load({ url: directory, bar: `${directory}#risultati`, search }), {
    results: { state: 'found' },
  })
})

t.test('a shared list loads its profiles', async (t) => {
  const { load } = setUp()
  const url = `${directory}?salvati=a,b`
  t.match(await load({ url }), {
    init: { status: 200 },
    data: { view: 'saved', results: { profiles: [{ link: 'a' }, { link: 'b' }] } },
  })
  const shown = await load({ url, bar: `${origin}/` })
  t.ok('results' in shown && shown.results instanceof Promise)
  const affiliate = refuse('upstream_failed', 502)
  t.match(await load({ url, affiliate }), { init: { status: 502 } })
})
