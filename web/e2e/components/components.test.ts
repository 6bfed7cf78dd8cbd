import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'

import { axeFindings } from '../accessibility-checks.ts'
import { launchBrowser } from '../browser.ts'
import {
  carouselAutoplayJourneys,
  carouselJourneys,
  carouselPlainJourney,
  carouselTouchJourney,
} from './carousel-journeys.ts'
import { accordionJourney, controlJourneys } from './control-journeys.ts'
import {
  comboboxEarlyJourney,
  comboboxJourneys,
  comboboxPlainJourney,
  comboboxTouchJourney,
  fieldJourneys,
} from './field-journeys.ts'
import { serveGallery } from './gallery-site.ts'
import { galleryOpener, phone } from './open-gallery.ts'
import { dialogJourneys, lightboxJourneys, lightboxTouchJourney, sheetJourney } from './overlay-journeys.ts'

const [origin, browser] = await Promise.all([serveGallery(t), launchBrowser(t)])
const open = galleryOpener(browser, origin)

async function accessible(t: Test, page: Page): Promise<void> {
  const violations = (part = 'html') => axeFindings(page, { part, bestPractice: true })
  for (const width of [320, 768]) {
    await t.test(`at ${width} px nothing scrolls horizontally`, async (t) => {
      await page.setViewportSize({ width, height: 640 })
      t.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
    })
  }
  // Axe looks at both layouts, as in `checkLayouts`.
  for (const width of [375, 1280]) {
    await t.test(`at ${width} px axe finds nothing and nothing scrolls sideways`, async (t) => {
      await page.setViewportSize({ width, height: 900 })
      t.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      const field = page.getByRole('combobox', { name: 'Dove' })
      await field.fill('')
      await field.fill('mon')
      await page.getByRole('listbox').waitFor()
      await field.press('ArrowDown')
      t.same(await violations(), [], 'with the list open')
      await field.press('Escape')
      await page.getByRole('button', { name: 'Apri il foglio' }).click()
      t.same(await violations('dialog[open]'), [], 'in a dialog')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Ingrandisci la foto 1 di 5' }).click()
      t.same(await violations('dialog[open]'), [], 'in the photos')
      await page.keyboard.press('Escape')
    })
  }
}

// Many journeys share one visit, because loading the page takes most of the time.
const desk = { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] } as const
await t.test('the components work on a desktop', (t) =>
  open(t, { ...desk, permissions: [...desk.permissions] }, async (page) => {
    await comboboxJourneys(t, page)
    await fieldJourneys(t, page)
    await accordionJourney(t, page)
    await controlJourneys(t, page)
    await carouselJourneys(t, page)
    await dialogJourneys(t, page)
    await lightboxJourneys(t, page)
    await accessible(t, page)
  }),
)

await t.test('the components work on a phone', (t) =>
  open(t, { ...phone, reducedMotion: 'reduce' }, async (page) => {
    await comboboxTouchJourney(t, page)
    await carouselTouchJourney(t, page)
    await sheetJourney(t, page)
    await lightboxTouchJourney(t, page)
  }),
)

await t.test('the components work without scripts', (t) =>
  open(t, { ...phone, javaScriptEnabled: false }, async (page) => {
    await accordionJourney(t, page)
    await carouselPlainJourney(t, page)
    await comboboxPlainJourney(t, page)
  }),
)

await comboboxEarlyJourney(t, open)
await carouselAutoplayJourneys(t, open)
