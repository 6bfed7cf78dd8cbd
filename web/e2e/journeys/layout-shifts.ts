import type { Page, Route } from 'playwright-core'

import { ready } from '../browser.ts'
import { drawn } from '../page-objects.ts'

/** Keeps the requests of one kind waiting, as on a slow network. */
async function holdRequests(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = []
  let released = false
  await page.route(pattern, async (route) => {
    if (released) await route.continue()
    else held.push(route)
  })
  return async () => {
    released = true
    await Promise.all(held.map((route) => route.continue()))
  }
}

/** Records layout shifts without recent input, with the elements that moved. */
function recordShifts(): void {
  const shifts: { readonly value: number; readonly moved: string[] }[] = []
  Object.assign(window, { shifts })
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as (PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node: Node | null }[]
    })[]
    for (const { value, hadRecentInput, sources } of entries) {
      if (hadRecentInput) continue
      shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') })
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}

/** Waits until the current layout is painted, so that a later change of it is a shift. */
async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await drawn(page)
}

export interface LayoutShifts {
  /** The sum of all shifts: cumulative layout shift, without its window of five seconds. */
  readonly total: number
  /** The beginnings of the texts that moved. */
  readonly moved: readonly string[]
}

/** Whether the machine has one of the fonts that fonts.css gives the widths of the site's font. */
function hasFallbackFont(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Fallback') && status === 'loaded'),
  )
}

/**
 * Opens a page as on a slow network and measures its layout shifts. The font comes after the document is painted, the
 * scripts after the font, and the replies of the API after the page that waits for them is painted: the order does not
 * depend on the machine's speed. On a machine with none of the fonts in fonts.css, whose texts have other widths, the
 * site's font never comes.
 */
export async function layoutShifts(page: Page, path: string): Promise<LayoutShifts> {
  await page.addInitScript(recordShifts)
  const [releaseScripts, releaseReplies, releaseFont] = await Promise.all([
    holdRequests(page, /\.js$/),
    holdRequests(page, /\/api\//),
    holdRequests(page, /\.woff2$/),
  ])
  await page.goto(path, { waitUntil: 'commit' })
  await painted(page)
  if (await hasFallbackFont(page)) {
    await releaseFont()
    await page.evaluate(() => document.fonts.ready)
    await painted(page)
  }
  await releaseScripts()
  await ready(page)
  await painted(page)
  await releaseReplies()
  await page.waitForLoadState('networkidle')
  await painted(page)
  return page.evaluate(() => {
    const { shifts } = window as unknown as {
      shifts: { readonly value: number; readonly moved: readonly string[] }[]
    }
    return {
      total: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ value, moved }) => moved.map((text) => `${value.toFixed(3)} ${text}`)),
    }
  })
}
