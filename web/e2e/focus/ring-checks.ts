import type { Page } from 'playwright-core'
import type { Test } from 'tap'

import { atRest } from '../accessibility-checks.ts'
import { focusRings } from './focus-rings.ts'

export const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const

/** Checks the ring of each stop of a part of the page, in both colour schemes. */
export async function checkRings(t: Test, page: Page, part: string, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await atRest(page)
    const { looked, faults } = await focusRings(page, part)
    t.ok(looked > 0, `${what} has stops`)
    t.same(faults, [], `${what}, ${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
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

/** Checks the modal dialog that was opened last: its rings, and that it has no colours of the part of the page that opened it. */
export async function checkDialog(t: Test, page: Page, what: string): Promise<void> {
  // A dialog that another one opens lies above it, and comes after it in the document.
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('[data-top]')) each.removeAttribute('data-top')
    ;[...document.querySelectorAll('dialog:modal')].at(-1)?.setAttribute('data-top', '')
  })
  t.same(await inheritedProperties(page, top), [], `${what} inherits no property of its opener`)
  await checkRings(t, page, top, what)
}
