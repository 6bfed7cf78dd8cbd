import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { announced, directoryPage, focused } from '../page-objects.ts'
import { sharedSite } from '../site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)

const desk = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const
const phone = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const
const directory = '/incontra_professionisti'
/** The browser logs a document with this status as an error. */
const unprocessable = /status of 422/

const searchButton = (page: Page) => page.getByRole('button', { name: 'Cerca', exact: true })

function parameters(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams)
}

async function open(page: Page, path: string): Promise<ReturnType<typeof directoryPage>> {
  await page.goto(path)
  await ready(page)
  return directoryPage(page)
}

const names: Readonly<Record<string, readonly [heading: string, city: string]>> = {
  monza: ['Professionisti a Monza', 'MONZA (MB)'],
  forli: ['Professionisti a Forlì', 'FORLÌ (FC)'],
  Monza: ['Professionisti a Monza', 'MONZA (MB)'],
  'MONZA (MB)': ['Professionisti a Monza', 'MONZA (MB)'],
  'reggio emilia': ['Professionisti a Reggio nell’Emilia', "REGGIO NELL'EMILIA (RE)"],
  bozen: ['Professionisti a Bolzano', 'BOLZANO (BZ)'],
  "l' aquila": ['Professionisti a L’Aquila', "L'AQUILA (AQ)"],
  'verbano cusio ossola': ['Professionisti nel Verbano-Cusio-Ossola', 'Verbano-Cusio-Ossola'],
}

async function searchedByEnter(t: Test, page: Page, name: string): Promise<void> {
  const { type, highlighted, city: field, heading } = directoryPage(page)
  const [title, city] = names[name] ?? []
  await type(name)
  t.equal(await highlighted(), null, 'no suggestion is selected')
  await page.keyboard.press('Enter')
  await heading(title ?? '').waitFor()
  t.same(parameters(page), { city }, name)
  t.equal(await field.inputValue(), city)
}

await visitor(t, 'a desk', { ...desk, expected: unprocessable }, async (t, { page }) => {
  await t.test(
    'the same text asks the same question again, and the chosen town fills the field again',
    async (t) => {
      const { city, heading } = await open(page, `${directory}?city=qwxk`)
      const entries = await page.evaluate(() => history.length)
      await city.fill('qwx')
      t.equal(
        await page.getByText('Scegli un comune dall’elenco').count(),
        0,
        'a changed text shows no error yet',
      )
      await city.fill('qwxk')
      await searchButton(page).click()
      await page.getByText('Scegli un comune dall’elenco').first().waitFor()
      t.equal(await page.evaluate(() => history.length), entries, 'the current page adds no history entry')

      await city.fill('Monza')
      await page.keyboard.press('Enter')
      await heading('Professionisti a Monza').waitFor()
      await city.fill('monza')
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => document.querySelector('input')?.value === 'MONZA (MB)')
      t.equal(await page.evaluate(() => history.length), entries + 1)
    },
  )

  await t.test(
    'a form that is sent twice adds one history entry, and Back returns to the form',
    async (t) => {
      const { city, heading, cards } = await open(page, '/')
      const entries = await page.evaluate(() => history.length)
      await city.fill('monza')
      await searchButton(page).dblclick()
      await heading('Professionisti a Monza').waitFor()
      await cards.first().waitFor()
      t.equal(await page.evaluate(() => history.length), entries + 1)
      await page.reload()
      await ready(page)
      t.same(parameters(page), { city: 'MONZA (MB)' })
      t.equal(await city.inputValue(), 'MONZA (MB)')
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: /La migliore offerta/ }).waitFor()
      t.equal(new URL(page.url()).pathname, '/')
      await open(page, directory)
      const before = await page.evaluate(() => history.length)
      await city.fill('castro')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await heading('Quale comune intendevi?').waitFor()
      t.equal(await page.evaluate(() => history.length), before + 1)
      await page.goBack()
      await heading('I nostri professionisti').waitFor()
      t.equal(await city.inputValue(), '')
    },
  )

  await t.test(
    'on the home page Enter on a unique town name shows its results, also while the list is open',
    async (t) => {
      const { city } = await open(page, '/')
      for (const name of ['monza', 'Monza', 'MONZA (MB)', 'forli']) {
        await city.fill('')
        await searchedByEnter(t, page, name)
        await page.goBack()
        await page.getByRole('heading', { level: 1, name: /La migliore offerta/ }).waitFor()
      }
    },
  )

  await t.test('in the directory a unique town name shows its results, in several searches', async (t) => {
    const { city } = await open(page, directory)
    for (const name of Object.keys(names)) {
      await city.fill('')
      await searchedByEnter(t, page, name)
    }
  })

  await t.test('a shared name and a mistyped one lead to the question which town is meant', async (t) => {
    const { city, results, heading } = await open(page, '/')
    await page.getByRole('combobox', { name: 'Chi cerchi' }).selectOption('Idraulico')
    await city.fill('castro')
    await searchButton(page).click()
    await announced(page, 'Più comuni con questo nome')
    const both = results.getByRole('link', { name: /^Castro/ })
    t.same(await both.allInnerTexts(), ['Castro (BG)', 'Castro (LE)'])
    await question(t, page, 'castro', 'Castro (LE)')

    for (const [typed, meant] of [
      ['mnza', 'Monza (MB)'],
      ['roam', 'Roma (RM)'],
      ['bologan', 'Bologna (BO)'],
    ] as const) {
      await city.fill(typed)
      await page.keyboard.press('Enter')
      await results.getByText(`«${typed}» non è nell’elenco dei comuni`).waitFor()
      await announced(page, 'Comune non trovato')
      t.same(parameters(page), { profession: 'Idraulico', city: typed })
      await question(t, page, typed, meant)
    }

    await city.fill('bologna')
    await page.keyboard.press('Enter')
    await heading('Idraulici a Bologna').waitFor()
    t.equal(await page.getByText('Scegli un comune dall’elenco').count(), 0)
  })

  await t.test('a URL with a typed town name leads to the town or to the question', async (t) => {
    const address = `${site.origin}${directory}?profession=Idraulico&city=MONZA+%28MB%29&page_size=12`
    const { heading } = await open(page, `${directory}?city=monza&page_size=12&profession=Idraulico`)
    await heading('Idraulici a Monza').waitFor()
    t.equal(page.url(), address)
    // The other spellings lead to the page that is loaded: their redirects are followed without loading it again.
    for (const name of ['Monza+(MB)', 'MONZA+mb', '%20mon+za', 'Monza+%28mi%29']) {
      const reply = await page.request.get(`${directory}?city=${name}&page_size=12&profession=Idraulico`)
      t.equal(reply.status(), 200, name)
      t.equal(reply.url(), address, name)
    }
    for (const [name, link] of [
      ['castro', 'Castro (BG)'],
      ['mnza', 'Monza (MB)'],
    ] as const) {
      const answer = await page.goto(`${directory}?profession=Idraulico&city=${name}`)
      t.equal(answer?.status(), 422, name)
      await ready(page)
      await question(t, page, name, link)
      await page.reload()
      await ready(page)
      t.same(parameters(page), { profession: 'Idraulico', city: name })
    }
    const api = await page.request.get('/api/affiliates?city=monza')
    t.equal(api.status(), 422, 'the API only accepts values of the list')
  })

  await t.test('a late list does not navigate a visitor who has left the page', async (t) => {
    const held: (() => void)[] = []
    await page.route(/\/assets\/list-/, async (route) => {
      await new Promise<void>((resolve) => void held.push(resolve))
      await route.continue()
    })
    const { city } = await open(page, '/')
    await city.fill('monza')
    await page.keyboard.press('Enter')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chi siamo' }).click()
    await page.waitForURL('**/info/chi_siamo')
    await focused(page.getByRole('heading', { level: 1 }))
    // A search that was not cancelled would request its results as soon as the list arrives.
    const asked = page.waitForRequest(/\/api\/affiliates/, { timeout: 2000 })
    for (const release of held) release()
    await t.rejects(asked)
    t.equal(new URL(page.url()).pathname, '/info/chi_siamo')
  })
})

await visitor(
  t,
  'on a phone a typed and a pasted name are searched with a tap and with the selected trade',
  { ...phone, permissions: ['clipboard-read', 'clipboard-write'] },
  async (t, { page }) => {
    const { city, suggestions, heading } = await open(page, '/')
    await page.getByRole('combobox', { name: 'Chi cerchi' }).selectOption('Idraulico')
    await city.tap()
    await page.keyboard.type('monza')
    await suggestions.waitFor()
    await searchButton(page).tap()
    await heading('Idraulici a Monza').waitFor()
    t.same(parameters(page), { profession: 'Idraulico', city: 'MONZA (MB)' })

    await open(page, `${directory}?page_size=12`)
    await page.evaluate(() => navigator.clipboard.writeText('  citta di\u00A0Castello\n'))
    await city.tap()
    await page.keyboard.press('Control+V')
    await searchButton(page).tap()
    await heading('Professionisti a Città di Castello').waitFor()
    t.same(parameters(page), { city: 'CITTÀ DI CASTELLO (PG)', page_size: '12' })

    await city.fill('monza')
    await suggestions.getByRole('option', { name: 'MONZA (MB)' }).tap()
    await heading('Professionisti a Monza').waitFor()
    t.same(parameters(page), { city: 'MONZA (MB)', page_size: '12' }, 'a suggestion has the same result')
  },
)

/** Types a text that does not identify one town, answers the question and goes back. */
async function question(t: Test, page: Page, text: string, answer: string): Promise<void> {
  const { city, results, heading } = directoryPage(page)
  await heading('Quale comune intendevi?').waitFor()
  t.equal(await city.inputValue(), text, 'the typed text stays')
  t.equal(await city.getAttribute('aria-invalid'), 'true')
  t.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex, follow')
  await results.getByRole('link', { name: answer, exact: true }).click()
  await heading(`Idraulici a ${answer.replace(/ \(..\)$/, '')}`).waitFor()
  await page.goBack()
  await heading('Quale comune intendevi?').waitFor()
  t.equal(await city.inputValue(), text, 'also after going back')
}

await visitor(
  t,
  'without scripts the forms of both pages accept any name',
  { ...phone, javaScriptEnabled: false, expected: unprocessable },
  async (t, { page }) => {
    const { heading, results } = directoryPage(page)
    const city = page.getByLabel('Dove')
    await page.goto('/')
    await page.getByLabel('Chi cerchi').selectOption('Idraulico')
    await city.fill('FORLI’')
    await searchButton(page).tap()
    await heading('Idraulici a Forlì').waitFor()
    t.same(parameters(page), { profession: 'Idraulico', city: 'FORLÌ (FC)' })
    await page.goto(`${directory}?page_size=12`)
    await city.fill('roam')
    await searchButton(page).tap()
    await heading('Quale comune intendevi?').waitFor()
    t.equal(await city.inputValue(), 'roam')
    await results.getByRole('link', { name: 'Roma (RM)' }).tap()
    await heading('Professionisti a Roma').waitFor()
    t.same(parameters(page), { city: 'ROMA (RM)', page_size: '12' })
    await city.fill('Peglio')
    await searchButton(page).tap()
    await results.getByText('«Peglio» può essere più di un comune').waitFor()
    t.equal(await results.getByRole('link', { name: /^Peglio/ }).count(), 2)
  },
)
