import type { Page } from 'playwright-core'
import t from 'tap'

import { launchBrowser, visitorsOf } from './browser.ts'
import { sharedSite } from './site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, reducedMotion: 'reduce' } as const
const reply = await fetch(`${site.origin}/api/affiliates?profession=Idraulico&city=MONZA+%28MB%29`)
const { affiliates } = (await reply.json()) as { affiliates: { link: string }[] }
const profile = `/incontra_professionisti/${affiliates[0]?.link}`

/** Opens a page whose scripts do not arrive before `release` is called. */
async function openWithSlowScripts(page: Page, path: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.unrouteAll()
  await page.route(/\/assets\/framework-[^/]+\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path)
  return {
    release,
    hydrated: () => page.locator('html[data-ready]').waitFor({ state: 'attached' }),
  }
}

await visitor(t, 'taps before hydration', phone, async (t, { page, requests }) => {
  await t.test('before hydration the menu opens, and typed text, a choice and the focus stay', async (t) => {
    const { release, hydrated } = await openWithSlowScripts(page, '/')
    t.same(
      requests.filter((url) => url.endsWith('.js')).map((url) => url.replace(/.*\/|-.*/g, '')),
      ['loader'],
      'no other script is fetched before an interaction',
    )
    await page.getByRole('button', { name: 'Apri il menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.waitFor()
    await menu.getByRole('button', { name: 'Chiudi il menu' }).tap()
    const city = page.getByRole('combobox', { name: 'Dove' })
    await city.pressSequentially('Mila')
    await page.getByLabel('Chi cerchi').selectOption('Idraulico')
    await city.focus()
    release()
    await hydrated()
    t.equal(await city.inputValue(), 'Mila')
    t.ok(await city.evaluate((field) => field === document.activeElement))
    await city.pressSequentially('no')
    await page
      .getByRole('option', { name: /^MILANO/ })
      .first()
      .tap()
    await page.getByRole('button', { name: 'Cerca' }).tap()
    await page.waitForURL(/profession=Idraulico/)
    t.match(page.url(), /city=MILANO/)
  })

  await t.test('a double tap on the save button before hydration saves the professional once', async (t) => {
    const { release, hydrated } = await openWithSlowScripts(page, profile)
    const save = page.getByRole('button', { name: 'Salva', exact: true })
    await save.tap()
    await save.tap()
    t.equal(await save.getAttribute('aria-busy'), 'true')
    t.equal(await save.getAttribute('aria-pressed'), 'false')
    release()
    await hydrated()
    await page.getByText('Vedi l’elenco dei salvati (1)').waitFor()
    t.equal(await save.getAttribute('aria-pressed'), 'true')
    t.equal(await save.getAttribute('aria-busy'), null)
  })

  await t.test('a tap on a service card before hydration opens the chat of that service', async (t) => {
    const { release } = await openWithSlowScripts(page, '/')
    await page.getByRole('link', { name: 'Bagno Dalle tubature alle piastrelle' }).tap()
    t.equal(new URL(page.url()).pathname, '/')
    release()
    await page.waitForURL('/scopri_quanto_costa/ristrutturazione_bagno')
    t.pass('the state of the link has arrived')
  })

  await t.test(
    'the recruitment page is read without scripts; a typed value and a tick before hydration count',
    async (t) => {
      requests.length = 0
      const { release, hydrated } = await openWithSlowScripts(page, '/professionisti/lavora_con_noi')
      t.same(
        requests.filter((url) => url.endsWith('.js')).map((url) => url.replace(/.*\/|-.*/g, '')),
        ['loader'],
      )
      await page.getByRole('textbox', { name: 'Valore del lavoro, IVA esclusa' }).fill('20.000')
      await page.getByRole('checkbox', { name: 'Partita IVA attiva' }).check()
      release()
      await hydrated()
      const results = page.getByRole('region', { name: 'Prova con un tuo lavoro' })
      await results.getByText('1.400,00').first().waitFor()
      await page.getByText('Mancano 3 documenti', { exact: true }).waitFor()
      t.ok(await page.getByRole('checkbox', { name: 'Partita IVA attiva' }).isChecked())
    },
  )
})

await visitor(
  t,
  'if the scripts do not load, the browser itself follows a tapped link',
  { ...phone, expected: /Failed to load resource/ },
  async (t, { page }) => {
    await page.route(/\/assets\/framework-[^/]+\.js$/, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('link', { name: 'Bagno Dalle tubature alle piastrelle' }).tap()
    await page.waitForURL('/scopri_quanto_costa')
    t.ok(await page.getByRole('heading', { level: 1 }).isVisible())
  },
)

await visitor(
  t,
  'a press whose scripts fail before its end is no lost press: the browser follows the link',
  { viewport: { width: 1280, height: 800 }, expected: /Failed to load resource/ },
  async (t, { page }) => {
    await page.route(/\/assets\/framework-[^/]+\.js$/, (route) => route.abort())
    await page.clock.install()
    await page.goto('/')
    const missing = page.waitForEvent('requestfailed')
    await page.getByRole('link', { name: 'Bagno Dalle tubature alle piastrelle' }).hover()
    await page.mouse.down()
    await missing
    await page.clock.runFor(500)
    t.equal(new URL(page.url()).pathname, '/', 'the page waits for the click')
    await page.mouse.up()
    await page.clock.runFor(1000)
    await page.waitForURL('/scopri_quanto_costa')
    t.ok(await page.getByRole('heading', { level: 1 }).isVisible())
  },
)
