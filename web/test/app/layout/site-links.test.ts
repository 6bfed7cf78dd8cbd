import { matchPageRoute } from '@mestieri/shared/pages.ts'
import t from 'tap'

import { currentValue, footerColumns, mainLinks, proLinks } from '../../../src/app/layout/site-links.ts'

t.test('every link of header and footer leads to a page of the site', async (t) => {
  const links = [...Object.values(mainLinks), ...proLinks, ...footerColumns.flatMap(({ links: all }) => all)]
  for (const { to } of links) t.ok(matchPageRoute(to.replace(/[?#].*$/, '')), to)
})

t.test('a page marks its own link, and a page within a section marks the section', async (t) => {
  t.equal(currentValue(mainLinks.directory, 'directory'), 'page')
  t.equal(currentValue(mainLinks.directory, 'profile'), 'true')
  t.equal(currentValue(mainLinks.directory, 'home'), undefined)
  t.equal(currentValue(mainLinks.home, undefined), undefined)
})
