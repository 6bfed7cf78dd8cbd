import { pageRoute, pageRoutes } from '@mestieri/shared/pages.ts'
import t from 'tap'

import { socialPictures } from '../../../src/app/document-head/social-pictures.ts'
import { socialTags } from '../../../src/app/document-head/social-tags.ts'
import { structuredData, structuredDataTags } from '../../../src/app/document-head/structured-data.ts'

const origin = 'https://esempio.it'

t.test('a page without data has breadcrumbs', async (t) => {
  const route = pageRoute('ranking')
  t.match(structuredData({ route, pathname: route.path, data: undefined, origin, samples: false }), [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/` },
        { position: 2, name: route.title, item: origin + route.path },
      ],
    },
  ])
})

t.test('a page that must not be indexed has no structured data', async (t) => {
  const hidden = pageRoutes.filter(({ indexable }) => !indexable)
  t.ok(hidden.length > 10)
  for (const route of hidden) {
    t.same(
      structuredData({ route, pathname: route.path, data: undefined, origin, samples: false }),
      [],
      route.id,
    )
  }
})

t.test('pages with sample professionals have no structured data, other pages do', async (t) => {
  const search = { profession: 'Idraulico', city: '', page: 1, pageSize: 6 }
  const page = {
    affiliates: [{ link: 'rossi', shopName: 'Rossi' }],
    totalAffiliates: 1,
    totalPages: 1,
    page: 1,
  }
  const data = { view: 'search', search, results: { state: 'found', page: { ...page, pageSize: 6 } } }
  const route = pageRoute('directory')
  const drawn = { route, pathname: route.path, data, origin }
  t.match(JSON.stringify(structuredData({ ...drawn, samples: false })), '"name":"Rossi"')
  t.same(structuredData({ ...drawn, samples: true }), [])
  const ranking = pageRoute('ranking')
  const other = { route: ranking, pathname: ranking.path, data: undefined, origin }
  t.same(structuredData({ ...other, samples: true }), structuredData({ ...other, samples: false }))
})

t.test('a search that failed, is empty or is pending has no structured data', async (t) => {
  const route = pageRoute('directory')
  const search = { profession: 'Idraulico', city: '', page: 1, pageSize: 6 }
  for (const results of [{ state: 'empty', capital: null }, { state: 'failed' }, Promise.resolve()]) {
    const data = { view: 'search', search, results }
    t.same(structuredData({ route, pathname: route.path, data, origin, samples: false }), [])
  }
  t.same(structuredData({ route, pathname: route.path, data: { view: 'saved' }, origin, samples: false }), [])
})

t.test('no text can end the script element', async (t) => {
  const tags = structuredDataTags([{ name: '</script><script>alert(1)</script>' }])
  t.equal(tags.match(/<\/?script/g)?.length, 2)
  t.match(tags, /\\u003c\/script>/)
  const [picture] = socialPictures
  if (!picture) throw new Error('no picture')
  const page = { title: '"><b>', description: 'Caldaie & co.', canonicalPath: '/' }
  t.match(socialTags(page, picture, origin), 'content="&quot;&gt;&lt;b&gt;"')
  t.match(socialTags(page, picture, origin), 'content="Caldaie &amp; co."')
})
