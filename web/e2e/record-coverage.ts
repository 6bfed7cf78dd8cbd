import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from 'playwright-core'

/**
 * Records which parts of the page's scripts run, if `BROWSER_COVERAGE` names a folder (`npm run coverage`).
 * @returns a function that writes the report into the folder, in the form of V8's own (`NODE_V8_COVERAGE`)
 */
export async function recordCoverage(page: Page): Promise<() => Promise<void>> {
  const folder = process.env['BROWSER_COVERAGE']
  if (folder === undefined) return () => Promise.resolve()
  await page.coverage.startJSCoverage({ resetOnNavigation: false })
  return async () => {
    if (page.isClosed()) return
    const result = (await page.coverage.stopJSCoverage()).map(({ url, functions }) => ({ url, functions }))
    await writeFile(join(folder, `browser-${randomUUID()}.json`), JSON.stringify({ result }))
  }
}
