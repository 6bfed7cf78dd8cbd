import type { AffiliateCard } from '@mestieri/shared/contracts/affiliates.ts'
import t from 'tap'

import { resultList, searchCrumbs } from '../../../../src/features/affiliates/search/structured-data.ts'
import { breadcrumbs } from '../../../../src/lib/structured-data/breadcrumbs.ts'

const origin = 'https://esempio.it'
const search = { profession: 'Idraulico', city: 'MONZA (MB)', page: 2, pageSize: 6 }
const searchUrl = 'https://esempio.it/incontra_professionisti?profession=Idraulico&city=MONZA+%28MB%29'

t.test('the breadcrumbs lead from home to the search', async (t) => {
  t.match(breadcrumbs(searchCrumbs(search), origin), {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://esempio.it/' },
      { position: 2, name: 'I nostri professionisti', item: 'https://esempio.it/incontra_professionisti' },
      { position: 3, name: 'Idraulici a Monza', item: searchUrl },
    ],
  })
  t.equal(
    searchCrumbs({ ...search, profession: '', city: '' }).length,
    2,
    'no third breadcrumb without a filter',
  )
})

t.test('positions count across all pages', async (t) => {
  const cards = [
    { link: 'a', shopName: 'Uno' } as AffiliateCard,
    { link: 'b', shopName: 'Due' } as AffiliateCard,
  ]
  const page = { affiliates: cards, totalAffiliates: 8, totalPages: 2, page: 2, pageSize: 6 }
  t.match(resultList(search, page, origin), {
    numberOfItems: 8,
    itemListElement: [
      { position: 7, name: 'Uno', url: 'https://esempio.it/incontra_professionisti/a' },
      { position: 8, name: 'Due', url: 'https://esempio.it/incontra_professionisti/b' },
    ],
  })
})
