import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { Test } from 'tap'

import { ready } from '../browser.ts'

export interface GalleryOptions extends BrowserContextOptions {
  /** Runs before the page is loaded. */
  readonly before?: (page: Page) => Promise<unknown>
}

/**
 * Opens the gallery in a new browser context, runs `journey`, and fails on any error or warning in the
 * console.
 */
export type OpenGallery = (
  t: Test,
  options: GalleryOptions,
  journey: (page: Page) => Promise<void>,
) => Promise<void>

export function galleryOpener(browser: Browser, origin: string): OpenGallery {
  return async (t, { before, ...options }, journey) => {
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'it-IT',
      viewport: { width: 1280, height: 900 },
      ...options,
    })
    try {
      const page = await context.newPage()
      // Long enough for a busy machine.
      page.setDefaultTimeout(20_000)
      const problems: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(String(error)))
      await before?.(page)
      await page.goto('/')
      if (options.javaScriptEnabled !== false) await ready(page)
      await journey(page)
      t.same(problems, [], 'the console stays silent')
    } finally {
      await context.close()
    }
  }
}

export const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } as const

/** The number of router navigations so far, and the current query. */
export async function navigations(page: Page): Promise<{ query: string; count: number }> {
  const [query = '', count] = (await page.getByTestId('navigations').innerText()).split('#')
  return { query, count: Number(count) }
}

/** Clicks a link of the gallery and waits until the router has navigated. @returns the new state */
export async function follow(page: Page, link: Locator): Promise<{ query: string; count: number }> {
  const { count } = await navigations(page)
  await link.click()
  await page
    .getByTestId('navigations')
    .getByText(`#${count + 1}`)
    .waitFor()
  return navigations(page)
}

/** The accessible name of the focused element. */
export function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent ?? null
  })
}

interface Place {
  readonly x: number
  readonly y: number
}

/** Sends touch events. Each track has the points of one finger; all tracks have the same number of points. */
export async function touch(page: Page, tracks: readonly (readonly Place[])[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const at = (step: number) => tracks.map((track, id) => ({ id, ...(track[step] ?? { x: 0, y: 0 }) }))
  const steps = tracks[0]?.length ?? 0
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step < steps; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/** Swipes horizontally from the middle of a box, by `by` pixels in five steps. */
export function sideways(
  box: { x: number; y: number; width: number; height: number } | null,
  by: number,
): Place[] {
  if (!box) throw new Error('nothing to swipe on')
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return Array.from({ length: 6 }, (_, step) => ({ x: start.x + (by * step) / 5, y: start.y }))
}
