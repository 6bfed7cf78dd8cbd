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

/**
 * The texts that large type spoils: the window's edge cuts them, or their column is narrower than half of a long word.
 * What a visitor scrolls or swipes sideways is left out, and what is hidden visually.
 */
function spoiled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isLeftOut = (element: Element | null): boolean => {
      if (element === null || element === document.body) return false
      const { overflowX, clipPath } = getComputedStyle(element)
      const isCarousel = element.matches('[aria-roledescription], [aria-hidden=true], [inert]')
      return (
        isCarousel || clipPath !== 'none' || /auto|scroll/.test(overflowX) || isLeftOut(element.parentElement)
      )
    }
    return [...document.querySelectorAll('main *')].flatMap((element) => {
      const text = [...element.childNodes].find((node) => node.nodeType === 3 && node.textContent?.trim())
      if (!text || !element.checkVisibility({ visibilityProperty: true }) || isLeftOut(element)) return []
      const range = document.createRange()
      range.selectNodeContents(text)
      const { right, width } = range.getBoundingClientRect()
      const words = (text.textContent ?? '').trim()
      const name = `${element.tagName} '${words.slice(0, 30)}'`
      // An address has no room in any column.
      const longest = Math.max(...words.split(/\s+/).map((word) => Math.min(word.length, 16)))
      const letter = Number.parseFloat(getComputedStyle(element).fontSize) / 2
      if (width > 1 && right > innerWidth + 1) return [`${name} is cut`]
      return width > 1 && width < (longest * letter) / 2 ? [`${name} has ${Math.round(width)} px`] : []
    })
  })
}

/** WCAG 2.2, 1.4.4: text enlarged to 200 % loses no content. The root's size stands for the browser's setting. */
await visitor(
  t,
  'with text of twice the size, no page scrolls sideways on a phone, and no text is cut or squeezed',
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
      t.same(await spoiled(page), [], path)
    }
  },
)
