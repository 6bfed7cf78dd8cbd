import { pageRoutes } from '@mestieri/shared/pages.ts'
import type { Page } from 'playwright-core'
import t from 'tap'

import { sidewaysScroll } from '../accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { createReader } from '../found/documents.ts'
import { addressesOf, someProfessionals } from '../found/site-pages.ts'
import { startSite } from '../site.ts'

const [site, browser] = await Promise.all([startSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const phone = { viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' } as const

/** The elements that stand out of the window on the right, and that nothing cuts off. */
function protruding(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || cuts(element.parentElement))
    const width = document.documentElement.clientWidth
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { right, width: own } = element.getBoundingClientRect()
        return own > 0 && right > width + 1 && !cuts(element.parentElement)
      })
      .map((element) => `${element.tagName} '${element.textContent.trim().slice(0, 30)}'`)
  })
}

/** WCAG 2.2, 1.4.4: text enlarged to 200 % loses no content. The root's size stands for the browser's setting. */
await visitor(
  t,
  'with text of twice the size, no page scrolls sideways on a phone',
  { ...phone, expected: /status of (?:404|410|503)/ },
  async (t, { page }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(':root { font-size: 200% !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    const [professional] = await someProfessionals(createReader(site.origin))
    if (!professional) throw new Error('no professional')
    const paths = pageRoutes.flatMap((route) => addressesOf(route, professional))
    for (const path of [...paths, '/incontra_professionisti?city=MONZA+(MB)', '/non-esiste']) {
      await page.goto(path)
      await ready(page)
      if ((await sidewaysScroll(page)) > 0) t.fail(`${path}: ${(await protruding(page)).join(', ')}`)
      else t.pass(path)
    }
  },
)
