import { pageRoute, pageRoutes } from '@mestieri/shared/pages.ts'
import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'

import { axeFindings, sidewaysScroll } from '../accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { chatPage } from '../chat/chat-page.ts'
import { startSite } from '../site.ts'
import { type Answer, createReader, located, metaOf, textOf } from './documents.ts'
import { addressesOf, someProfessionals } from './site-pages.ts'

const [site, browser] = await Promise.all([startSite(t, { environment: { DEMO: 'true' } }), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const get = createReader(site.origin)
const [professional = { link: '', shopName: '' }] = await someProfessionals(get)
const words = 'Sito dimostrativo: non offre servizi reali.'
const directory = '/incontra_professionisti'

function checkDemonstration(t: Test, path: string, { headers, text }: Answer): void {
  t.ok(textOf(text).trim().startsWith(words), `${path}: the bar comes first`)
  t.equal(text.match(/class="demonstration"/g)?.length, 1)
  t.equal(headers.get('x-robots-tag'), 'noindex, noarchive', path)
  t.match(metaOf(text, 'robots') ?? 'noindex', 'noindex', 'the document does not contradict the header')
}

await t.test('every page is marked as a demonstration and as noindex', async (t) => {
  for (const route of pageRoutes) {
    for (const path of addressesOf(route, professional)) checkDemonstration(t, path, await get(path))
  }
  for (const [path, status] of [
    ['/boh', 404],
    ['/%E0%A4%A', 404],
    [`${directory}/nessuno-di-nessun-posto`, 404],
    [`${directory}?city=boh`, 422],
  ] as const) {
    const answer = await get(path)
    t.equal(answer.status, status, path)
    checkDemonstration(t, path, answer)
  }
})

await t.test('robots.txt disallows everything, and the sitemap is empty', async (t) => {
  t.equal((await get('/robots.txt')).text, 'User-agent: *\nDisallow: /\n')
  for (const path of ['/sitemap.xml', '/sitemap-pages.xml']) {
    const { status, headers, text } = await get(path)
    t.equal(status, 200, path)
    t.match(headers.get('content-type'), 'application/xml')
    t.same(located(text), [])
  }
})

/** Top and bottom of an element in the window. */
async function edges(
  page: Page,
  selector: string,
): Promise<{ readonly top: number; readonly bottom: number }> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top, bottom }
    })
}

const bar = '.demonstration'

const windows = [
  [320, 640, 'light'],
  [375, 812, 'light'],
  [375, 812, 'dark'],
  [768, 1024, 'dark'],
  [1280, 900, 'light'],
  [1280, 900, 'dark'],
] as const
/** In these axe looks, for both layouts and both schemes, as in `checkLayouts`. */
const checked = new Set(['light 375', 'dark 1280'])

await visitor(
  t,
  'the bar is slim, stays in sight and covers nothing, in every window and both schemes',
  { reducedMotion: 'reduce' },
  async (t, { page }) => {
    // Each page is loaded once, because loading takes longer than the checks.
    const inEachWindow = async (check: (where: string, height: number) => Promise<void>) => {
      for (const [width, height, colorScheme] of windows) {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme })
        await check(`${colorScheme} ${width}`, height)
      }
    }
    for (const path of ['/', `${directory}/${professional.link}`, pageRoute('trial').path]) {
      await page.goto(path)
      await ready(page)
      await inEachWindow(async (window) => {
        const where = `${path}, ${window} px`
        await page.evaluate(() => scrollTo(0, 0))
        if (checked.has(window)) t.same(await axeFindings(page, { bestPractice: true }), [], where)
        t.equal(await sidewaysScroll(page), 0, where)
        const shown = await edges(page, bar)
        t.equal(shown.top, 0, where)
        t.ok(shown.bottom <= 48, `${where}: ${shown.bottom} px`)
        t.equal((await edges(page, '#root header')).top, shown.bottom, `${where}: the header begins below it`)
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        t.same(await edges(page, bar), shown, `${where}: it stays`)
        t.equal((await edges(page, '#root header')).top, shown.bottom, `${where}: and the header below it`)
      })
    }
    await chatPage(page).openChat('caldaia')
    await inEachWindow(async (window, height) => {
      t.ok((await edges(page, 'textarea')).bottom <= height, `the chat field is visible, ${window} px`)
    })
  },
)

await visitor(
  t,
  'without scripts the bar is shown, and hydration does not move it',
  { viewport: { width: 375, height: 812 }, javaScriptEnabled: false },
  async (t, { page }) => {
    await page.goto('/')
    const drawn = await edges(page, 'h1')
    t.match(await page.locator(bar).innerText(), words)
    const scripted = await browser.newPage({ viewport: { width: 375, height: 812 }, locale: 'it-IT' })
    await scripted.goto(site.origin)
    await ready(scripted)
    t.same(await edges(scripted, 'h1'), drawn)
    await scripted.close()
  },
)

await visitor(
  t,
  'the bar is printed, and the bank-transfer page says not to pay',
  { viewport: { width: 688, height: 1000 }, reducedMotion: 'reduce' },
  async (t, { page }) => {
    await page.goto(pageRoute('trial').path)
    await ready(page)
    await page.getByRole('checkbox', { name: /Ho almeno 18 anni/ }).check()
    const kit = page.getByRole('region', { name: 'Dati del bonifico' })
    const text = await kit.innerText()
    t.ok(text.indexOf('Non fare bonifici') < text.indexOf('IBAN'))
    await page.emulateMedia({ media: 'print' })
    t.ok(await page.locator(bar).isVisible())
    t.ok(await kit.getByText('Non fare bonifici').first().isVisible())
  },
)

await t.test('an error page is marked as a demonstration as well', async (t) => {
  await site.upstream.stop()
  // A page that was not requested before, because cached ones are still served.
  const path = `${directory}?profession=Parquettista&city=BARI+%28BA%29`
  const answer = await get(path)
  t.ok(answer.status >= 500, String(answer.status))
  checkDemonstration(t, path, answer)
})
