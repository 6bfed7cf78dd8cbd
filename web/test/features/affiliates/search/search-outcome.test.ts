import type { AffiliateCard, AffiliatePage, AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
import { municipalityList } from '@mestieri/shared/municipalities/list.ts'
import { createMunicipalitySearch } from '@mestieri/shared/municipalities/search.ts'
import t from 'tap'

import { searchOutcome } from '../../../../src/features/affiliates/search/search-outcome.ts'

const search: AffiliateSearch = { profession: 'Idraulico', city: 'LISSONE (MB)', page: 1, pageSize: 6 }
const list = createMunicipalitySearch(municipalityList())
const municipalities = () => Promise.resolve(list)

function pageOf(total: number, page = 1): AffiliatePage {
  const totalPages = Math.ceil(total / 6)
  const shown = page <= totalPages ? [{ link: 'a' } as AffiliateCard] : []
  return { affiliates: shown, totalAffiliates: total, totalPages, page, pageSize: 6 }
}

function refusal(code: string): Error {
  const problem = { type: 'about:blank', title: code, status: 502, code, detail: 'Non va.', requestId: 'r' }
  return Object.assign(new Error(code), { problem })
}

const refuse =
  (code: string, when: (wanted: AffiliateSearch) => boolean = () => true) =>
  async (wanted: AffiliateSearch) => {
    if (when(wanted)) throw refusal(code)
    return pageOf(0)
  }

t.test('a page with professionals is found', async (t) => {
  const outcome = await searchOutcome(search, { read: async () => pageOf(7), municipalities })
  t.same(outcome, { state: 'found', page: pageOf(7) })
})

t.test('a page beyond the last one gives the last page number', async (t) => {
  const outcome = await searchOutcome(
    { ...search, page: 9 },
    { read: async () => pageOf(7, 9), municipalities },
  )
  t.same(outcome, { state: 'beyond', lastPage: 2 })
})

t.test('an empty result searches the province’s capital for the same trade', async (t) => {
  const asked: AffiliateSearch[] = []
  const read = async (wanted: AffiliateSearch) => {
    asked.push(wanted)
    return wanted.city === 'MONZA (MB)' ? pageOf(9) : pageOf(0)
  }
  const outcome = await searchOutcome(search, { read, municipalities })
  t.same(outcome, { state: 'empty', capital: { city: 'MONZA (MB)', total: 9 } })
  t.same(asked, [search, { ...search, city: 'MONZA (MB)' }], 'exactly one more call')
})

t.test(
  'no capital is suggested without results there, if it was searched itself, or without a city',
  async (t) => {
    for (const city of ['LISSONE (MB)', 'MONZA (MB)', 'Ogliastra', '']) {
      const outcome = await searchOutcome(
        { ...search, city },
        { read: async () => pageOf(0), municipalities },
      )
      t.same(outcome, { state: 'empty', capital: null }, city)
    }
  },
)

t.test('an empty result stays empty if the search in the capital fails', async (t) => {
  const read = refuse('upstream_failed', (wanted) => wanted.city === 'MONZA (MB)')
  t.same(await searchOutcome(search, { read, municipalities }), { state: 'empty', capital: null })
})

t.test('a failed search does not count as an empty result', async (t) => {
  const read = refuse('upstream_timeout')
  const outcome = await searchOutcome(search, { read, municipalities })
  t.match(outcome, { state: 'failed', problem: { code: 'upstream_timeout', detail: 'Non va.' } })
})

t.test('a city that the API rejects has suggestions', async (t) => {
  const read = refuse('validation_failed')
  const outcomeOf = (city: string) => searchOutcome({ ...search, city }, { read, municipalities })
  t.same(await outcomeOf('calliano'), {
    state: 'unknown-city',
    shared: true,
    suggestions: ['CALLIANO (TN)', 'CALLIANO MONFERRATO (AT)'],
  })
  const nearest = { state: 'unknown-city', shared: false, suggestions: ['MONZA (MB)'] }
  t.same(await outcomeOf('mnza'), nearest, 'a typing error')
  t.same(await outcomeOf('MONZA (MI)'), nearest, 'a former province code')
  t.same(await outcomeOf('qwxk'), { state: 'unknown-city', shared: false, suggestions: [] })
})

t.test('an unknown city has no suggestions if the list does not load', async (t) => {
  const read = refuse('validation_failed')
  const outcome = await searchOutcome(search, {
    read,
    municipalities: () => Promise.reject(new Error('offline')),
  })
  t.same(outcome, { state: 'unknown-city', shared: false, suggestions: [] })
})

t.test('an error that is no API error is thrown', async (t) => {
  const broken = { read: () => Promise.reject(new TypeError('x is undefined')), municipalities }
  await t.rejects(searchOutcome(search, broken), TypeError)
})
