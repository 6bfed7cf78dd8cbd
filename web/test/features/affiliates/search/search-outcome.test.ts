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

t.test('a page behind the last one says which that is', async (t) => {
  const outcome = await searchOutcome(
    { ...search, page: 9 },
    { read: async () => pageOf(7, 9), municipalities },
  )
  t.same(outcome, { state: 'beyond', lastPage: 2 })
})

t.test('an empty result looks for the trade in the capital of the province', async (t) => {
  const asked: AffiliateSearch[] = []
  const read = async (wanted: AffiliateSearch) => {
    asked.push(wanted)
    return wanted.city === 'MONZA (MB)' ? pageOf(9) : pageOf(0)
  }
  const outcome = await searchOutcome(search, { read, municipalities })
  t.same(outcome, { state: 'empty', capital: { city: 'MONZA (MB)', total: 9 } })
  t.same(asked, [search, { ...search, city: 'MONZA (MB)' }], 'one call more, no other')
})

t.test(
  'the capital is left out where nobody is there, where it was asked for, and without a city',
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

t.test('an empty result stays one when the capital cannot be asked', async (t) => {
  const read = refuse('upstream_failed', (wanted) => wanted.city === 'MONZA (MB)')
  t.same(await searchOutcome(search, { read, municipalities }), { state: 'empty', capital: null })
})

t.test('a failure is never an empty result', async (t) => {
  const read = refuse('upstream_timeout')
  const outcome = await searchOutcome(search, { read, municipalities })
  t.match(outcome, { state: 'failed', problem: { code: 'upstream_timeout', detail: 'Non va.' } })
})

t.test('a city that the API does not know comes with what it may have meant', async (t) => {
  const read = refuse('validation_failed')
  const outcomeOf = (city: string) => searchOutcome({ ...search, city }, { read, municipalities })
  t.same(await outcomeOf('calliano'), {
    state: 'unknown-city',
    shared: true,
    suggestions: ['CALLIANO (TN)', 'CALLIANO MONFERRATO (AT)'],
  })
  const nearest = { state: 'unknown-city', shared: false, suggestions: ['MONZA (MB)'] }
  t.same(await outcomeOf('mnza'), nearest, 'a slip of the finger')
  t.same(await outcomeOf('MONZA (MI)'), nearest, 'an older sign')
  t.same(await outcomeOf('qwxk'), { state: 'unknown-city', shared: false, suggestions: [] })
})

t.test('without the list an unknown city has no suggestions', async (t) => {
  const read = refuse('validation_failed')
  const outcome = await searchOutcome(search, {
    read,
    municipalities: () => Promise.reject(new Error('offline')),
  })
  t.same(outcome, { state: 'unknown-city', shared: false, suggestions: [] })
})

t.test('a fault of the code is not taken for one of the data', async (t) => {
  const broken = { read: () => Promise.reject(new TypeError('x is undefined')), municipalities }
  await t.rejects(searchOutcome(search, broken), TypeError)
})
