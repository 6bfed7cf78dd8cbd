import axe from 'axe-core'
import type { Page } from 'playwright-core'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface AxeScope {
  /** The one rule to look for. */
  readonly only?: string
  /** A selector of what is looked at; the whole document unless told. */
  readonly part?: string
  /** Looks at axe's best practices too. */
  readonly bestPractice?: boolean
}

/** Waits for what fades or moves in to be there: half way its colours are no one's choice. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
    })
    // One that is cut short rejects.
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
}

/** What axe finds against WCAG 2.2 AA, one line for each rule and element. */
export async function axeFindings(page: Page, scope: AxeScope = {}): Promise<string[]> {
  const { only, part = 'html', bestPractice = false } = scope
  await atRest(page)
  // Once for each document: it is half a megabyte of script.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const tags = bestPractice ? [...wcag, 'best-practice'] : wcag
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

/** How many CSS pixels the document is wider than the window; the parts that may scroll by themselves do not count. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/**
 * Buttons and stand-alone links that a finger could miss: their centre does not have 44 px of its own in both
 * directions (features.md, J1). A link in a sentence is exempt, as in WCAG 2.5.8.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Half of it, less the rounding of two neighbours.
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
      // What only shows on focus lies outside the window.
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
