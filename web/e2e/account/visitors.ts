import type { Page } from 'playwright-core'

import { axeFindings, sidewaysScroll, smallTargets } from '../accessibility-checks.ts'

let addresses = 0

/** What makes a visitor one of their own, whom no limit of another's calls ends. */
export function newcomer() {
  addresses += 1
  return {
    viewport: { width: 375, height: 812 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `10.1.0.${addresses}` },
  } as const
}

/** A visitor whose story is about calls that fail, which browsers always report. */
export const unlucky = () => ({ ...newcomer(), expected: /Failed to load resource/ })

/** Lets the page's calls come from ever new addresses, for a story of more calls than people make in a minute. */
export async function comeFromEverywhere(page: Page, calls: string): Promise<void> {
  await page.route(calls, async (route) => {
    addresses += 1
    const headers = { ...route.request().headers(), 'x-forwarded-for': `10.1.1.${addresses}` }
    await route.continue({ headers })
  })
}

/** What is wrong with the screen as it stands: axe and scrolling at each width, targets where fingers are likely. */
export async function faultsOfScreen(page: Page, widths = [320, 768, 1280]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    // oxlint-disable no-await-in-loop -- there is one window
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await axeFindings(page)), ...(width < 1280 ? await smallTargets(page) : []))
    const sideways = await sidewaysScroll(page)
    if (sideways > 0) found.push(`${sideways} px too wide at ${width}`)
    // oxlint-enable no-await-in-loop
  }
  return found
}
