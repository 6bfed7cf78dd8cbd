import { brand } from '@mestieri/shared/brand.ts'
import t from 'tap'

import { axeFindings, sidewaysScroll } from './accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from './browser.ts'
import { focused } from './page-objects.ts'
import { sharedSite } from './site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const desktop = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const

// The journeys share one visit, because loading the page takes most of the time.
await visitor(
  t,
  'the home page',
  { ...desktop, viewport: { width: 1280, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] },
  async (t, { page }) => {
    await page.goto('/')
    await ready(page)

    await t.test(
      'a view has one primary action, and 32 px lie between the search and the house',
      async (t) => {
        const inHeader = page.getByRole('banner').getByRole('link', { name: 'Scopri quanto costa' })
        const inHero = page.getByRole('main').getByRole('link', { name: 'Scopri quanto costa' }).first()
        t.ok(await inHero.isVisible())
        t.notOk(await inHeader.isVisible(), 'the header hides its button while the hero shows the same one')
        const search = await page.getByRole('search').boundingBox()
        const house = await page.getByRole('img', { name: /^Modellino di una casa/ }).boundingBox()
        t.ok(search && house && house.x - search.x - search.width >= 32)
        await page
          .getByRole('heading', { name: 'Dall’idea al cantiere in tre passi' })
          .scrollIntoViewIfNeeded()
        await inHeader.waitFor()
      },
    )

    await page.setViewportSize(desktop.viewport)

    await t.test('every figure has a source and a date, or is marked as an example', async (t) => {
      const numbers = page.getByRole('region', { name: 'Mestieri in numeri' })
      const claims = Object.values(brand.claims)
      const words = await numbers.innerText()
      for (const { value } of claims) t.match(words, value)
      const sources = claims.filter(({ sample }) => !sample).map(({ source }) => `${source}. Dato al `)
      const notes = await numbers.getByRole('listitem').allInnerTexts()
      t.equal(notes.length, new Set(sources).size)
      for (const source of sources) t.ok(notes.some((note) => note.includes(source)))
      const examples = await numbers.getByText('Dato di esempio', { exact: true }).count()
      t.equal(examples, claims.filter(({ sample }) => sample).length)
    })

    await t.test('with the embedded upstream each review is marked as an example', async (t) => {
      const reviews = page.getByRole('region', { name: 'Com’è andata, raccontato da loro' })
      t.match(await reviews.innerText(), 'persone e parole sono inventate')
      const each = await reviews.getByRole('listitem').allInnerTexts()
      t.equal(each.length, 3)
      for (const review of each) t.match(review, /5 stelle su 5[\s\S]*20\d\d[\s\S]*Esempio/)
    })

    await t.test('one question is open at a time, and a second press closes it', async (t) => {
      const questions = page.getByRole('region', { name: 'Domande frequenti' })
      const open = () => questions.locator('details[open] summary').allInnerTexts()
      t.same(await open(), ['Quanto costa usare Mestieri?'])
      await questions.getByText('Chi è Gino?').click()
      t.same(await open(), ['Chi è Gino?'])
      await questions.getByText('Chi è Gino?').click()
      t.same(await open(), [])
    })

    await t.test('the choose-us button scrolls to the top and moves the focus', async (t) => {
      await page.getByRole('button', { name: 'Torna su e comincia' }).click()
      await page.waitForFunction(() => scrollY === 0)
      await focused(page.getByRole('heading', { level: 1 }))
      t.pass('the heading has the focus')
    })

    await t.test('the contact section links to a chat with a person and copies the number', async (t) => {
      const links = await page.getByRole('link', { name: /WhatsApp/ }).all()
      t.equal(links.length, 2)
      for (const link of links)
        t.match(await link.getAttribute('href'), /^https:\/\/wa\.me\/393000000000\?text=Ciao/)
      await page.getByRole('button', { name: 'Copia il numero' }).click()
      await page.getByRole('button', { name: /^Copiato/ }).waitFor()
      t.equal(await page.evaluate(() => navigator.clipboard.readText()), '+393000000000')
    })

    await t.test(
      'the page has no accessibility or layout fault at any width, in light and dark mode',
      async (t) => {
        for (const width of [320, 375, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          t.ok((await sidewaysScroll(page)) <= 0, `nothing scrolls sideways at ${width} px`)
        }
        await page.emulateMedia({ colorScheme: 'dark' })
        t.same(await axeFindings(page), [], 'axe in the dark')
      },
    )

    await t.test('a service card opens the cost estimator, which gets all its data', async (t) => {
      const card = page.getByRole('link', { name: 'Bagno Dalle tubature alle piastrelle' })
      t.equal(await card.getAttribute('href'), '/scopri_quanto_costa')
      await card.click()
      await page.waitForURL('/scopri_quanto_costa/ristrutturazione_bagno')
      const state = await page.evaluate(() => (history.state as { usr: unknown }).usr)
      t.match(state, {
        title: 'Bagno',
        service_label: 'Ristr. Bagno',
        service_url: '/scopri_quanto_costa/ristrutturazione_bagno',
        img: 'bagno',
        assistant: 'ristrutturazione_bagno',
      })
      await page.goBack()
      await page.waitForURL('/')
      t.pass('Back returns to the home page without a loop')
    })
  },
)

await visitor(
  t,
  'BR-07: the browser refuses a script that was changed after the build, and the page stays complete',
  { ...desktop, expected: /integrity/ },
  async (t, { page, problems }) => {
    for (const script of ['loader', 'index']) {
      await page.route(new RegExp(`/assets/${script}-[^/]+\\.js$`), async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: `${await response.text()}\ndocument.title = 'changed'` })
      })
      const refused = page.waitForEvent('console', (message) =>
        /Failed to find a valid digest/.test(message.text()),
      )
      await page.goto('/', { waitUntil: 'load' })
      // The other scripts load at the first interaction.
      await page.keyboard.press('Tab')
      await refused
      t.not(await page.title(), 'changed')
      t.equal(await page.locator('html[data-ready]').count(), 0, `no script has run: ${script}`)
      t.ok(problems.some((problem) => /Failed to find a valid digest/.test(problem)))
      // The missing main script makes the page reload once.
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.unrouteAll()
    }
  },
)

await visitor(
  t,
  'without scripts the page is complete, and questions open',
  { ...desktop, javaScriptEnabled: false },
  async (t, { page }) => {
    await page.goto('/')
    await page.getByText('La stima in chat è un preventivo?').click()
    t.ok(await page.getByText('No, è un’indicazione').isVisible())
    t.equal(
      await page.getByRole('button', { name: 'Torna su e comincia' }).count(),
      0,
      'nothing that does nothing',
    )
  },
)
