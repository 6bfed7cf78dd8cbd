import type { Page } from 'playwright-core'
import type { Test } from 'tap'

import { drawn } from '../page-objects.ts'
import { type OpenGallery, phone, sideways, touch } from './open-gallery.ts'

/** Runs in the page. @returns the number of the slide at the start of the row, from 1 */
function slideAtStart(region: Element): number {
  const slides = [...region.querySelectorAll('[role=group]')]
  const start = slides[0]?.parentElement?.parentElement?.getBoundingClientRect().left ?? 0
  const gap = slides[0] ? Number.parseFloat(getComputedStyle(slides[0]).paddingInlineStart) : 0
  const offsets = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left + gap - start))
  return offsets.indexOf(Math.min(...offsets)) + 1
}

const parts = (page: Page) => {
  const reviews = page.getByRole('region', { name: 'Recensioni' })
  const dates = page.getByRole('region', { name: 'Date' })
  const shown = () => reviews.evaluate(slideAtStart)
  return {
    reviews,
    dates,
    shown,
    /** The number of that slide after the next frames. */
    settled: async () => {
      await drawn(page)
      return shown()
    },
    current: () => dates.locator('[aria-current=true]').getAttribute('aria-label'),
  }
}

export async function carouselJourneys(t: Test, page: Page): Promise<void> {
  await t.test('arrow keys and buttons step, and the row wraps around', async (t) => {
    const { reviews, dates, settled, current } = parts(page)
    t.equal(await reviews.getAttribute('aria-roledescription'), 'carosello')
    t.equal(
      await reviews.getByRole('button', { name: 'Metti in pausa' }).count(),
      0,
      'the row does not move by itself on a desktop',
    )
    await reviews.getByRole('button', { name: 'Precedente' }).click()
    t.equal(await settled(), 5)
    await page.keyboard.press('ArrowRight')
    t.equal(await settled(), 1)
    t.equal(await reviews.getByRole('status').innerText(), '1 di 5')
    const back = dates.getByRole('button', { name: 'Precedente' })
    t.equal(await back.getAttribute('aria-disabled'), 'true', 'a row that does not wrap has an end')
    await dates.getByRole('button', { name: 'Successiva' }).focus()
    await page.keyboard.press('ArrowRight')
    t.equal(await current(), 'Vai alla 2 di 5')
    await page.keyboard.press('ArrowLeft')
    t.equal(await current(), 'Vai alla 1 di 5')
    await dates.getByRole('button', { name: 'Vai alla 4 di 5' }).click()
    t.equal(await current(), 'Vai alla 4 di 5')
  })
}

export async function carouselTouchJourney(t: Test, page: Page): Promise<void> {
  await t.test('a swipe needs 40 px', async (t) => {
    const { dates, current } = parts(page)
    const slide = dates.getByRole('group').first()
    await slide.scrollIntoViewIfNeeded()
    const box = await slide.boundingBox()
    await touch(page, [sideways(box, -38)])
    t.equal(await current(), 'Vai alla 1 di 5')
    await touch(page, [sideways(box, -42)])
    t.equal(await current(), 'Vai alla 2 di 5')
    await touch(page, [sideways(box, 42)])
    t.equal(await current(), 'Vai alla 1 di 5')
  })
}

export async function carouselPlainJourney(t: Test, page: Page): Promise<void> {
  await t.test('without scripts the row can be scrolled', async (t) => {
    const { reviews } = parts(page)
    t.equal(await reviews.getByRole('button').count(), 0, 'no dead buttons')
    const last = reviews.getByRole('link', { name: 'Leggi la 5' })
    await last.scrollIntoViewIfNeeded()
    const box = await last.boundingBox()
    t.ok(box && box.x >= 0 && box.x < 375)
  })
}

function ownClock(page: Page): Promise<void> {
  return page.clock.install()
}

/**
 * Uses a fake clock. The row moves by itself on phones only, and not while paused, focused or with reduced
 * motion.
 */
export async function carouselAutoplayJourneys(t: Test, open: OpenGallery): Promise<void> {
  await t.test('the row moves by itself on a phone, but not while focused or paused', (t) =>
    open(t, { ...phone, before: ownClock }, async (page) => {
      const { reviews, shown } = parts(page)
      const blur = () => page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await page.clock.runFor(1500)
      t.not(await shown(), 1, 'it moved')
      await reviews.getByRole('link', { name: 'Leggi la 1' }).focus()
      await page.clock.runFor(1000)
      const held = await shown()
      await page.clock.runFor(5000)
      t.equal(await shown(), held, 'the focus stops the row')
      await blur()
      await page.clock.runFor(1500)
      t.not(await shown(), held, 'the row moves again without focus')
      await reviews.getByRole('button', { name: 'Metti in pausa' }).click()
      await blur()
      await page.clock.runFor(1000)
      const paused = await shown()
      await page.clock.runFor(5000)
      t.equal(await shown(), paused)
      t.equal(await reviews.getByRole('button', { name: 'Riprendi' }).count(), 1)
    }),
  )

  await t.test('the row does not move with reduced motion', (t) =>
    open(t, { ...phone, before: ownClock, reducedMotion: 'reduce' }, async (page) => {
      const { reviews, shown } = parts(page)
      await page.clock.runFor(5000)
      t.equal(await shown(), 1)
      t.equal(await reviews.getByRole('button', { name: 'Metti in pausa' }).count(), 0)
    }),
  )
}
