import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'

import { launchBrowser, ready, type Visit, visitorsOf } from '../browser.ts'
import { announced, directoryPage, focused, lightbox, titled, topOf } from '../page-objects.ts'
import { sharedSite } from '../site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)

const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const
const phone = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const

const pageTwo = '/incontra_professionisti?profession=Idraulico&city=MONZA+%28MB%29&page_number=2'

async function chooseTrade(page: Page): Promise<void> {
  const { categories, categorySelect } = directoryPage(page)
  if (await categorySelect.isVisible()) await categorySelect.selectOption('Idraulico')
  else await categories.getByRole('link', { name: 'Idraulico' }).click()
}

async function search(t: Test, page: Page): Promise<void> {
  const directory = directoryPage(page)
  await page.goto('/')
  await ready(page)
  t.equal(await page.title(), 'La migliore offerta per i lavori di casa · Mestieri')
  await page.getByRole('main').getByRole('link', { name: 'I nostri professionisti' }).first().click()
  await titled(page, 'I nostri professionisti')
  await focused(page.getByRole('heading', { level: 1 }))
  await announced(page, 'I nostri professionisti · Mestieri')
  await announced(page, '1.500 professionisti trovati')

  await directory.type('Mon')
  await announced(page, '461 comuni trovati')
  await page.keyboard.press('ArrowDown')
  t.equal(await directory.highlighted(), 'MONZA (MB)')
  await page.keyboard.press('Enter')
  await directory.heading('Professionisti a Monza').waitFor()
  t.equal(await directory.city.inputValue(), 'MONZA (MB)')

  await chooseTrade(page)
  await directory.heading('Idraulici a Monza').waitFor()
  await announced(page, '12 professionisti trovati')
  await titled(page, 'Idraulici a Monza – 12 professionisti')
  t.equal(await directory.cards.count(), 6)
  t.match(await directory.pager.innerText(), '1/2')
  t.equal(await directory.previous.getAttribute('aria-disabled'), 'true')

  await directory.next.click()
  await page.waitForURL(pageTwo)
  await titled(page, 'Idraulici a Monza – 12 professionisti, pagina 2')
  await focused(directory.heading('Idraulici a Monza'))
  t.match(await directory.pager.innerText(), '2/2')
  t.equal(await directory.next.getAttribute('aria-disabled'), 'true')
}

/** Index on page 2 of the last professional with several photos. */
async function withPhotos(page: Page): Promise<number> {
  const reply = await page.request.get('/api/affiliates?profession=Idraulico&city=MONZA+%28MB%29&page=2')
  const { affiliates } = (await reply.json()) as { affiliates: { workPictures: string[] }[] }
  return affiliates.findLastIndex(({ workPictures }) => workPictures.length > 1)
}

async function zoom(t: Test, page: Page): Promise<void> {
  const { dialog, count } = lightbox(page)
  const thumbnail = page.getByRole('button', { name: /^Ingrandisci l’illustrazione 1 di/ })
  await thumbnail.focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  t.match(await count(), /^Illustrazione 1 di \d/)
  // A box of another ratio than its picture's shows bars beside it.
  await page.waitForFunction(
    () => {
      const image = document.querySelector<HTMLImageElement>('dialog[open] img[data-current]')
      if (!image?.complete || image.naturalHeight === 0) return false
      const bars = image.clientWidth * image.naturalHeight - image.clientHeight * image.naturalWidth
      return Math.abs(bars) <= 2 * image.naturalHeight
    },
    undefined,
    { polling: 100 },
  )
  await page.keyboard.press('ArrowRight')
  t.match(await count(), /^Illustrazione 2 di \d/)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await focused(thumbnail)
  await page.waitForFunction(() => !history.state?.overlay)
}

async function mainStory(t: Test, { page }: Visit): Promise<void> {
  const directory = directoryPage(page)
  await search(t, page)

  const card = directory.cards.nth(await withPhotos(page))
  const link = card.getByRole('link', { name: /: vedi il profilo$/ })
  const name = (await card.getByRole('heading').innerText()).replace(/: vedi il profilo$/, '').trim()
  await card.scrollIntoViewIfNeeded()
  const before = await topOf(card)
  await link.click()
  await page.waitForURL(/\/incontra_professionisti\/[^?]+$/)
  const heading = page.getByRole('heading', { level: 1, name, exact: true })
  await focused(heading)
  t.match(await page.title(), name)
  await announced(page, name)
  t.equal(await page.evaluate(() => scrollY), 0, 'a new page is scrolled to the top')
  await zoom(t, page)

  await page.goBack()
  await page.waitForURL(pageTwo)
  await link.waitFor()
  const after = await topOf(card)
  t.ok(Math.abs(after - before) <= 100, `the same card at the same place: ${before} px, then ${after} px`)
  t.equal((await card.getByRole('heading').innerText()).replace(/: vedi il profilo$/, '').trim(), name)
  t.match(await directory.pager.innerText(), '2/2')

  await page.reload()
  await ready(page)
  t.equal(page.url(), site.origin + pageTwo)
  t.equal(await directory.city.inputValue(), 'MONZA (MB)')
  t.match(await directory.pager.innerText(), '2/2')
  t.ok(await link.isVisible(), 'the same results after a reload')

  await page.goBack()
  await directory.pager.getByText('1/2').waitFor()
  await page.goBack()
  await directory.heading('Professionisti a Monza').waitFor()
  await page.goForward()
  await directory.heading('Idraulici a Monza').waitFor()
  await directory.pager.getByText('1/2').waitFor()
}

await visitor(t, 'desktop: city, trade, page 2, profile, zoom, and back to the same card', desk, mainStory)
await visitor(t, 'phone: city, trade, page 2, profile, zoom, and back to the same card', phone, mainStory)

await visitor(
  t,
  'a profile can be shared by link and prints on one sheet with a light background',
  { ...desk, colorScheme: 'dark', permissions: ['clipboard-read', 'clipboard-write'] },
  async (t, { page }) => {
    // The browser has no share dialog of its own; printing is simulated.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    const reply = await page.request.get('/api/affiliates?profession=Elettricista&pageSize=1')
    const { affiliates } = (await reply.json()) as { affiliates: { link: string }[] }
    const path = `/incontra_professionisti/${affiliates[0]?.link}`
    await page.goto(path)
    await ready(page)
    await page.getByRole('button', { name: 'Condividi' }).click()
    await announced(page, 'Link copiato')
    t.equal(await page.evaluate(() => navigator.clipboard.readText()), site.origin + path)

    await page.getByRole('button', { name: 'Stampa' }).click()
    await page.locator('html[data-printed]').waitFor({ state: 'attached' })
    await page.emulateMedia({ media: 'print' })
    const code = page.getByRole('img', { name: 'Codice QR che apre questo profilo' })
    await code.waitFor()
    const heading = page.getByRole('heading', { level: 1 })
    t.equal(await heading.evaluate((element) => getComputedStyle(element).color), 'rgb(34, 27, 22)')
    for (const role of ['banner', 'contentinfo', 'button', 'navigation'] as const) {
      const shown = await page
        .getByRole(role)
        .filter({ hasNot: page.locator('img'), visible: true })
        .count()
      t.equal(shown, 0, `no ${role}`)
    }
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    t.equal(sheets?.length, 1)
  },
)

await visitor(
  t,
  'a phone without scripts',
  { ...phone, javaScriptEnabled: false, expected: /status of 422/ },
  async (t, { page }) => {
    await t.test('without scripts the search form, page 2 and a profile work', async (t) => {
      const directory = directoryPage(page)
      await page.goto('/')
      await page.getByRole('combobox', { name: 'Chi cerchi' }).selectOption('Idraulico')
      await page.getByRole('textbox', { name: 'Dove' }).or(directory.city).fill('monza')
      await page.getByRole('button', { name: 'Cerca' }).click()
      await directory.heading('Idraulici a Monza').waitFor()
      t.match(new URL(page.url()).searchParams.get('city'), 'MONZA (MB)', 'the name was completed')
      t.equal(await directory.cards.count(), 6)

      await directory.city.fill('Lissone')
      await directory.categorySelect.selectOption('Imbianchino')
      await page.getByRole('button', { name: 'Cerca' }).click()
      await directory.heading('Imbianchini a Lissone').waitFor()

      await directory.city.fill('MONZA (MB)')
      await directory.categorySelect.selectOption('Idraulico')
      await page.getByRole('button', { name: 'Cerca' }).click()
      await directory.next.click()
      await page.waitForURL(pageTwo)
      t.match(await directory.pager.innerText(), '2/2')
      const name = (await directory.cardLinks.first().innerText()).replace(/: vedi il profilo$/, '').trim()
      await directory.cardLinks.first().click()
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
      for (const part of ['Chi sono', 'Servizi', 'Dove lavora']) {
        t.ok(await page.getByRole('heading', { level: 2, name: part }).isVisible(), part)
      }
      t.ok(await page.getByRole('link', { name: 'Chiedi un preventivo' }).last().isVisible())
    })

    await t.test('without scripts an unknown city shows a message and links to similar names', async (t) => {
      const directory = directoryPage(page)
      await page.goto('/incontra_professionisti')
      await directory.city.fill('mon')
      await page.getByRole('button', { name: 'Cerca' }).click()
      await directory.heading('Quale comune intendevi?').waitFor()
      t.ok(await page.getByText('Scegli un comune dall’elenco').first().isVisible())
      t.equal(await directory.city.inputValue(), 'mon', 'the typed text stays')
      await directory.results.getByRole('link', { name: 'Monza (MB)' }).click()
      await directory.heading('Professionisti a Monza').waitFor()

      await directory.city.fill('Monzza')
      await page.getByRole('button', { name: 'Cerca' }).click()
      await page.getByText('«Monzza» non è nell’elenco dei comuni').waitFor()
      t.ok(
        await directory.results.getByRole('link', { name: 'Monza (MB)' }).isVisible(),
        'the most similar name',
      )

      await directory.city.fill('Qwxk')
      await page.getByRole('button', { name: 'Cerca' }).click()
      await page.getByText('«Qwxk» non è nell’elenco dei comuni').waitFor()
      await directory.results.getByRole('link', { name: 'Cerca in tutta Italia' }).click()
      await directory.heading('I nostri professionisti').waitFor()
    })
  },
)
