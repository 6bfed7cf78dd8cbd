import type { Page } from 'playwright-core'
import type { Test } from 'tap'

import { atRest } from '../accessibility-checks.ts'
import { focusRings, focusRingsAgain } from './focus-rings.ts'

export const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const

interface RingOptions {
  /** How many stops of each kind were looked at before; counts further. */
  readonly kinds?: Map<string, number>
  /** In how many colour schemes, beginning with the present one. */
  readonly schemes?: 1 | 2
}

/** Checks the ring of each stop of a part of the page, in both colour schemes. The last one stays. */
// oxlint-disable-next-line max-params -- the call reads as a sentence
export async function checkRings(
  t: Test,
  page: Page,
  part: string,
  what: string,
  { kinds, schemes = 2 }: RingOptions = {},
): Promise<void> {
  await atRest(page)
  const { stops, looked, faults } = await focusRings(page, part, kinds)
  t.ok(stops > 0, `${what} has stops`)
  t.same(faults, [], what)
  if (schemes === 1) return
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await atRest(page)
  t.same(await focusRingsAgain(page, part, looked), [], `${what}, ${isDark ? 'light' : 'dark'}`)
}

/** The custom properties, colours and sizes say, that a dialog has from the part of the page that it stands in. */
export function inheritedProperties(page: Page, dialog: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`no ${selector}`)
    const names = [...document.documentElement.computedStyleMap().keys()].filter((name) =>
      name.startsWith('--'),
    )
    if (names.length === 0) throw new Error('the browser tells no custom properties')
    const [own, root] = [getComputedStyle(element), getComputedStyle(document.documentElement)]
    return names.filter((name) => own.getPropertyValue(name) !== root.getPropertyValue(name))
  }, dialog)
}

const top = '[data-top]'

/**
 * The stops of modal dialogs that were looked at. A dialog has a ground of its own and inherits nothing from the page,
 * so that stops of all dialogs are compared.
 */
const dialogKinds = new Map<string, number>()

/** Checks the modal dialog that was opened last: its rings, and that it has no colours of the part of the page that opened it. */
export async function checkDialog(t: Test, page: Page, what: string): Promise<void> {
  // A dialog that another one opens lies above it, and comes after it in the document.
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('[data-top]')) each.removeAttribute('data-top')
    ;[...document.querySelectorAll('dialog:modal')].at(-1)?.setAttribute('data-top', '')
  })
  t.same(await inheritedProperties(page, top), [], `${what} inherits no property of its opener`)
  await checkRings(t, page, top, what, { kinds: dialogKinds })
}
