import { landingContents } from '@mestieri/shared/services/landing-contents.ts'
import { landings } from '@mestieri/shared/services/landings.ts'
import type { Page } from 'playwright-core'
import t from 'tap'

import { atRest, axeFindings, checkLayouts, sidewaysScroll, smallTargets } from './accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from './browser.ts'
import { sharedSite } from './site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const desktop = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const
const phone = { viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' } as const
const estimator = '/scopri_quanto_costa'

const advert =
  'utm_source=motore&utm_medium=cpc&utm_campaign=tetti&utm_term=rifare+il+tetto&utm_content=b&gclid=Xy1&fbclid=no'

/** The navigation state that the previous page passed on. */
function routeState(page: Page): Promise<unknown> {
  return page.evaluate(() => (history.state as { usr?: unknown } | null)?.usr)
}

function structuredTypes(page: Page): Promise<string[]> {
  return page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent)['@type']))
}

await visitor(
  t,
  'every service has a landing page that is complete without scripts: headline, prices with sources, questions',
  { ...desktop, javaScriptEnabled: false },
  async (t, { page }) => {
    for (const { slug } of landings) {
      await page.goto(`/servizi/${slug}`)
      t.equal(await page.getByRole('heading', { level: 1 }).innerText(), landingContents[slug].title)
      const prices = page.getByRole('figure', { name: /^Quanto costa/ })
      t.match(await prices.innerText(), /€[\s\S]*Fonti: [\s\S]*Listino indicativo v\d+, \w+ 20\d\d/, slug)
      t.match(await page.getByRole('region', { name: 'Cosa incide sul prezzo' }).innerText(), /CAF/)
      t.same(await structuredTypes(page), ['Service', 'BreadcrumbList', 'FAQPage'])
      t.equal(
        await page.locator('link[rel=canonical]').getAttribute('href'),
        `${site.origin}/servizi/${slug}`,
      )
      await page.setViewportSize({ width: 320, height: 900 })
      t.ok((await sidewaysScroll(page)) <= 0, `'${slug}' reflows at 320 px`)
      await page.setViewportSize(desktop.viewport)
    }
  },
)

await visitor(t, 'a desk', { ...desktop, expected: /status of 404/ }, async (t, { page }) => {
  await t.test('the campaign is passed on to the estimator and survives a reload and a detour', async (t) => {
    const landing = `${site.origin}/servizi/ristrutturazione_tetto?${advert}`
    const campaign = {
      utm_source: 'motore',
      utm_medium: 'cpc',
      utm_campaign: 'tetti',
      utm_term: 'rifare il tetto',
      utm_content: 'b',
      gclid: 'Xy1',
      full_url: landing,
    }
    await page.goto(landing)
    await ready(page)
    const start = page.getByRole('link', { name: 'Scopri Quanto Costa', exact: true }).first()
    t.equal(await start.getAttribute('href'), estimator)
    await start.click()
    await page.waitForURL(`${estimator}/ristrutturazione_tetto`)
    t.match(await routeState(page), { title: 'Tetto', campaign_data: campaign })

    await page.goto(`${estimator}?utm_source=altro`)
    await page.reload()
    await ready(page)
    await page.getByRole('link', { name: 'Caldaia' }).click()
    await page.waitForURL(`${estimator}/caldaia`)
    t.same(
      ((await routeState(page)) as { campaign_data: unknown }).campaign_data,
      campaign,
      'the first campaign is kept',
    )
  })

  await t.test('an unknown service is not found', async (t) => {
    const response = await page.goto('/servizi/piscina')
    t.equal(response?.status(), 404)
    await page.getByText('Oops... La pagina che hai cercato non è disponibile.').waitFor()
  })

  await t.test('each price row explains its source', async (t) => {
    await page.goto('/servizi/ristrutturazione_tetto')
    await page.getByText('Come otteniamo i prezzi').click()
    const method = page.locator('details', { hasText: 'Come otteniamo i prezzi' })
    const rows = await method.getByRole('listitem').allInnerTexts()
    t.equal(rows.length, landingContents.ristrutturazione_tetto.prices.rows.length)
    for (const row of rows)
      t.match(row, /€[\s\S]*(?:\(20\d\d\)|senza data|stima nostra)[\s\S]*IVA 10\s% compresa, senza IVA/)
  })

  await t.test(
    'a landing page has no accessibility or layout fault at any width, in light and dark mode',
    async (t) => {
      await page.goto('/servizi/caldaia')
      await ready(page)
      await page.getByText('Come otteniamo i prezzi').click()
      await checkLayouts(t, page, 'the page')
    },
  )
})

await visitor(
  t,
  'a link clicked before hydration keeps the campaign',
  { ...desktop, expected: /ERR_FAILED/ },
  async (t, { page, context }) => {
    await context.route('**/*.js', (route) =>
      page.url().includes('/servizi/') ? route.abort() : route.continue(),
    )
    await page.goto(`/servizi/caldaia?utm_source=motore`, { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Scopri Quanto Costa', exact: true }).first().click()
    await page.waitForURL(estimator)
    await ready(page)
    await page.getByRole('link', { name: 'Tinteggiatura' }).click()
    await page.waitForURL(`${estimator}/tinteggiatura`)
    t.match(await routeState(page), { campaign_data: { utm_source: 'motore' } })
  },
)

await visitor(
  t,
  'on phones a second button appears when the first one has scrolled out of view',
  { ...phone, reducedMotion: 'no-preference' },
  async (t, { page }) => {
    await page.goto('/servizi/serramenti')
    await ready(page)
    const buttons = page.getByRole('link', { name: 'Scopri Quanto Costa', exact: true })
    const second = buttons.nth(1)
    // At most one button is in view; a hidden one has no role.
    await second.waitFor({ state: 'detached' })
    t.ok(await buttons.first().isVisible())
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await second.waitFor()
    await atRest(page)
    const box = await second.boundingBox()
    t.ok(box && box.y + box.height <= 812 && box.y > 700, 'at the lower edge')
  },
)

await visitor(t, 'a phone', phone, async (t, { page }) => {
  await t.test(
    'on phones what makes the price is a row that the keyboard scrolls, and the page has at most six screens',
    async (t) => {
      await page.goto('/servizi/ristrutturazione_bagno')
      await ready(page)
      const row = page.getByRole('list', { name: 'Cosa incide sul prezzo' })
      await row.focus()
      await page.keyboard.press('ArrowRight')
      await page.waitForFunction((list) => list && list.scrollLeft > 0, await row.elementHandle())
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      t.ok(height <= 6 * phone.viewport.height, `${height} px`)
      t.same(await axeFindings(page), [])
      await page.setViewportSize(desktop.viewport)
      await row.and(page.locator(':not([tabindex])')).waitFor()
      await page.setViewportSize(phone.viewport)
    },
  )

  await t.test(
    'the chooser shows the four services, and the consent entry instead of menu and footer',
    async (t) => {
      await page.goto(estimator)
      await ready(page)
      const main = page.getByRole('main')
      const tiles = main.getByRole('list').first().getByRole('link')
      t.same(await tiles.allInnerTexts(), ['Ristrutturazione', 'Tinteggiatura', 'Serramenti', 'Caldaia'])
      t.equal(await page.getByRole('button', { name: 'Apri il menu' }).count(), 0)
      t.equal(await page.getByRole('contentinfo').count(), 0)
      t.same(await axeFindings(page), [])
      t.same(await smallTargets(page), [], 'targets of 44 px')
      await page.getByRole('button', { name: 'Modifica consenso cookie' }).click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await tiles.first().click()
      await page.waitForURL(`${estimator}/ristrutturazione`)
      t.match(await routeState(page), { title: 'Ristrutturazione', service_label: 'Ristrutturazione' })
    },
  )
})
