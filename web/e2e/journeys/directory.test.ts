import type { Page, Route } from 'playwright-core'
import t from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { announced, directoryPage, drawn, focused } from '../page-objects.ts'
import { sharedSite } from '../site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)

const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const
const directoryPath = '/incontra_professionisti'
const monza = 'profession=Idraulico&city=MONZA+%28MB%29'

await visitor(t, 'searches at a desk', desk, async (t, { page }) => {
  await t.test(
    'a city is found without accents, apostrophes and capitals, by keyboard and by mouse',
    async (t) => {
      const { city, suggestions, type, highlighted, heading } = directoryPage(page)
      await page.goto(directoryPath)
      await ready(page)
      const found = {
        forli: 'FORLÌ (FC)',
        laquila: "L'AQUILA (AQ)",
        'l’aquila': "L'AQUILA (AQ)",
        belvi: 'BELVÌ (NU)',
        roma: 'ROMA (RM)',
        verbano: 'Verbano-Cusio-Ossola',
      }
      for (const [text, wanted] of Object.entries(found)) {
        await type(text)
        await page.keyboard.press('ArrowDown')
        t.equal(await highlighted(), wanted, text)
        await page.keyboard.press('Escape')
        await suggestions.waitFor({ state: 'hidden' })
        t.equal(await city.inputValue(), text, 'Esc closes the list and leaves the text')
        await city.fill('')
      }
      await type('mo')
      await page.keyboard.press('Backspace')
      await suggestions.waitFor({ state: 'hidden' })
      t.equal(new URL(page.url()).search, '', 'nothing was searched yet')

      await city.fill('Mon')
      t.match(await suggestions.locator('..').innerText(), 'altri 451')
      await suggestions.getByRole('option', { name: 'MONOPOLI (BA)' }).click()
      await heading('Professionisti a Monopoli').waitFor()
      t.equal(await city.inputValue(), 'MONOPOLI (BA)')
    },
  )

  await t.test('within the site a page number beyond the last page becomes the last page', async (t) => {
    const { pager, cards } = directoryPage(page)
    await page.goto(`${directoryPath}?${monza}`)
    await ready(page)
    const entries = await page.evaluate(() => history.length)
    await page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, `${directoryPath}?${monza}&page_number=99`)
    await pager.getByText('2/2').waitFor()
    t.equal(await cards.count(), 6)
    t.equal(new URL(page.url()).search, `?${monza}&page_number=2`)
    t.equal(await page.evaluate(() => history.length), entries + 1, 'the history has one new entry')
  })

  await t.test(
    'after fast changes there and back the last filter counts, whatever answer arrives last',
    async (t) => {
      const { categories, results, heading, cards, cardLinks } = directoryPage(page)
      const choose = (profession: string) =>
        categories.getByRole('link', { name: profession, exact: true }).click()
      await page.goto(directoryPath)
      await ready(page)
      const answers = await holdAnswers(page)

      await choose('Idraulico')
      await heading('Idraulici in tutta Italia').waitFor()
      t.equal(await results.getAttribute('aria-busy'), 'true')
      await announced(page, 'Caricamento…')
      await choose('Elettricista')
      await heading('Elettricisti in tutta Italia').waitFor()
      await choose('Idraulico')
      await heading('Idraulici in tutta Italia').waitFor()
      await Promise.all([answers.held('Idraulico'), answers.held('Elettricista')])

      await answers.release('Idraulico')
      await cards.first().waitFor()
      const shown = await cardLinks.allInnerTexts()
      await answers.release('Elettricista')
      await drawn(page)
      t.same(await cardLinks.allInnerTexts(), shown, 'the late answer to the earlier filter is ignored')
      t.equal(new URL(page.url()).search, '?profession=Idraulico')
      t.ok(await heading('Idraulici in tutta Italia').isVisible())
      t.equal(await results.getAttribute('aria-busy'), 'false')
      await page.unrouteAll()
    },
  )

  await t.test(
    'an empty result has the text of the specification and three links, and no silently widened search',
    async (t) => {
      const { categories, results, cards, heading } = directoryPage(page)
      await page.goto(`${directoryPath}?city=ALBIATE+%28MB%29`)
      await ready(page)
      await categories.getByRole('link', { name: 'Parquettista' }).click()
      const nobody =
        'Oops... Sembra non ci siano ancora professionisti con questi criteri nel nostro network.'
      await results.getByRole('heading', { name: nobody, exact: true }).waitFor()
      await announced(page, 'Nessun professionista trovato')
      t.equal(await cards.count(), 0)
      const chat = results.getByRole('link', { name: 'Racconta il lavoro a Gino' })
      t.match(await chat.getAttribute('href'), '/scopri_quanto_costa')

      await results.getByRole('link', { name: 'Cerca a Monza (2)' }).click()
      await heading('Parquettisti a Monza').waitFor()
      await focused(heading('Parquettisti a Monza'))
      await cards.nth(1).waitFor()
      t.equal(await cards.count(), 2, 'the announced number of results')

      await page.goBack()
      await results.getByRole('link', { name: 'Togli la categoria' }).click()
      await heading('Professionisti ad Albiate').waitFor()
      await cards.first().waitFor()
      await page.goBack()
      await chat.click()
      await page.getByRole('heading', { level: 1, name: 'Ti faremo alcune domande' }).waitFor()
    },
  )
})

/** Delays the API's answers by profession until the test releases them. */
async function holdAnswers(page: Page) {
  const held = new Map<string, Route>()
  await page.route(
    (url) => url.pathname === '/api/affiliates',
    (route) => {
      held.set(new URL(route.request().url()).searchParams.get('profession') ?? '', route)
    },
  )
  return {
    async held(profession: string): Promise<void> {
      while (!held.has(profession)) await page.waitForEvent('request')
    },
    async release(profession: string): Promise<void> {
      const answered = page.waitForResponse((response) => response.url().includes(`profession=${profession}`))
      await held.get(profession)?.continue()
      await (await answered).finished()
    },
  }
}

let sharedLink = ''

await visitor(
  t,
  'two professionals are saved on two pages and compared, and their link is copied',
  { ...desk, permissions: ['clipboard-read', 'clipboard-write'] },
  async (t, { page }) => {
    const { cards, next } = directoryPage(page)
    await page.goto(`${directoryPath}?${monza}`)
    await ready(page)
    await cards
      .first()
      .getByRole('button', { name: /^Salva / })
      .click()
    await next.click()
    await page.waitForURL(/page_number=2/)
    await cards
      .last()
      .getByRole('button', { name: /^Salva / })
      .click()
    await announced(page, '2 salvati su 6')
    await page.getByRole('link', { name: 'Confronta' }).click()
    await page.getByRole('table').waitFor()
    t.equal(await page.getByRole('table').getByRole('columnheader').count(), 2)
    await page.getByRole('button', { name: /^Copia il link all’elenco/ }).click()
    await announced(page, /copiato/i)
    sharedLink = await page.evaluate(() => navigator.clipboard.readText())
    t.equal(sharedLink, page.url())
  },
)

await visitor(t, 'the copied link shows the same two side by side', desk, async (t, { page }) => {
  await page.goto(sharedLink)
  await ready(page)
  t.equal(await page.getByRole('table').getByRole('columnheader').count(), 2)
})
