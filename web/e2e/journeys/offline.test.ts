import t from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { directoryPage, topOf } from '../page-objects.ts'
import { sharedSite } from '../site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const
const offline = /ERR_INTERNET_DISCONNECTED|dynamically imported module/

await visitor(
  t,
  'a visitor without a connection',
  { ...desk, expected: offline },
  async (t, { page, context }) => {
    await t.test(
      'offline a page that was never opened shows the site’s message, not the browser’s',
      async (t) => {
        await page.goto('/incontra_professionisti')
        await ready(page)
        await page.waitForLoadState('networkidle')
        await context.setOffline(true)
        await page.getByRole('link', { name: 'Chi siamo' }).first().click()
        const message = page.getByText('Sembra che tu non sia in linea.')
        await message.waitFor()
        t.equal(await page.title(), 'Errore · Mestieri')
        t.equal(await page.getByRole('main').locator('img').count(), 0, 'no picture is requested')
        await page.getByRole('link', { name: 'Riprova' }).click()
        t.ok(await message.isVisible(), 'the page is not requested before the connection returns')
        await context.setOffline(false)
        await page.getByRole('heading', { level: 1, name: 'Chi siamo' }).waitFor()
      },
    )

    await t.test(
      'offline a profile shows a message, and it loads by itself when the connection returns',
      async (t) => {
        const { cards, cardLinks } = directoryPage(page)
        const notice = page.getByRole('banner').getByRole('status')
        await page.goto('/incontra_professionisti')
        await ready(page)
        await cardLinks.first().click()
        await page.waitForURL(/professionisti\/./)
        await page.goBack()
        await cards.first().waitFor()
        const name = (await cardLinks.nth(1).innerText()).replace(/: vedi il profilo$/, '').trim()
        await context.setOffline(true)
        await cardLinks.nth(1).click()
        await page.getByText('Sembra che tu non sia in linea.').waitFor()
        await notice.getByText('Non sei in linea').waitFor()
        const content = await topOf(page.getByRole('main'))
        const { y, height } = (await notice.boundingBox()) ?? { y: 0, height: 0 }
        t.ok(height > 0 && y + height <= content, 'the notice covers nothing')
        await context.setOffline(false)
        await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
        t.match(await page.title(), name)
        await notice.getByText('Sei di nuovo in linea').waitFor()
      },
    )
  },
)
