import { brand } from '@mestieri/shared/brand.ts'
import { pageRoute, pageRoutes, path, showsProfessionals } from '@mestieri/shared/pages.ts'
import type { Locator } from 'playwright-core'
import t, { type Test } from 'tap'

import { createProfessionals } from '../../../server/embedded/src/seed/professionals.ts'
import { axeFindings, sidewaysScroll } from '../accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { directoryPage } from '../page-objects.ts'
import { sharedSite, startSite } from '../site.ts'
import { createReader, located, structuredDataOf, textOf } from './documents.ts'
import { addressesOf, someProfessionals } from './site-pages.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const get = createReader(site.origin)
const professionals = await someProfessionals(get)
const [professional = { link: '', shopName: '' }] = professionals
const uid = createProfessionals()[0]?.uid ?? ''
const directory = '/incontra_professionisti'
const monza = `${directory}?profession=Idraulico&city=MONZA+%28MB%29`
const profile = `${directory}/${professional.link}`
const saved = `${directory}?salvati=${professionals
  .slice(0, 3)
  .map(({ link }) => link)
  .join()}`

/** The mark of samples. */
const example = (within: Locator) => within.getByText('Esempio', { exact: true })

/** Checks that a mark is fully visible in the window and not covered. */
async function checkSeen(t: Test, mark: Locator, where: string): Promise<void> {
  const seen = await mark.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    // elementFromPoint does not find a mark without pointer events.
    if (element instanceof HTMLElement) element.style.pointerEvents = 'auto'
    const uppermost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && uppermost === element
  })
  t.ok(seen, where)
}

const windows = [
  [375, 812, 'light'],
  [375, 812, 'dark'],
  [768, 1024, 'light'],
  [1280, 900, 'light'],
  [1280, 900, 'dark'],
] as const
/** In these axe looks, for both layouts and both schemes, as in `checkLayouts`. */
const checked = new Set(['light 375', 'dark 1280'])

await visitor(
  t,
  'results and a profile show at once that they are examples, in every window and both schemes',
  { reducedMotion: 'reduce' },
  async (t, { page }) => {
    // Each page is loaded once, because loading takes longer than the checks.
    for (const path of [directory, monza, profile]) {
      await page.goto(path)
      await ready(page)
      for (const [width, height, colorScheme] of windows) {
        const where = `${path}, ${colorScheme} ${width} px`
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme })
        if (path === profile) {
          const cover = page.locator('section', { has: page.getByRole('heading', { level: 1 }) })
          await checkSeen(t, example(cover), where)
          t.match(await cover.innerText(), 'Impresa, lavori e numeri inventati', where)
          t.equal(await example(page.getByRole('figure')).count(), 1, `${where}: on the map`)
        } else {
          const { cards } = directoryPage(page)
          await checkSeen(t, example(page.getByRole('region', { name: 'Cerca' })), `${where}: above the list`)
          await checkSeen(t, example(cards.first()), `${where}: on the first card`)
          t.equal(await example(cards).count(), await cards.count(), `${where}: on every card`)
        }
        if (checked.has(`${colorScheme} ${width}`)) t.same(await axeFindings(page), [], where)
        t.equal(await sidewaysScroll(page), 0, where)
      }
    }
  },
)

const desk = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const

await visitor(t, 'samples at a desk', desk, async (t, { page }) => {
  await t.test('every named sample is marked', async (t) => {
    await page.goto(saved)
    await ready(page)
    const names = page.getByRole('columnheader').filter({ has: page.getByRole('link') })
    t.equal(await names.count(), 3)
    t.equal(await example(names).count(), 3, 'in the comparison')
    for (const id of ['book-call', 'activation', 'settlement'] as const) {
      await page.goto(path(id, { uid }))
      await ready(page)
      await example(page.getByRole('main')).waitFor()
      t.same(await axeFindings(page), [], id)
    }
  })

  await t.test('a printed profile and printed results are marked as examples', async (t) => {
    await page.setViewportSize({ width: 688, height: 1000 })
    for (const path of [monza, profile]) {
      await page.goto(path)
      await ready(page)
      await page.emulateMedia({ media: 'print' })
      t.ok(await example(page.getByRole('main')).last().isVisible(), path)
      await page.emulateMedia({ media: 'screen' })
    }
  })
})

await visitor(
  t,
  'a sample account says not to transfer money',
  { viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' },
  async (t, { page }) => {
    await page.goto(pageRoute('trial').path)
    await ready(page)
    await page.getByRole('checkbox', { name: /Ho almeno 18 anni/ }).check()
    const kit = page.getByRole('region', { name: 'Dati del bonifico' })
    const words = await kit.innerText()
    t.ok(words.indexOf('Non fare bonifici') < words.indexOf('IBAN'), 'before the account')
    if (brand.bankAccount.sample) t.match(words, 'IBAN sono di esempio')
    await kit.getByText('Codice QR del bonifico').click()
    await kit.locator('details').getByText('Non fare bonifici').waitFor()
    t.same(await axeFindings(page), [])
  },
)

await t.test('sample professionals are not in the sitemap and have no structured data', async (t) => {
  for (const path of [
    directory,
    monza,
    profile,
    saved,
    `${directory}?profession=Giardiniere&page_number=2`,
  ]) {
    const { status, headers, text } = await get(path)
    t.equal(status, 200, path)
    t.equal(headers.get('x-robots-tag'), 'noindex, noarchive')
    t.same(structuredDataOf(text), [])
    t.match(text, /<meta name="description" content="(?:Profilo|Professionisti) di esempio\.|Un elenco/)
  }
  const files = located((await get('/sitemap.xml')).text)
  t.same(files, [`${site.origin}/sitemap-pages.xml`])
  const pages = located((await get('/sitemap-pages.xml')).text)
  t.ok(pages.includes(`${site.origin}/`), 'the other pages are listed as usual')
  t.notOk(pages.some((address) => address.includes(directory)))
  for (const route of pageRoutes.filter((one) => one.indexable && !showsProfessionals(one))) {
    const path = addressesOf(route, professional)[0] ?? ''
    t.equal((await get(path)).headers.get('x-robots-tag'), 'noarchive', path)
  }
})

/** Texts that would present samples as real, or give an invented figure a source. */
const untrue = /lavori veri|da catalogo|fonte interna/i

await t.test('no page presents sample work as real or gives an invented figure a source', async (t) => {
  const samples = [brand.company, ...Object.values(brand.claims)].every(({ sample }) => sample)
  for (const route of pageRoutes) {
    for (const path of addressesOf(route, professional)) {
      const words = textOf((await get(path)).text)
      t.notMatch(words, untrue, path)
      if (samples) t.notMatch(words, /Dato al|dal 2022/, path)
    }
  }
  const organization = structuredDataOf((await get('/')).text)[0] ?? {}
  t.equal(
    'vatID' in organization,
    !brand.company.sample,
    'only a real company has a VAT id in structured data',
  )
})

const read = createReader((await startSite(t, { samples: false })).origin)

await t.test('professionals of a real upstream are not marked as examples and can be listed', async (t) => {
  for (const path of [directory, monza, profile]) {
    const { headers, text } = await read(path)
    t.equal(headers.get('x-robots-tag'), 'noarchive', path)
    t.notMatch(textOf(text.replace(/<footer[\s\S]*<\/footer>/, '')), /Esempio|inventat|lavori veri/, path)
    t.ok(structuredDataOf(text).length > 0)
  }
})

await t.test('without a confirmed order of the results there is no ranking page', async (t) => {
  const ranking = path('ranking')
  for (const address of [ranking, `${ranking}/`]) {
    const { status, headers, text } = await read(address)
    t.equal(status, 404, address)
    t.equal(headers.get('x-robots-tag'), 'noindex, noarchive')
    t.match(textOf(text), 'La pagina che hai cercato non è disponibile')
  }
  for (const address of [directory, monza, profile, path('about'), path('terms')]) {
    t.notOk((await read(address)).text.includes(ranking), `${address} does not link to it`)
  }
  t.notMatch((await read('/sitemap-pages.xml')).text, ranking)
  t.equal((await get(ranking)).status, 200, 'the embedded order is known')
  t.match((await get(directory)).text, `href="${ranking}"`)
})
