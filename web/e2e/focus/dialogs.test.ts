import { pageRoute } from '@mestieri/shared/pages.ts'
import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'

import { createProfessionals } from '../../../server/embedded/src/seed/professionals.ts'
import { landing } from '../bookings/booking-dialog.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { chatPage } from '../chat/chat-page.ts'
import { lightbox } from '../page-objects.ts'
import { cardPage } from '../payments/card-page.ts'
import { activationPath, goodData, paymentPage } from '../payments/payment-page.ts'
import { startSite } from '../site.ts'
import { checkDialog, checkRings, desk } from './ring-checks.ts'
import { type Story, tellInTurn } from './stories.ts'

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
  /** Each opens a dialog on the page, and waits for it. The page is not loaded again for the next one. */
  readonly dialogs: Readonly<Record<string, (page: Page) => Promise<unknown>>>
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor()

/** Closes the uppermost dialog. */
async function close(page: Page): Promise<void> {
  const modal = page.locator('dialog:modal')
  const open = await modal.count()
  await page.keyboard.press('Escape')
  await page.waitForFunction((open) => document.querySelectorAll('dialog:modal').length < open, open)
}

async function cookies(page: Page): Promise<void> {
  await press(page, 'Modifica consenso cookie')
  await dialog(page, 'Qui non c’è nulla da accettare')
}

const chat = {
  path: '/scopri_quanto_costa/caldaia',
  dialogs: {
    'the cookies, from the chat’s intro': cookies,
    async 'a person to talk to'(page: Page) {
      await close(page)
      await chatPage(page).start.click()
      await chatPage(page).field.waitFor()
      await press(page, 'Parla con una persona')
      await page.getByRole('link', { name: /WhatsApp/ }).waitFor()
    },
    async 'the job sheet'(page: Page) {
      await close(page)
      // In a wide window the job sheet is no dialog.
      await page.setViewportSize({ width: 375, height: 812 })
      await press(page, 'Scheda lavoro e riepilogo')
      await dialog(page, 'Scheda lavoro')
    },
    'the cookies, from the chat’s job sheet': cookies,
    async 'the end of a conversation'(page: Page) {
      await close(page)
      await press(page, /^Elimina conversazione/)
      await dialog(page, 'Elimini la conversazione?')
    },
  },
}

const payments = {
  path: pageRoute('trial').path,
  dialogs: {
    async 'the terms'(page: Page) {
      await page.getByRole('main').getByRole('link', { name: 'termini e condizioni' }).click()
      await page.getByText('Sto caricando il testo').waitFor({ state: 'detached' })
    },
    async 'the bank’s page of the test mode'(page: Page) {
      await close(page)
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
}

const billing = {
  path: activationPath(professional?.uid ?? ''),
  dialogs: {
    async 'billing data that were not sent'(page: Page) {
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
}

const scenes: readonly Scene[] = [
  { path: '/scopri_quanto_costa', dialogs: { 'the cookies, from the estimator': cookies } },
  chat,
  payments,
]

async function checkDialogs(t: Test, page: Page, dialogs: Scene['dialogs']): Promise<void> {
  for (const [name, open] of Object.entries(dialogs)) {
    await open(page)
    await checkDialog(t, page, name)
  }
}

const dialogStory = ({ path, dialogs }: Scene): Story => ({
  title: Object.keys(dialogs).join('; '),
  async tell(t, page) {
    await page.goto(path)
    await ready(page)
    await checkDialogs(t, page, dialogs)
  },
})

/** Turns the mouse wheel and waits until the page has stopped scrolling. */
async function scrollDown(page: Page, distance: number): Promise<void> {
  const ended = page.evaluate(
    () =>
      new Promise((resolve) => document.addEventListener('scrollend', () => resolve(null), { once: true })),
  )
  await page.mouse.wheel(0, distance)
  await ended
}

/** Pages with a menu, and the dialogs that are opened further down on them. */
const menuPages: Readonly<Record<string, Scene>> = {
  home: { path: '/', dialogs: { 'the cookies, from the home’s footer': cookies } },
  landing: { path: landing, dialogs: { 'the cookies, from the landing’s footer': cookies } },
  profile: {
    path: profile,
    dialogs: {
      async 'the photos of a professional'(page) {
        await press(page, /^Ingrandisci l’illustrazione 1/)
        await lightbox(page).dialog.waitFor()
      },
    },
  },
  'service landing': { path: '/servizi/caldaia', dialogs: {} },
}

t.jobs = 2
await Promise.all([
  tellInTurn(t, visitor, 'each dialog shows where the focus is', {
    options: desk,
    stories: scenes.map(dialogStory),
  }),
  tellInTurn(t, visitor, 'the dialog of a failure shows where the focus is', {
    options: { ...desk, expected: /status of 502/ },
    stories: [dialogStory(billing)],
  }),
  // With motion: the header then has no ground of its own at the top of the landing.
  tellInTurn(t, visitor, 'the header, its menu and the dialogs show where the focus is', {
    options: { viewport: { width: 768, height: 900 } },
    stories: Object.entries(menuPages).map(([name, { path, dialogs }]) => ({
      title: [name, ...Object.keys(dialogs)].join('; '),
      async tell(t, page) {
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
        // The header gets its ground when the browser reports that the top of the page has left the window.
        await page.locator(':root[data-scrolled]').waitFor({ state: 'attached' })
        await checkRings(t, page, 'header', 'the header further down')
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await checkDialogs(t, page, dialogs)
      },
    })),
  }),
])
