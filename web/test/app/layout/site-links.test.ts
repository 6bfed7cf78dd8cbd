import { municipalityList } from '@mestieri/shared/municipalities/list.ts'
import { matchPageRoute } from '@mestieri/shared/pages.ts'
import { landings } from '@mestieri/shared/services/landings.ts'
import t from 'tap'

import {
  currentValue,
  footerColumns,
  footerLists,
  mainLinks,
  proLinks,
} from '../../../src/app/layout/site-links.ts'

t.test('every link of header and footer leads to a page of the site', async (t) => {
  const footer = [...footerLists, ...footerColumns].flatMap(({ links: all }) => all)
  const links = [...Object.values(mainLinks), ...proLinks, ...footer]
  for (const { to } of links) t.ok(matchPageRoute(to.replace(/[?#].*$/, '')), to)
})

t.test('a page marks its own link, and a page within a section marks the section', async (t) => {
  t.equal(currentValue(mainLinks.directory, 'directory'), 'page')
  t.equal(currentValue(mainLinks.directory, 'profile'), 'true')
  t.equal(currentValue(mainLinks.directory, 'home'), undefined)
  t.equal(currentValue(mainLinks.home, undefined), undefined)
})

t.test('the footer links to the landings of all services and to eight towns of the list', async (t) => {
  const values = new Set(municipalityList().entries.map(({ value }) => value))
  const [services, towns] = footerLists.map(({ links }) => links)
  t.equal(services?.length, landings.length)
  t.equal(towns?.length, 8)
  for (const { to, label } of towns ?? []) {
    const city = new URL(to, 'https://site.example').searchParams.get('city') ?? ''
    t.ok(values.has(city), `${label}: ${city}`)
  }
})
