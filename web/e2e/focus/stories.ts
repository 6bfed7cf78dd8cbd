import type { Page } from 'playwright-core'
import type { Test } from 'tap'

import type { Visitor, VisitOptions } from '../browser.ts'
import { desk } from './ring-checks.ts'

/** What a visitor does from the load of a page on. */
export interface Story {
  readonly title: string
  readonly tell: (t: Test, page: Page) => Promise<unknown>
}

interface Stories {
  readonly options: VisitOptions
  readonly stories: readonly Story[]
}

/** So few that a visit of a busy browser ends in time. */
const storiesPerVisit = 5

/** Makes the page like that of a new visit. */
async function beginAnew(
  page: Page,
  { viewport = desk.viewport, reducedMotion = null }: VisitOptions,
): Promise<void> {
  await page.unrouteAll()
  // A document without scripts: pages write their state as they are left.
  await page.goto('/robots.txt')
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await page.evaluate(() => sessionStorage.clear())
  await page.context().clearCookies()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion })
  if (viewport) await page.setViewportSize(viewport)
}

/**
 * Tells some stories in each visit, because a visit of its own for each would take half as long again: a new process
 * reads and compiles the scripts anew.
 */
export async function tellInTurn(
  t: Test,
  visitor: Visitor,
  title: string,
  { options, stories }: Stories,
): Promise<void> {
  const visits = Array.from({ length: Math.ceil(stories.length / storiesPerVisit) }, (_, index) =>
    stories.slice(index * storiesPerVisit, (index + 1) * storiesPerVisit),
  )
  await Promise.all(
    visits.map((told, index) =>
      visitor(t, `${title}, visit ${index + 1}`, options, async (t, { page }) => {
        for (const [place, { title, tell }] of told.entries()) {
          if (place > 0) await beginAnew(page, options)
          await t.test(title, (t) => tell(t, page))
        }
      }),
    ),
  )
}
