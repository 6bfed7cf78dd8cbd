import { path } from '@mestieri/shared/pages.ts'
import type { Page } from 'playwright-core'
import t from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { sharedSite } from '../site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)

const reviews = (page: Page) => page.getByRole('region', { name: 'Recensioni di professionisti' })
const pause = (page: Page) => reviews(page).getByRole('button', { name: 'Metti in pausa' })

/** Number of reviews side by side. */
function reviewsShown(page: Page): Promise<number> {
  return reviews(page).evaluate((region) => {
    const slides = [...region.querySelectorAll('[role=group]')].map((slide) => slide.getBoundingClientRect())
    return slides.filter(({ left, right }) => left > -20 && right <= innerWidth).length
  })
}

await visitor(
  t,
  'reviews are shown singly, in pairs from 535 px and three without motion from 800 px; the press row moves until paused',
  { viewport: { width: 800, height: 900 }, expected: /request to https:\/\/example\.com\// },
  async (t, { page, context }) => {
    await page.clock.install()
    await page.goto(path('trial'))
    await ready(page)
    // In one step: the reviews are replaced when they come near the window.
    await reviews(page).evaluate((element) => element.scrollIntoView())
    await reviews(page).getByRole('button', { name: 'Successiva' }).waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    const left = async () => {
      const box = await reviews(page).getByRole('group').first().boundingBox()
      return Math.round(box?.x ?? 0)
    }
    for (const [width, shown, moves] of [
      [800, 3, false],
      [799, 2, true],
      [535, 2, true],
      [534, 1, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      t.equal(await reviewsShown(page), shown, `${shown} at ${width} px`)
      await pause(page).waitFor({ state: moves ? 'visible' : 'detached' })
    }
    // Advances the clock in steps of 100 ms until the row moves. Returns the waiting time in ms.
    const untilItMoves = async () => {
      const atRest = await left()
      for (let waited = 0; waited < 5000; waited += 100) {
        if ((await left()) !== atRest) return waited
        await page.clock.runFor(100)
      }
      return Infinity
    }
    await untilItMoves()
    await page.clock.runFor(2000)
    const waited = await untilItMoves()
    t.ok(waited >= 800 && waited <= 1200, `again three seconds later: 2000 ms and ${waited}`)
    await page.clock.runFor(1000)
    await pause(page).click()
    await page.mouse.move(0, 0)
    await page.locator(':focus').blur()
    const paused = await left()
    await page.clock.runFor(7000)
    t.equal(await left(), paused, 'the pause button stops the row')

    await page.clock.resume()
    await page.setViewportSize({ width: 1280, height: 900 })
    await context.route('https://example.com/**', (route) => route.fulfill({ body: 'testata' }))
    const press = page.getByRole('region', { name: 'Parlano di noi' })
    t.equal(await press.getByRole('link').count(), 7)
    t.equal(await press.locator('li').count(), 56)
    t.equal(await press.locator('ul[aria-hidden=true][inert]').count(), 7)
    const track = press.locator('ul').first().locator('..')
    const state = () => track.evaluate((element) => getComputedStyle(element).animationPlayState)
    t.equal(await state(), 'running')
    await press.getByRole('button', { name: 'Ferma lo scorrimento' }).click()
    t.equal(await state(), 'paused')
    t.equal(await press.getByRole('button', { name: 'Riprendi lo scorrimento' }).count(), 1)

    // Advance the animation until a copy of the list is in the middle.
    await track.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.currentTime = 30_000
    })
    const copy = press.locator('ul').nth(1).locator('li').first()
    await copy.scrollIntoViewIfNeeded()
    const box = await copy.boundingBox()
    const tab = context.waitForEvent('page')
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 20)
    const paper = await tab
    await paper.waitForURL('https://example.com/la-casa-oggi')
    t.equal(await paper.evaluate('opener'), null, 'noopener')
    await paper.close()
  },
)
