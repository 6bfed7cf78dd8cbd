import { pageRoutes } from '@mestieri/shared/pages.ts'
import type { Page } from 'playwright-core'
import t from 'tap'

import { isHardRun } from '../../../scripts/test-groups/hard-run.ts'
import { sidewaysScroll } from '../accessibility-checks.ts'
import { bookingForm } from '../bookings/booking-dialog.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { chatPage, chatPath } from '../chat/chat-page.ts'
import { createReader } from '../found/documents.ts'
import { addressesOf, someProfessionals } from '../found/site-pages.ts'
import { directoryPage } from '../page-objects.ts'
import { sharedSite } from '../site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
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
 * The texts that large type spoils: the window's edge cuts them, or their column is narrower than a word, which
 * therefore breaks anywhere. An email address may break anywhere, and a word where hyphenation is on, but not in a
 * column half as wide. What a visitor scrolls or swipes sideways is left out, and what is hidden visually.
 */
function spoiled(page: Page, part = 'main'): Promise<string[]> {
  return page.evaluate((part) => {
    const whole = document.querySelector(part)
    const isLeftOut = (element: Element | null): boolean => {
      if (element === null || element === whole) return false
      const { overflowX, clipPath } = getComputedStyle(element)
      const isCarousel = element.matches('[aria-roledescription], [aria-hidden=true], [inert]')
      return (
        isCarousel || clipPath !== 'none' || /auto|scroll/.test(overflowX) || isLeftOut(element.parentElement)
      )
    }
    return [...(whole?.querySelectorAll('*') ?? [])].flatMap((element) => {
      const text = [...element.childNodes].find((node) => node.nodeType === 3 && node.textContent?.trim())
      if (!text || !element.checkVisibility({ visibilityProperty: true }) || isLeftOut(element)) return []
      const range = document.createRange()
      range.selectNodeContents(text)
      const { right, width } = range.getBoundingClientRect()
      if (width <= 1) return []
      const words = text.textContent ?? ''
      if (right > innerWidth + 1) return [`${element.tagName} '${words.trim().slice(0, 30)}' is cut`]
      const { fontSize, hyphens } = getComputedStyle(element)
      const longest = Math.max(...words.split(/\s+/).map((word) => Math.min(word.length, 16)))
      const isSqueezed = width < (longest * Number.parseFloat(fontSize)) / 4
      if (isSqueezed) return [`${element.tagName} '${words.trim().slice(0, 30)}' has ${Math.round(width)} px`]
      if (words.includes('@') || hyphens === 'auto') return []
      return [...words.matchAll(/[\p{L}\p{N}]+/gu)]
        .filter(({ index, 0: word }) => {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
        })
        .map(([word]) => `${element.tagName} '${word}' breaks inside`)
    })
  }, part)
}

/** Doubles the text's size on each next page. */
async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { font-size: 200% !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** WCAG 2.2, 1.4.4: text enlarged to 200 % loses no content. The root's size stands for the browser's setting. */
await visitor(
  t,
  'text of twice the size on a phone',
  { ...phone, expected: /status of (?:404|410|503)/ },
  async (t, { page }) => {
    await enlargeText(page)
    await t.test(
      'with text of twice the size, no page scrolls sideways on a phone, no text is cut or squeezed, and no word breaks',
      async (t) => {
        const [professional] = await someProfessionals(createReader(site.origin))
        if (!professional) throw new Error('no professional')
        // Of the pages that differ in their texts alone, the last one comes alive: the others are as the server sends them.
        const pages = pageRoutes.flatMap((route) =>
          addressesOf(route, professional).map((path, index, all) => ({
            path,
            isAlive: isHardRun || index === all.length - 1,
          })),
        )
        const others = ['/incontra_professionisti?city=MONZA+(MB)', '/non-esiste']
        for (const { path, isAlive } of [...pages, ...others.map((path) => ({ path, isAlive: true }))]) {
          await page.goto(path)
          if (isAlive) await ready(page)
          if ((await sidewaysScroll(page)) > 0) t.fail(`${path}: ${(await protruding(page)).join(', ')}`)
          else t.pass(path)
          t.same(await spoiled(page), [], path)
        }
      },
    )

    await t.test(
      'with text of twice the size, the menu, the form of a call and the list of saved professionals are not cut on a phone',
      async (t) => {
        await page.goto('/')
        await ready(page)
        await page.getByRole('button', { name: 'Apri il menu' }).click()
        await page.getByRole('dialog').getByRole('link', { name: 'Chi siamo' }).waitFor()
        t.same(await spoiled(page, 'dialog:modal'), [], 'menu')
        await page.keyboard.press('Escape')

        await page.getByRole('button', { name: 'Ti richiamiamo' }).first().click()
        const form = bookingForm(page)
        await form.times.waitFor()
        t.same(await spoiled(page, 'dialog:modal'), [], 'form of a call')
        const wide = await form.form
          .locator('label:has([type=radio])')
          .evaluateAll((choices) =>
            choices
              .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth + 1)
              .map(({ textContent }) => textContent),
          )
        t.same(wide, [], 'no word is wider than its choice')

        await page.goto('/incontra_professionisti?profession=Idraulico&city=MONZA+(MB)')
        await ready(page)
        await directoryPage(page)
          .cards.getByRole('button', { name: /^Salva / })
          .first()
          .click()
        await page.getByText('1 salvato', { exact: true }).waitFor()
        t.same(await protruding(page), [], 'saved professionals')
      },
    )

    await t.test(
      'with text of twice the size, the placeholder of the chat is not cut on a phone',
      async (t) => {
        await page.goto(chatPath('ristrutturazione_bagno'))
        await ready(page)
        const { field, start } = chatPage(page)
        await start.click()
        await field.waitFor()
        // The placeholder's box cannot be measured: its words are, in its font.
        const { room, needed, isHighEnough } = await field.evaluate((element: HTMLTextAreaElement) => {
          const { font, whiteSpace } = getComputedStyle(element, '::placeholder')
          const { paddingLeft, paddingRight } = getComputedStyle(element)
          const context = document.createElement('canvas').getContext('2d')
          if (!context) throw new Error('no canvas')
          context.font = font
          const parts = whiteSpace === 'nowrap' ? [element.placeholder] : element.placeholder.split(' ')
          return {
            room: element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
            needed: Math.max(...parts.map((part) => context.measureText(part).width)),
            isHighEnough: element.scrollHeight <= element.clientHeight,
          }
        })
        t.ok(needed <= room, `${Math.round(needed)} of ${Math.round(room)} px`)
        t.ok(isHighEnough, 'no line is hidden')
      },
    )
  },
)

await visitor(
  t,
  'with text of twice the size on the narrowest phone, the logo is no smaller and leaves the buttons their room',
  { ...phone, viewport: { width: 320, height: 640 } },
  async (t, { page }) => {
    const header = page.getByRole('banner')
    const logo = header.getByRole('link', { name: 'Mestieri, pagina iniziale' })
    const logoWidth = async () => (await logo.boundingBox())?.width ?? 0
    await page.goto('/')
    await ready(page)
    const usual = await logoWidth()
    await enlargeText(page)
    await page.goto('/')
    await ready(page)
    const enlarged = await logoWidth()
    t.ok(enlarged > usual, `${enlarged} px, with text of the usual size ${usual} px`)

    await page.goto(chatPath('ristrutturazione_bagno'))
    await ready(page)
    const { field, start } = chatPage(page)
    await start.click()
    await field.waitFor()
    const widths = await header
      .locator('a, button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width).filter((width) => width > 0))
    t.equal(widths.length, 3, 'the logo, the call and the way out')
    t.ok(Math.min(...widths) >= 44, `${widths.join(', ')} px`)
    t.same(await protruding(page), [])
  },
)
