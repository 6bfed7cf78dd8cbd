import type { Target, WithFinder } from './finder.ts'
import { poll } from './poll.ts'
import type { Visit } from './visit.ts'

/** A part of a page and its place in the document, in CSS pixels. */
interface Part {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Layout {
  /** Landmarks and headings, in document order. */
  readonly parts: readonly Part[]
  /** By how many pixels the document is wider than the window. */
  readonly sideways: number
  /** Controls and headings whose middle something else covers. */
  readonly covered: readonly string[]
}

/* oxlint-disable unicorn/consistent-function-scoping -- nothing outside of this function exists in the page */
/** Runs in the page. */
function readLayout(): Layout {
  const { finder } = globalThis as unknown as WithFinder
  const landmarks = 'header, nav, main, footer, aside, search, form, section'
  const headings = 'h1, h2, h3'
  const controls = 'a[href], button, input, select, textarea, summary'

  function shown(selector: string): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const { width, bottom } = element.getBoundingClientRect()
      // A skip link is above the document until it has the focus.
      const isThere = width > 1 && bottom + scrollY > 0
      return (
        isThere &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert], [aria-hidden=true]')
      )
    })
  }

  function nameOf(element: HTMLElement): string {
    const words = element.getAttribute('aria-label') ?? element.textContent
    return `${element.tagName.toLowerCase()} ${words.replaceAll(/\s+/g, ' ').trim().slice(0, 50)}`
  }

  scrollTo({ top: 0, behavior: 'instant' })
  const parts = shown(`${landmarks}, ${headings}`).map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { name: nameOf(element), x, y, width, height }
  })
  const covered = shown(`${controls}, ${headings}`).flatMap((element) => {
    const obstacle = finder.obstacle(element)
    return obstacle === undefined || obstacle === 'it is disabled' ? [] : [`${nameOf(element)}: ${obstacle}`]
  })
  scrollTo({ top: 0, behavior: 'instant' })
  const { scrollWidth, clientWidth } = document.documentElement
  return { parts, sideways: scrollWidth - clientWidth, covered }
}
/* oxlint-enable unicorn/consistent-function-scoping */

/** Scrolls through the page, again and again, until it shows the target: it fetches some parts when they come near. */
async function scrollUntil(visit: Visit, target: Target): Promise<void> {
  await poll(
    async () => {
      if ((await visit.count(target)) > 0) return true
      await visit.evaluate(() => {
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
        scrollTo({ top: isAtEnd ? 0 : scrollY + innerHeight / 2, behavior: 'instant' })
      })
      return false
    },
    `${target.role} ${String(target.name)}`,
  )
}

/** Reads the layout after the next frames, in which the page measures itself and answers with another render. */
async function readAfterFrames(visit: Visit): Promise<Layout> {
  await visit.evaluate(() => {
    const { dataset } = document.documentElement
    delete dataset['drawn']
    const mark = () => {
      dataset['drawn'] = ''
    }
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(mark)))
  })
  await visit.until(() => 'drawn' in document.documentElement.dataset)
  return visit.evaluate(readLayout)
}

/**
 * Opens a page and reads its layout, once it has come to rest.
 *
 * @param shows what the page shows when all of it has arrived
 */
export async function layoutOf(visit: Visit, path: string, shows?: Target): Promise<Layout> {
  await visit.goto(path)
  await visit.until(() => document.fonts.status === 'loaded')
  await visit.prepare()
  if (shows) await scrollUntil(visit, shows)
  let layout = await readAfterFrames(visit)
  await poll(async () => {
    const before = JSON.stringify(layout)
    layout = await readAfterFrames(visit)
    return JSON.stringify(layout) === before
  }, 'a page at rest')
  return layout
}

/** Widths of text differ: this engine rounds each letter, that one does not. */
const acrossPx = 12
/** A line of text: engines do not all break a text at the same word. */
const linePx = 32
/** Engines round the height of a line, and the difference adds up over a page. */
const downShare = 0.02

const day = /(?:oggi|domani|(?:luned|marted|mercoled|gioved|venerd)ì|sabato|domenica).*/
/** The name of a part without the day of a call: the last free time of today may pass between two engines. */
const withoutDay = ({ name }: Part) => name.replace(day, '…')

/** Compares the layout of a page with that of another engine. @returns one line per difference beyond the tolerance */
export function differences(layout: Layout, reference: Layout): string[] {
  const names = ({ parts }: Layout) => parts.map(withoutDay).join('\n')
  if (names(layout) !== names(reference))
    return [`other parts:\n${names(layout)}\ninstead of\n${names(reference)}`]
  return layout.parts.flatMap((part, index) => {
    const other = reference.parts[index] ?? part
    return (['x', 'y', 'width', 'height'] as const).flatMap((side) => {
      const isAcross = side === 'x' || side === 'width'
      const allowed = isAcross ? acrossPx : linePx + downShare * other[side]
      const by = Math.round(part[side] - other[side])
      return Math.abs(by) <= allowed ? [] : [`${part.name}: ${side} ${by > 0 ? '+' : ''}${by} px`]
    })
  })
}
