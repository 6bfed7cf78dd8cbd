import type { Browser, Page } from 'playwright-core'

import { blockingTime, type Observed, observePage } from './observe-page.ts'

/** Lighthouse's mobile connection: 150 ms for a round trip, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const slowdown = 4
/** Lighthouse's mobile screen. */
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
/** After the load, until the last frame and the last long task are reported. */
const settleMs = 1500

/** The median of a figure is taken over the visits. */
export interface Visit {
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

async function openPhone(browser: Browser): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ ...screen, locale: 'it-IT' })
  await context.addInitScript(observePage)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, close: () => context.close() }
}

const observedOf = (page: Page): Promise<Observed> => page.evaluate(() => window.observed)

/** Opens a page on a phone for the first time, with an empty cache, and touches nothing. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const { page, close } = await openPhone(browser)
  try {
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(settleMs)
    const observed = await observedOf(page)
    return {
      fcp: observed.firstPaint,
      lcp: observed.largestPaint,
      tbt: blockingTime(observed),
      cls: observed.shift,
    }
  } finally {
    await close()
  }
}

export interface Tap {
  readonly name: string
  readonly path: string
  /** A selector of what is tapped. */
  readonly target: string
  /** A selector that matches when the tap is carried out. */
  readonly done: string
}

export interface TapResult {
  /** From the touch until the next frame. */
  readonly frame: number
  /** From the touch until the tap is carried out, also by scripts that had to be fetched first. */
  readonly done: number
}

/** Taps on a control as soon as it is shown, before the page's scripts are there. */
export async function tapFirst(browser: Browser, origin: string, tap: Tap): Promise<TapResult> {
  const { page, close } = await openPhone(browser)
  try {
    await page.goto(origin + tap.path, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.observed.firstPaint > 0)
    const point = await page.evaluate((target) => {
      const control = document.querySelector(target)
      control?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = control?.getBoundingClientRect()
      if (!box) throw new Error(`no ${target}`)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }, tap.target)
    await page.evaluate((done) => {
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          const check = () => {
            if (document.querySelector(done) === null) requestAnimationFrame(check)
            else document.documentElement.dataset['tapMs'] = String(performance.now() - timeStamp)
          }
          check()
        },
        { capture: true, once: true },
      )
    }, tap.done)
    await page.touchscreen.tap(point.x, point.y)
    const root = page.locator('html[data-tap-ms]')
    await root.waitFor({ state: 'attached', timeout: 60_000 })
    await page.waitForTimeout(settleMs)
    const { interactions } = await observedOf(page)
    const done = Number(await root.getAttribute('data-tap-ms'))
    return { frame: Math.max(0, ...Object.values(interactions)), done }
  } finally {
    await close()
  }
}
