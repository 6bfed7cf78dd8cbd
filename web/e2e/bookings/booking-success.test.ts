import type { Page } from 'playwright-core'
import t from 'tap'

import { axeFindings, sidewaysScroll, smallTargets } from '../accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { chatPage } from '../chat/chat-page.ts'
import { focused } from '../page-objects.ts'
import { sharedSite } from '../site.ts'
import { bookingForm, landing, openBooking } from './booking-dialog.ts'
import { successWords } from './entries.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const
const number = '347 123 4567'

const pathOf = (page: Page) => new URL(page.url()).pathname
const success = (page: Page) => page.getByRole('heading', { name: successWords })
const toast = (page: Page) => page.getByRole('list', { name: 'Messaggi' }).getByText(successWords)

/** Presses Esc and waits until the form is gone from the document: the browser hides its dialog a moment before that. */
async function leaveForm(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('form[aria-label="Prenota una chiamata"]').waitFor({ state: 'detached' })
}

/** Holds what is asked for at `url` until it is released. @returns what releases it, and what tells of a request */
async function held(page: Page, url: string) {
  const released = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  let requests = 0
  await page.route(url, async (route) => {
    requests += 1
    asked.resolve()
    await released.promise
    await route.continue()
  })
  return { asked: asked.promise, release: released.resolve, requests: () => requests }
}

/** Forgets the routes and the call of the journey before, as for another visitor. */
async function begin(page: Page): Promise<void> {
  await page.unrouteAll()
  if (page.url().startsWith(site.origin)) {
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
}

await visitor(t, 'a booking that succeeds', desk, async (t, { page }) => {
  await t.test(
    'a form that is closed before the answer came leaves the visitor where they are, and tells of the call there',
    async (t) => {
      await begin(page)
      const booking = await held(page, '**/api/bookings')
      const form = await openBooking(page)
      await form.fill(number)
      await form.confirm.click()
      await booking.asked
      await leaveForm(page)
      booking.release()
      await toast(page).waitFor()
      t.match(await toast(page).innerText(), /: \p{L}+ \d+ \p{L}+ alle \d\d:\d\d$/u)
      t.equal(pathOf(page), landing)

      await page.getByRole('button', { name: 'Ti richiamiamo' }).first().click()
      await focused(success(page))
      t.equal(pathOf(page), landing, 'opened again, it leads nowhere by itself')
      for (const width of [320, 375, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        if (width === 375 || width === 1280) t.same(await axeFindings(page), [], `at ${width} px`)
        t.ok((await sidewaysScroll(page)) <= 0, `at ${width} px`)
      }
      t.same(await smallTargets(page), [])
      await page.getByRole('link', { name: 'Vedi il riepilogo' }).click()
      await focused(page.getByRole('heading', { name: 'Grazie per aver prenotato!' }))
      await page.getByText(number).waitFor()
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: 'Clienti nuovi' }).waitFor()
      t.equal(booking.requests(), 1)
    },
  )

  await t.test(
    'a form that is opened again before the answer came shows the success and leads to the thanks',
    async (t) => {
      await begin(page)
      const booking = await held(page, '**/api/bookings')
      const form = await openBooking(page)
      await form.fill(number)
      await form.confirm.dblclick()
      await booking.asked
      await leaveForm(page)
      await page.getByRole('button', { name: 'Ti richiamiamo' }).first().click()
      t.equal(await form.confirm.getAttribute('aria-busy'), 'true')
      booking.release()
      await page.waitForURL('**/thank_you')
      await page.getByText(successWords, { exact: true }).first().waitFor()
      t.equal(booking.requests(), 1, 'a double click is one booking')
      t.equal(await toast(page).count(), 0)
    },
  )

  await t.test(
    'while the page of thanks does not come, the dialog says that the call is booked',
    async (t) => {
      await begin(page)
      const form = await openBooking(page)
      await form.fill(number)
      const scripts = await held(page, '**/assets/*.js')
      await form.confirm.click()
      await scripts.asked
      await focused(success(page))
      t.match(await page.getByRole('dialog').innerText(), /Ti chiamiamo \p{L}+ \d+ \p{L}+ alle \d\d:\d\d/u)
      t.equal(await form.form.count(), 0, 'nothing is left to be sent twice')
      t.equal(pathOf(page), landing)
      scripts.release()
      await page.waitForURL('**/thank_you')
      await focused(page.getByRole('heading', { name: 'Grazie per aver prenotato!' }))
      await page.goBack()
      t.equal(pathOf(page), landing, 'Back leads to the page, not to a dialog that is gone')
    },
  )

  await t.test(
    'a call that was booked behind another dialog is told once that dialog is closed',
    async (t) => {
      await begin(page)
      const booking = await held(page, '**/api/bookings')
      await chatPage(page).openChat('caldaia')
      await page.getByRole('button', { name: 'Parla con una persona' }).click()
      await page.getByRole('button', { name: 'Chiedi di essere richiamato' }).click()
      const form = bookingForm(page)
      await form.fill(number)
      const answered = page.waitForResponse('**/api/bookings')
      await form.confirm.click()
      await booking.asked
      await leaveForm(page)
      booking.release()
      await (await answered).finished()
      const outer = page.getByRole('dialog', { name: 'Parla con una persona' })
      t.ok(await outer.isVisible())
      t.equal(await toast(page).count(), 0, 'nobody would see or hear it')
      await page.keyboard.press('Escape')
      await outer.waitFor({ state: 'hidden' })
      await toast(page).waitFor()
      t.equal(pathOf(page), '/scopri_quanto_costa/caldaia')
    },
  )

  await t.test(
    'who follows a link before the answer came is told of the call on the page that they went to',
    async (t) => {
      await begin(page)
      const booking = await held(page, '**/api/bookings')
      const form = await openBooking(page)
      await form.fill(number)
      await form.confirm.click()
      await booking.asked
      await leaveForm(page)
      await page
        .getByRole('navigation', { name: 'Principale' })
        .getByRole('link', { name: 'Chi siamo' })
        .click()
      await page.waitForURL('**/info/chi_siamo')
      await ready(page)
      booking.release()
      await toast(page).waitFor()
      t.equal(pathOf(page), '/info/chi_siamo')
    },
  )
})
