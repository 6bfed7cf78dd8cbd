import { setTimeout } from 'node:timers/promises'

import type { Page } from 'playwright-core'
import t from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { announced, directoryPage } from '../page-objects.ts'
import { startSite } from '../site.ts'

const [site, browser] = await Promise.all([startSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)

const directoryPath = '/incontra_professionisti'
const warm = `${directoryPath}?profession=Idraulico&city=MONZA+%28MB%29`
const healedWithinMs = 6000
/** The pause of a visitor who presses again and again: without it, browser and server draw the same error all the time. */
const pressAgainMs = 100

const failure = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Errore', exact: true }),
  retry: page.getByRole('link', { name: 'Riprova' }),
})

await visitor(
  t,
  'during an upstream outage cached pages still work, others show an error, and they recover by themselves',
  {
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    expected: /status of 50\d/,
  },
  async (t, { page }) => {
    const directory = directoryPage(page)
    const { heading, retry } = failure(page)
    await page.goto(warm)
    await ready(page)
    const shown = await directory.cardLinks.allInnerTexts()
    await directory.cardLinks.first().click()
    await page.waitForURL(/professionisti\/[^?]+$/)
    const profile = page.url()
    const name = (shown[0] ?? '').replace(/: vedi il profilo$/, '').trim()
    const profileHeading = page.getByRole('heading', { level: 1, name, exact: true })
    await profileHeading.waitFor()
    await page.goBack()
    await directory.cards.first().waitFor()

    await site.upstream.stop()
    site.advanceClock(120_000)

    await t.test('cached pages are served by URL and by link', async (t) => {
      const reply = await page.request.get(`/api/affiliates?profession=Idraulico&city=MONZA+%28MB%29`)
      t.match([reply.status(), reply.headers()['x-cache']], [200, 'stale'])
      t.equal((await page.goto(warm))?.status(), 200)
      await ready(page)
      t.same(await directory.cardLinks.allInnerTexts(), shown)
      await directory.cardLinks.first().click()
      await page.waitForURL(profile)
      await profileHeading.waitFor()
      t.equal((await page.goto(profile))?.status(), 200)
      await ready(page)
      await profileHeading.waitFor()
      // Through a click, so that the browser requests it again.
      await page.getByRole('link', { name: 'Idraulici a Monza' }).first().click()
      await directory.heading('Idraulici a Monza').waitFor()
      t.same(await directory.cardLinks.allInnerTexts(), shown)
    })

    await t.test('an unreadable profile is an error with a retry, not a redirect home', async (t) => {
      await directory.cardLinks.nth(3).click()
      await heading.waitFor()
      t.ok(await retry.isVisible())
      t.match(new URL(page.url()).pathname, /^\/incontra_professionisti\/./)
      const reply = await page.goto(page.url())
      t.ok(reply && reply.status() >= 500, `status ${reply?.status()}`)
      await ready(page)
      t.ok(await heading.isVisible())
      t.ok(await retry.isVisible())
    })

    await t.test('a search that is not cached shows Errore and not an empty result', async (t) => {
      const reply = await page.goto(`${directoryPath}?profession=Parquettista`)
      t.ok(reply && reply.status() >= 500, `status ${reply?.status()}`)
      await ready(page)
      t.ok(await heading.isVisible())
      await directory.categories.getByRole('link', { name: 'Elettricista' }).click()
      await directory.heading('Elettricisti in tutta Italia').waitFor()
      await announced(page, /^Errore$/)
      t.ok(await retry.isVisible())
      t.equal(await page.getByText('Sembra non ci siano ancora').count(), 0)
      t.ok(await page.getByRole('link', { name: /@/ }).first().isVisible(), 'the support contact is shown')
    })

    await t.test('after the outage Riprova recovers within 6 s, also with an open circuit', async (t) => {
      const cold = Array.from({ length: 20 }, (_, index) =>
        fetch(`${site.origin}/api/affiliates?profession=Pulizie&page=${index + 1}`),
      )
      t.ok((await Promise.all(cold)).every(({ status }) => status >= 500))
      await site.upstream.start()
      const back = performance.now()
      await retry.click()
      while ((await directory.cards.count()) === 0) {
        // The page also repeats a refused request itself, so the link may be gone before it is pressed again.
        if (await retry.isVisible()) await retry.click({ timeout: healedWithinMs }).catch(() => undefined)
        await setTimeout(pressAgainMs)
      }
      const tookMs = Math.round(performance.now() - back)
      t.ok(tookMs < healedWithinMs, `healed after ${tookMs} ms`)
      t.equal(await directory.cards.count(), 6)
      await announced(page, 'professionisti trovati')
    })
  },
)
