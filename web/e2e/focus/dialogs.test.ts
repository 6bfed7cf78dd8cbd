import { pageRoute } from '@mestieri/shared/pages.ts'
import type { Page } from 'playwright-core'
import t from 'tap'

import { createProfessionals } from '../../../server/embedded/src/seed/professionals.ts'
import { landing } from '../bookings/booking-dialog.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { chatPage } from '../chat/chat-page.ts'
import { lightbox } from '../page-objects.ts'
import { cardPage } from '../payments/card-page.ts'
import { activationPath, goodData, paymentPage } from '../payments/payment-page.ts'
import { startSite } from '../site.ts'
import { checkDialog, checkRings, desk } from './ring-checks.ts'

// Without an upstream of others the test mode takes the cards.
const environment = { UPSTREAM_PORTAL_URL: '', UPSTREAM_PAYMENTS_URL: '' }
const [site, browser] = await Promise.all([startSite(t, { environment }), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const [professional] = createProfessionals()
const reply = await fetch(`${site.origin}/api/affiliates?profession=Idraulico&city=MONZA+%28MB%29`)
const { affiliates } = (await reply.json()) as { affiliates: { link: string }[] }
const profile = `/incontra_professionisti/${affiliates[0]?.link}`

interface Scene {
  readonly path: string
  /** Opens the dialog on the page that has come alive, and waits for it. */
  readonly open: (page: Page) => Promise<unknown>
  readonly expected?: RegExp
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor()

async function cookies(page: Page): Promise<void> {
  await press(page, 'Modifica consenso cookie')
  await dialog(page, 'Qui non c’è nulla da accettare')
}

async function openChat(page: Page): Promise<void> {
  await chatPage(page).start.click()
  await chatPage(page).field.waitFor()
}

/** In a wide window the job sheet is no dialog. */
async function openJobSheet(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 812 })
  await openChat(page)
  await press(page, 'Scheda lavoro e riepilogo')
  await dialog(page, 'Scheda lavoro')
}

const scenes: Readonly<Record<string, Scene>> = {
  'the cookies, from the home’s footer': { path: '/', open: cookies },
  'the cookies, from the landing’s footer': { path: landing, open: cookies },
  'the cookies, from the estimator': { path: '/scopri_quanto_costa', open: cookies },
  'the cookies, from the chat’s intro': { path: '/scopri_quanto_costa/caldaia', open: cookies },
  'the cookies, from the chat’s job sheet': {
    path: '/scopri_quanto_costa/caldaia',
    async open(page) {
      await openJobSheet(page)
      await cookies(page)
    },
  },
  'the terms': {
    path: pageRoute('trial').path,
    async open(page) {
      await page.getByRole('main').getByRole('link', { name: 'termini e condizioni' }).click()
      await page.getByText('Sto caricando il testo').waitFor({ state: 'detached' })
    },
  },
  'the bank’s page of the test mode': {
    path: pageRoute('trial').path,
    async open(page) {
      const card = cardPage(page)
      await card.terms.check()
      await card.tab.click()
      await card.fillBilling()
      await card.testCard.focus()
      await page.keyboard.type('Richiede')
      await card.pay.click()
      await card.bank.waitFor()
    },
  },
  'billing data that were not sent': {
    path: activationPath(professional?.uid ?? ''),
    expected: /status of 502/,
    async open(page) {
      await page.route('**/api/payments/billing-data', (route) =>
        route.fulfill({ status: 502, json: { code: 'billing_failed', status: 502, detail: 'No' } }),
      )
      const payment = paymentPage(page)
      await payment.terms.check()
      await payment.enter(goodData)
      await payment.send.click()
      await payment.failure.waitFor()
    },
  },
  'a person to talk to': {
    path: '/scopri_quanto_costa/caldaia',
    async open(page) {
      await openChat(page)
      await press(page, 'Parla con una persona')
      await page.getByRole('link', { name: /WhatsApp/ }).waitFor()
    },
  },
  'the job sheet': { path: '/scopri_quanto_costa/caldaia', open: openJobSheet },
  'the end of a conversation': {
    path: '/scopri_quanto_costa/caldaia',
    async open(page) {
      await openJobSheet(page)
      await press(page, /^Elimina conversazione/)
      await dialog(page, 'Elimini la conversazione?')
    },
  },
  'the photos of a professional': {
    path: profile,
    async open(page) {
      await press(page, /^Ingrandisci l’illustrazione 1/)
      await lightbox(page).dialog.waitFor()
    },
  },
}

/** Turns the mouse wheel and waits until the page has stopped scrolling. */
async function scrollDown(page: Page, distance: number): Promise<void> {
  const ended = page.evaluate(
    () =>
      new Promise((resolve) => document.addEventListener('scrollend', () => resolve(null), { once: true })),
  )
  await page.mouse.wheel(0, distance)
  await ended
}

const menuPages = { home: '/', landing, profile, 'service landing': '/servizi/caldaia' }

t.jobs = 2
await Promise.all([
  ...Object.entries(scenes).map(([name, { path, open, expected }]) =>
    visitor(
      t,
      `${name}: the dialog shows where the focus is`,
      expected ? { ...desk, expected } : desk,
      async (t, { page }) => {
        await page.goto(path)
        await ready(page)
        await open(page)
        await checkDialog(t, page, 'the dialog')
      },
    ),
  ),
  ...Object.entries(menuPages).map(([name, path]) =>
    // With motion: the header then has no ground of its own at the top of the landing.
    visitor(
      t,
      `${name}: the header and its menu show where the focus is`,
      { viewport: { width: 768, height: 900 } },
      async (t, { page }) => {
        await page.goto(path)
        await ready(page)
        await checkRings(t, page, 'header', 'the header at the top')
        await press(page, 'Apri il menu')
        await page.locator('dialog:modal').waitFor()
        await checkDialog(t, page, 'the menu')
        await page.keyboard.press('Escape')
        await page.setViewportSize({ width: 1280, height: 800 })
        await scrollDown(page, 20)
        await checkRings(t, page, 'header', 'the header of a page that has begun to scroll')
        await scrollDown(page, 1200)
        await checkRings(t, page, 'header', 'the header further down')
      },
    ),
  ),
])
