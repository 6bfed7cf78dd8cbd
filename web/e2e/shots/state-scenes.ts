import { path } from '@mestieri/shared/pages.ts'
import type { Page } from 'playwright-core'

import { bookingForm, landing } from '../bookings/booking-dialog.ts'
import { bringOffer } from '../bookings/entries.ts'
import { directoryPage, lightbox } from '../page-objects.ts'
import { cardPage, succeeded } from '../payments/card-page.ts'
import { activationPath, goodData, paymentPage } from '../payments/payment-page.ts'
import { searchPath, uid } from './page-scenes.ts'
import type { Scenes } from './scene.ts'

const directory = '/incontra_professionisti'
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor()

async function openCallback(page: Page): Promise<void> {
  await press(page, 'Ti richiamiamo')
  await bookingForm(page).times.waitFor()
}

async function save(page: Page, count: number): Promise<void> {
  const buttons = directoryPage(page).cards.getByRole('button', { name: /^Salva / })
  for (let index = 0; index < count; index += 1) await buttons.nth(index).click()
}

/** Lets the next search of the page end like this, and starts it. */
async function searchAgain(page: Page, answer: 'failure' | 'none'): Promise<void> {
  await page.route('**/api/affiliates?*', async (route) => {
    if (answer === 'failure') {
      await route.fulfill({ status: 502, json: { code: 'upstream_failed', status: 502, detail: 'No' } })
    }
  })
  await directoryPage(page).categories.getByRole('link', { name: 'Serramentista' }).click()
}

async function openCard(page: Page): Promise<ReturnType<typeof cardPage>> {
  const card = cardPage(page)
  await card.terms.check()
  await card.tab.click()
  await card.fillBilling()
  await card.testCard.waitFor()
  return card
}

async function announceTransfer(page: Page): Promise<void> {
  const payment = paymentPage(page)
  await payment.terms.check()
  await payment.bankTab.click()
  await payment.enter(goodData)
  await payment.send.click()
}

/** States of the home page, the directory and the profile. */
export function visitorScenes(profile: string, links: readonly string[]): Scenes {
  return {
    menu: {
      path: '/',
      only: 'narrow',
      async act(page) {
        await press(page, 'Apri il menu')
        await page.locator('dialog:modal').waitFor()
      },
    },
    callback: { path: '/', act: openCallback },
    'callback with a wrong number': {
      path: '/',
      async act(page) {
        await openCallback(page)
        await bookingForm(page).fill('12345')
        await page.keyboard.press('Tab')
        await page.getByText('Il numero è troppo corto').waitFor()
      },
    },
    'call booked': {
      path: landing,
      async act(page) {
        await openCallback(page)
        await bookingForm(page).fill('347 123 4567')
        await bookingForm(page).confirm.click()
        await page.getByRole('heading', { name: 'Grazie per aver prenotato!' }).waitFor()
        await page.getByText('Devi spostarla?').waitFor()
      },
    },
    'offer of a call': { path: landing, only: 'wide', act: bringOffer },
    'consent banner': {
      path: '/',
      consent: true,
      act: (page) => page.getByRole('region', { name: 'Scegli i cookie' }).waitFor(),
    },
    'consent preferences': {
      path: '/',
      consent: true,
      async act(page) {
        await press(page, 'Personalizza')
        await dialog(page, 'Preferenze sui cookie')
      },
    },
    results: { path: searchPath },
    'directory with suggestions': { path: directory, act: (page) => directoryPage(page).type('mon') },
    'results with a saved tray': { path: searchPath, act: (page) => save(page, 3) },
    'results that load': { path: directory, only: 'wide', act: (page) => searchAgain(page, 'none') },
    'results that failed': {
      path: directory,
      only: 'wide',
      async act(page) {
        await searchAgain(page, 'failure')
        await page.getByRole('heading', { name: 'Errore', exact: true }).waitFor()
      },
    },
    'results, none': { path: `${directory}?profession=Pulizie&city=MORTERONE+%28LC%29` },
    'results, unknown town': { path: `${directory}?city=mon` },
    comparison: { path: `${directory}?salvati=${links.slice(0, 4).join(',')}` },
    'photo viewer': {
      path: profile,
      async act(page) {
        await press(page, /^Ingrandisci l’illustrazione 1/)
        await lightbox(page).dialog.waitFor()
        // A wider window chooses a larger file, which is fetched before the picture is taken.
        await page.locator('dialog img[data-current]').evaluate((image: HTMLImageElement) => image.decode())
      },
    },
    offline: {
      path: searchPath,
      async act(page) {
        await page.context().setOffline(true)
        await page.getByText('Non sei in linea').first().waitFor()
      },
    },
  }
}

/** States of the pages that take payments. */
export const paymentScenes: Scenes = {
  'trial, bank transfer': {
    path: path('trial'),
    async act(page) {
      await paymentPage(page).terms.check()
      await paymentPage(page).bankTab.click()
      await paymentPage(page).send.waitFor()
    },
  },
  'trial, test card': { path: path('trial'), act: openCard },
  'trial, wrong data': {
    path: path('trial'),
    async act(page) {
      const payment = paymentPage(page)
      await payment.terms.check()
      await payment.bankTab.click()
      await payment.enter({ vat: '12345678900', cuuPec: 'KRR', email: 'mario' })
      await payment.send.click()
      await payment.errors.waitFor()
    },
  },
  'trial, transfer announced': {
    path: path('trial'),
    async act(page) {
      await announceTransfer(page)
      await paymentPage(page).confirmation.waitFor()
    },
  },
  'trial, card declined': {
    path: path('trial'),
    async act(page) {
      const card = await openCard(page)
      await card.choose('Fondi insufficienti')
      await card.pay.click()
      await card.alert.waitFor()
    },
  },
  'trial, bank asks': {
    path: path('trial'),
    async act(page) {
      const card = await openCard(page)
      await card.choose('Richiede l’autenticazione')
      await card.pay.click()
      await card.bank.waitFor()
    },
  },
  'trial, card receipt': {
    path: path('trial'),
    async act(page) {
      const card = await openCard(page)
      await card.choose('Pagamento riuscito')
      await card.pay.click()
      await card.outcome(succeeded).waitFor()
    },
  },
  'activation, data not sent': {
    path: activationPath(uid),
    async act(page) {
      await page.route('**/api/payments/billing-data', (route) =>
        route.fulfill({ status: 502, json: { code: 'billing_failed', status: 502, detail: 'No' } }),
      )
      await announceTransfer(page)
      await paymentPage(page).failure.waitFor()
    },
  },
  'unknown professional': { path: activationPath('nessuno') },
  'trial, terms': {
    path: path('trial'),
    async act(page) {
      await page.getByRole('main').getByRole('link', { name: 'termini e condizioni' }).click()
      await page.getByText('Sto caricando il testo').waitFor({ state: 'detached' })
    },
  },
  unsubscribed: {
    path: '/landing/email_unsubscribe/?id=42&email=mario.rossi%40pec.it',
    async act(page) {
      await press(page, 'Conferma disiscrizione')
      await page.getByRole('heading', { name: 'Disiscrizione completata' }).waitFor()
    },
  },
}
