import { brand } from '@mestieri/shared/brand.ts'
import { matchPageRoute } from '@mestieri/shared/pages.ts'
import t from 'tap'

import { checkLayouts, smallTargets } from '../accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { sharedSite } from '../site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const desktop = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const
const address = '/info/chi_siamo'

await visitor(
  t,
  'without scripts the page names the company and what it does and does not do, and each claim has a source or an example mark',
  { ...desktop, javaScriptEnabled: false },
  async (t, { page }) => {
    await page.goto(address)
    t.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Chi siamo')
    t.match(await page.getByRole('figure').first().innerText(), 'un’illustrazione, non una foto')
    const mission = await page.getByRole('region', { name: 'La nostra missione' }).innerText()
    const { value, sample, source } = brand.claims.professionals
    t.match(mission, value)
    t.match(mission, sample ? 'Dato di esempio' : `${source}. Dato al `)
    t.match(
      await page.getByRole('region', { name: 'Che cosa non facciamo' }).innerText(),
      /Non facciamo i lavori/,
    )
    const company = await page.getByRole('region', { name: 'La società' }).innerText()
    for (const fact of Object.values(brand.company)) {
      if (typeof fact === 'string') t.match(company, fact)
    }
    t.equal(company.includes('Dati di esempio'), brand.company.sample)
  },
)

await visitor(t, 'the page at a desk', desktop, async (t, { page }) => {
  await t.test(
    'the page has no accessibility or layout fault at any width, also in dark mode and at 320 px',
    async (t) => {
      await page.goto(address)
      await ready(page)
      await checkLayouts(t, page, 'the page')
      t.same(await smallTargets(page), [], 'targets of 44 px')
      await page.setViewportSize(desktop.viewport)
    },
  )

  await t.test('each of the eight services links to its estimate or to its professionals', async (t) => {
    const services = page.getByRole('region', { name: 'Di cosa ci occupiamo' }).getByRole('link')
    t.equal(await services.count(), 8)
    for (const link of await services.all()) {
      const url = new URL((await link.getAttribute('href')) ?? '', site.origin)
      t.ok(['chat', 'directory'].includes(matchPageRoute(url.pathname)?.id ?? ''), url.href)
      t.equal((await page.request.get(url.href)).status(), 200)
    }
    await services.filter({ hasText: 'Cartongesso' }).click()
    await page.waitForURL('/incontra_professionisti?profession=Cartongessista')
  })
})
