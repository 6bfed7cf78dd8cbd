import type { Page } from 'playwright-core'

import { isHardRun } from '../../../scripts/test-groups/hard-run.ts'
import { axeFindings, sidewaysScroll, smallTargets } from '../accessibility-checks.ts'

let addresses = 0

/** Options of a visitor with a client address of their own, so that rate limits are not shared. */
export function newVisitor() {
  addresses += 1
  return {
    viewport: { width: 375, height: 812 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `10.1.0.${addresses}` },
  } as const
}

/** Options of a visitor whose requests fail. Browsers log failed requests as errors. */
export const visitorWithFailures = () => ({ ...newVisitor(), expected: /Failed to load resource/ })

/** Gives each matching request a new client address, for tests with more calls than the rate limit allows. */
export async function varyClientAddress(page: Page, calls: string): Promise<void> {
  await page.route(calls, async (route) => {
    addresses += 1
    const headers = { ...route.request().headers(), 'x-forwarded-for': `10.1.1.${addresses}` }
    await route.continue({ headers })
  })
}

/**
 * Accessibility and layout faults of the page: overflow at each width, small targets below 1280 px, and axe findings
 * at the narrowest, in the hard test also at the widest.
 */
export async function screenProblems(page: Page, widths = [320, 768, 1280]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const isWidest = width === widths.at(-1)
    if (width === widths[0] || (isHardRun && isWidest)) found.push(...(await axeFindings(page)))
    if (width < 1280) found.push(...(await smallTargets(page)))
    const sideways = await sidewaysScroll(page)
    if (sideways > 0) found.push(`${sideways} px too wide at ${width}`)
  }
  return found
}
