import type { Locator, Page } from 'playwright-core'
import t, { type Test } from 'tap'

import { launchBrowser, ready, visitorsOf } from './browser.ts'
import { announced, directoryPage, focused, titled } from './page-objects.ts'
import { sharedSite } from './site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)

const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const
const phone = { viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' } as const
const directory = '/incontra_professionisti'
const monza = `${directory}?profession=Idraulico&city=MONZA+%28MB%29`
const cityError = 'Scegli un comune dall’elenco'

async function open(page: Page, path: string): Promise<ReturnType<typeof directoryPage>> {
  await page.goto(path)
  await ready(page)
  return directoryPage(page)
}

function parameters(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams)
}

await visitor(t, 'a desk', desk, async (t, { page, requests }) => {
  await t.test('the city field works by keyboard alone', async (t) => {
    const finder = await open(page, directory)
    const { city, heading } = finder
    await finder.type('laquil')
    await page.keyboard.press('Enter')
    await heading('Quale comune intendevi?').waitFor()
    await page.getByText(cityError).first().waitFor()
    t.equal(await city.getAttribute('aria-invalid'), 'true')
    await focused(city)

    await page.keyboard.press('ArrowDown')
    t.equal(await finder.highlighted(), "L'AQUILA (AQ)", 'accents and apostrophes are optional')
    await page.keyboard.press('Escape')
    await page.keyboard.type('a')
    await page.keyboard.press('Enter')
    await heading('Professionisti a L’Aquila').waitFor()
    t.same(parameters(page), { city: "L'AQUILA (AQ)" }, 'any spelling of the name finds the town')
    t.equal(await page.getByText(cityError).count(), 0)

    await page.getByRole('button', { name: 'Cancella il comune' }).click()
    await heading('I nostri professionisti').waitFor()
    t.same(parameters(page), {})
    await focused(city)
  })

  await t.test('wide windows filter by cards, and a filter can be removed by keyboard', async (t) => {
    const { categories, categorySelect } = await open(page, monza)
    t.notOk(await categorySelect.isVisible())
    const names = await categories.getByRole('listitem').allInnerTexts()
    t.equal(names.length, 12)
    t.same(
      names,
      names.toSorted((a, b) => a.localeCompare(b, 'it')),
      'in alphabetical order',
    )
    const current = categories.locator('[aria-current]')
    t.equal(await current.innerText(), 'Idraulico')
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.reload()
    await ready(page)
    const last = categories.getByRole('link', { name: 'Serramentista' })
    for (const link of [last, current]) {
      await link.focus()
      t.ok(await inWindow(link), 'the row scrolls to the focused category')
    }
    await page.setViewportSize(desk.viewport)
    await filterStory(t, page)
  })

  await t.test('a URL with invalid values is corrected in the page and in the address bar', async (t) => {
    const corrected: readonly (readonly [string, string])[] = [
      ['?page_number=0', ''],
      ['?page_number=-1', ''],
      ['?page_number=abc', ''],
      ['?page_size=9999', '?page_size=48'],
      ['?profession=idraulico&city=monza', '?profession=Idraulico&city=MONZA+%28MB%29'],
      ['?profession=Astronauta&utm_source=prova', '?utm_source=prova'],
      [
        '?profession=Idraulico&city=MONZA+%28MB%29&page_number=99',
        '?profession=Idraulico&city=MONZA+%28MB%29&page_number=2',
      ],
    ]
    // The server redirects: one of the addresses is loaded, and the redirects of the others are followed.
    for (const [given, shown] of corrected) {
      const reply = await page.request.get(directory + given)
      t.equal(reply.url(), site.origin + directory + shown, given)
      t.match(await reply.text(), '<article', `${given} shows professionals`)
    }
    const [given = '', shown] = corrected.at(-1) ?? []
    const { cards } = await open(page, directory + given)
    t.equal(page.url(), site.origin + directory + shown)
    t.ok((await cards.count()) > 0)
  })

  await t.test('after fast changes the last filter counts', async (t) => {
    const { categories, heading, cards } = await open(page, directory)
    const held: (() => void)[] = []
    await page.route(/api\/affiliates\?profession=Idraulico/, async (route) => {
      await new Promise<void>((resolve) => void held.push(resolve))
      await route.continue()
    })
    await categories.getByRole('link', { name: 'Idraulico' }).click()
    await heading('Idraulici in tutta Italia').waitFor()
    await announced(page, 'Caricamento…')
    t.equal(await directoryPage(page).results.getAttribute('aria-busy'), 'true')
    t.equal(await cards.count(), 0, 'no old result is below the new heading')
    await categories.getByRole('link', { name: 'Giardiniere' }).click()
    await titled(page, `Giardinieri in tutta Italia – ${await countIn(page, 'Giardiniere')}`)
    for (const release of held) release()
    await page.waitForLoadState('networkidle')
    t.match(await cards.first().innerText(), /giardin|verd/i)
    await heading('Giardinieri in tutta Italia').waitFor()
    await page.unrouteAll()
  })

  await t.test('the next page is prefetched', async (t) => {
    const finder = await open(page, monza)
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /affiliates\?.*page=2/.test(name)),
    )
    const before = requests.filter((url) => url.includes('/api/affiliates?')).length
    await finder.next.click()
    await finder.pager.getByText('2/2').waitFor()
    t.equal(await finder.cards.count(), 6)
    t.equal(requests.filter((url) => url.includes('/api/affiliates?')).length, before)
  })
})

await visitor(
  t,
  'the list of towns is loaded on first focus, and if it is missing the server checks the city',
  { ...desk, expected: /Failed to load|net::ERR|status of/ },
  async (t, { page, requests }) => {
    await page.route(/\/assets\/list-/, (route) => route.abort())
    const { city, heading } = await open(page, directory)
    t.notOk(
      requests.some((url) => url.includes('/assets/list-')),
      'nothing is typed yet',
    )
    await city.click()
    await page.keyboard.type('monza')
    await page.getByText('Elenco dei comuni non disponibile').first().waitFor()
    t.ok(requests.some((url) => url.includes('/assets/list-')))
    await page.keyboard.press('Enter')
    await heading('Professionisti a Monza').waitFor()
    t.same(parameters(page), { city: 'MONZA (MB)' })
  },
)

/** Whether an element is inside the window, between its left and right edge. */
function inWindow(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return left >= 0 && right <= innerWidth
  })
}

async function filterStory(t: Test, page: Page): Promise<void> {
  const { heading, categories, categorySelect, pager, results } = await open(page, `${monza}&page_number=2`)
  await pager.getByText('2/2').waitFor()
  const choose = async (trade: string) => {
    if (await categorySelect.isVisible()) {
      await categorySelect.selectOption(trade)
      return
    }
    await categories.getByRole('link', { name: trade }).click()
  }
  await choose('Impresa Edile')
  await heading('Imprese edili a Monza').waitFor()
  t.same(
    parameters(page),
    { profession: 'Impresa Edile', city: 'MONZA (MB)' },
    'a filter change returns to page 1',
  )
  await choose('Tutte le categorie')
  await heading('Professionisti a Monza').waitFor()
  t.same(parameters(page), { city: 'MONZA (MB)' })

  if (await categorySelect.isVisible()) {
    await page.getByRole('button', { name: 'Cancella il comune' }).click()
    await heading('I nostri professionisti').waitFor()
  } else {
    await results.getByRole('link', { name: 'Togli il filtro Monza (MB)' }).focus()
    await page.keyboard.press('Enter')
    await focused(heading('I nostri professionisti'))
  }
  t.same(parameters(page), {})
  await announced(page, '1.500 professionisti trovati')
}

await visitor(t, 'a phone', phone, async (t, { page }) => {
  await t.test('narrow windows filter by a select with the same effect', async (t) => {
    const { categories } = await open(page, monza)
    t.notOk(await categories.isVisible())
    await filterStory(t, page)
  })

  await t.test('a result shows its other towns without leaving the list', async (t) => {
    const { cards } = await open(page, monza)
    const more = cards.getByRole('button', { name: /^Mostra altri \d+ comuni$/ }).first()
    t.equal(await more.getAttribute('aria-expanded'), 'false')
    const target = await more.boundingBox()
    t.ok(target && target.width >= 44 && target.height >= 44, 'a target of 44 px')
    await more.click()
    const less = cards.getByRole('button', { name: 'Mostra meno comuni' }).first()
    t.equal(await less.getAttribute('aria-expanded'), 'true')
    t.equal(page.url(), site.origin + monza)
    t.match(await cards.first().innerText(), 'Ha sede a Monza')
  })
})

async function countIn(page: Page, profession: string): Promise<string> {
  const reply = await page.request.get(`/api/affiliates?profession=${profession}`)
  const { totalAffiliates } = (await reply.json()) as { totalAffiliates: number }
  return `${totalAffiliates} professionisti`
}
