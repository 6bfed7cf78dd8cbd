import { pageRoute, pageRoutes } from '@mestieri/shared/pages.ts'
import t from 'tap'

import { socialPictures } from '../../../src/app/document-head/social-pictures.ts'
import { socialTags } from '../../../src/app/document-head/social-tags.ts'
import { structuredData, structuredDataTags } from '../../../src/app/document-head/structured-data.ts'

const origin = 'https://esempio.it'

t.test('a page without data of its own tells the way to it', async (t) => {
  const route = pageRoute('ranking')
  t.match(structuredData({ route, pathname: route.path, data: undefined, origin }), [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/` },
        { position: 2, name: route.title, item: origin + route.path },
      ],
    },
  ])
})

t.test('what search engines may not list says nothing', async (t) => {
  const hidden = pageRoutes.filter(({ indexable }) => !indexable)
  t.ok(hidden.length > 10)
  for (const route of hidden) {
    t.same(structuredData({ route, pathname: route.path, data: undefined, origin }), [], route.id)
  }
})

t.test('a search that failed, found nobody or is not settled says nothing', async (t) => {
  const route = pageRoute('directory')
  const search = { profession: 'Idraulico', city: '', page: 1, pageSize: 6 }
  for (const results of [{ state: 'empty', capital: null }, { state: 'failed' }, Promise.resolve()]) {
    const data = { view: 'search', search, results }
    t.same(structuredData({ route, pathname: route.path, data, origin }), [])
  }
  t.same(structuredData({ route, pathname: route.path, data: { view: 'saved' }, origin }), [])
})

t.test('no text ends the element that it stands in', async (t) => {
  const tags = structuredDataTags([{ name: '</script><script>alert(1)</script>' }])
  t.equal(tags.match(/<\/?script/g)?.length, 2)
  t.match(tags, /\\u003c\/script>/)
  const [picture] = socialPictures
  if (!picture) throw new Error('no picture')
  const page = { title: '"><b>', description: 'Caldaie & co.', canonicalPath: '/' }
  t.match(socialTags(page, picture, origin), 'content="&quot;&gt;&lt;b&gt;"')
  t.match(socialTags(page, picture, origin), 'content="Caldaie &amp; co."')
})
