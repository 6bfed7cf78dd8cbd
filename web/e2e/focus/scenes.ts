import type { Page } from 'playwright-core'
import type { Test } from 'tap'

import { isHardRun, sampled } from '../../../scripts/test-groups/hard-run.ts'
import { ready, type Visitor } from '../browser.ts'
import { checkRings, desk } from './ring-checks.ts'
import { type Story, tellInTurn } from './stories.ts'

/** A state of a page. */
interface State {
  /** What the visitor does on the page to reach the state. */
  readonly act?: (page: Page) => Promise<unknown>
  /** Where the stops are; the main part unless told. */
  readonly part?: string
  /** Whether it has a layout of its own in a narrow window. */
  readonly narrow?: boolean
}

/** A page and its states. */
export interface Scene extends State {
  readonly path: string
  /** Further states, in the order in which the visitor reaches them: the page is not loaded again. */
  readonly further?: Readonly<Record<string, State>>
}

/** Lets the parts come that are fetched when they come near the window: they take the place of what has the focus. */
async function fetchAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
        // A busy browser may draw no frame.
        setTimeout(resolve, 2000)
      })
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
}

/**
 * The stops of all scenes that were looked at: those that are alike lie in the same parts of pages, so that more than two
 * are left to the hard test.
 */
const sceneKinds = new Map<string, number>()

async function checkState(t: Test, page: Page, name: string, state: State): Promise<void> {
  const { act, part = 'main', narrow = false } = state
  await act?.(page)
  await fetchAll(page)
  const kinds = isHardRun ? new Map<string, number>() : sceneKinds
  await checkRings(t, page, part, `${name}, at 1280 px`, { kinds })
  if (!narrow) return
  await page.setViewportSize({ width: 375, height: 800 })
  // Colours hardly depend on the width, so that the other scheme is left to the hard test.
  await checkRings(t, page, part, `${name}, at 375 px`, { kinds, schemes: isHardRun ? 2 : 1 })
  await page.setViewportSize(desk.viewport)
}

/** Checks in each scene the ring of each stop of the keyboard; in every other one outside the hard test. */
export function checkScenes(
  t: Test,
  visitor: Visitor,
  scenes: Readonly<Record<string, Scene>>,
): Promise<void> {
  const stories = sampled(Object.entries(scenes), 2).map(
    ([name, { path, further = {}, ...state }]): Story => ({
      title: [name, ...Object.keys(further)].join('; '),
      async tell(t, page) {
        await page.goto(path)
        await ready(page)
        await checkState(t, page, name, state)
        for (const [name, state] of Object.entries(further)) await checkState(t, page, name, state)
      },
    }),
  )
  const title = 'every stop of the keyboard shows that it has the focus'
  return tellInTurn(t, visitor, title, {
    options: { ...desk, expected: /status of (?:401|404|422|502)/ },
    stories,
  })
}
