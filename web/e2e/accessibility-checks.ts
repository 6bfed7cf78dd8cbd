import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import type { Test } from 'tap'

import { isHardRun } from '../../scripts/test-groups/hard-run.ts'

/** The minified script: the browser reads it in half the time of `axe.source`, once per document. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface AxeScope {
  /** Checks only this rule. */
  readonly only?: string
  /** Selector of the part to check; the whole document by default. */
  readonly part?: string
  /** Checks axe's best practices and experimental rules as well: all that is not AAA. */
  readonly bestPractice?: boolean
}

/** Waits until animations have ended, because axe would judge the colours of a half-faded element. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
    })
    const ends = passing.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
    // An animation only ends with a frame, and a busy browser may draw none.
    const overdue = new Promise((resolve) => setTimeout(resolve, 2000 + Math.max(0, ...ends)))
    // The promise of a cancelled animation rejects.
    await Promise.race([overdue, Promise.allSettled(passing.map(({ finished }) => finished))])
  })
}

/** Runs axe with the rules of WCAG 2.2 AA. @returns one line per violated rule and element */
export async function axeFindings(page: Page, scope: AxeScope = {}): Promise<string[]> {
  const { only, part = 'html', bestPractice = false } = scope
  await atRest(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript)
  const tags = bestPractice ? [...wcag, 'best-practice', 'experimental'] : wcag
  const runOnly: axe.RunOnly = only ? { type: 'rule', values: [only] } : { type: 'tag', values: tags }
  const { violations } = await page.evaluate(
    ([part, runOnly]) => {
      const inPage = globalThis as unknown as { readonly axe: typeof axe }
      return inPage.axe.run(part, { runOnly, resultTypes: ['violations'], preload: false })
    },
    [part, runOnly] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

/** By how many CSS pixels the document is wider than the window. Scroll containers inside it do not count. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** How many states were checked. */
let states = 0

/**
 * Checks a state of a page: axe has no finding, and nothing scrolls sideways, at 320 px neither. Leaves the window
 * 320 px wide, in light.
 *
 * Axe takes longer than the rest of most tests, so it runs once: on the narrowest width in light for one state, on the
 * widest in dark for the next. The hard test runs both for each.
 */
export async function checkLayouts(
  t: Test,
  page: Page,
  what: string,
  { bestPractice = false, widths = [375, 768, 1280] } = {},
): Promise<void> {
  states += 1
  const isNarrow = states % 2 === 1
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    t.ok((await sidewaysScroll(page)) <= 0, `${what}: nothing scrolls sideways at ${width} px`)
    if (width === widths[0] && (isNarrow || isHardRun))
      t.same(await axeFindings(page, { bestPractice }), [], `${what}: axe, narrow`)
  }
  if (!isNarrow || isHardRun) {
    await page.emulateMedia({ colorScheme: 'dark' })
    t.same(await axeFindings(page, { bestPractice }), [], `${what}: axe, wide and dark`)
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.setViewportSize({ width: 320, height: 640 })
  t.ok((await sidewaysScroll(page)) <= 0, `${what}: at 320 px it reflows`)
}

/**
 * Finds buttons and stand-alone links that are too small for touch: less than 44 px around the centre, in one
 * direction, belong to the target (features.md, J1). A link in a sentence is exempt, as in WCAG 2.5.8.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Half of 44 px, minus the rounding error of two neighbours.
    const reach = 21
    const found: string[] = []
    const modal = document.querySelector(':modal')
    const candidates = document.querySelectorAll<HTMLElement>('a[href], button, summary, select, input')
    for (const element of candidates) {
      const { display, visibility, position } = getComputedStyle(element)
      const shown =
        element.checkVisibility() && visibility === 'visible' && (!modal || modal.contains(element))
      if (!shown || (display === 'inline' && position === 'static')) continue
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height, bottom } = element.getBoundingClientRect()
      // Elements that are only visible on focus are outside the window.
      if (bottom < 0 || (width <= 1 && height <= 1)) continue
      const center = [x + width / 2, y + height / 2] as const
      const hits = ([dx, dy]: readonly [number, number]) => {
        const hit = document.elementFromPoint(center[0] + dx, center[1] + dy)
        return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)
      }
      const around = [
        [-reach, 0],
        [reach, 0],
        [0, -reach],
        [0, reach],
      ] as const
      if (!around.every(hits)) {
        const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
        found.push(`${element.tagName} '${name.trim()}' ${Math.round(width)}×${Math.round(height)}`)
      }
    }
    return found
  })
}
