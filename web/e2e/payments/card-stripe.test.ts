import { path } from '@mestieri/shared/pages.ts'
import t from 'tap'

import { axeFindings, sidewaysScroll } from '../accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { focused } from '../page-objects.ts'
import { startSite } from '../site.ts'
import { cardPage, succeeded } from './card-page.ts'
import { cardProviderAddresses, libraryCalls, standInForCardProvider } from './card-provider-stand-in.ts'

const [site, browser] = await Promise.all([
  startSite(t, { environment: { CARD_PUBLISHABLE_KEY: 'pk_live_journeys' } }),
  launchBrowser(t),
])
const visitor = visitorsOf(browser, site.origin)
const desk = {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
  thirdParty: cardProviderAddresses,
} as const
const trialReturn = path('trial-return')

await visitor(
  t,
  'BR-05: the card provider is loaded when its tab is opened, in Italian and with the site’s colours',
  desk,
  async (t, { page, context, requests }) => {
    await standInForCardProvider(context)
    const card = cardPage(page)
    await page.goto(path('trial'))
    await ready(page)
    await card.terms.check()
    await card.tab.waitFor()
    t.same(
      requests.filter((url) => cardProviderAddresses.test(url)),
      [],
    )
    t.notOk(
      requests.some((url) => /stripe/i.test(url)),
      'not even the site’s own card module',
    )
    await card.tab.click()
    await page.frameLocator('iframe[title="Campi della carta"]').locator('html').waitFor()
    const { key, options, elements } = await libraryCalls(page)
    t.equal(key, 'pk_live_journeys')
    t.equal(options.locale, 'it')
    const token = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--red').trim(),
    )
    t.match(elements.at(-1), {
      locale: 'it',
      appearance: { theme: 'stripe', variables: { colorPrimary: token } },
    })
    for (const width of [1280, 768, 375]) {
      await page.setViewportSize({ width, height: 900 })
      t.equal(await sidewaysScroll(page), 0)
    }
    t.same(await axeFindings(page), [], 'axe, narrow')
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.waitForFunction(() => globalThis.libraryCalls.updates.at(-1)?.appearance.theme === 'night')
    t.same(await axeFindings(page), [], 'axe, wide and dark')
  },
)

await visitor(
  t,
  'ID-08, ID-09, SP-06: billing data are sent before one confirmation, and the return page trusts the provider, not its URL',
  { ...desk, expected: /ERR_BLOCKED_BY_CLIENT/ },
  async (t, { page, context, requests }) => {
    const provider = await standInForCardProvider(context)
    const card = cardPage(page)
    await card.openTrial()
    const letGo = provider.hold()
    await card.pay.dblclick()
    await card.paying.waitFor()
    await card.field('Email').press('Enter')
    await card.paying.click({ force: true })
    letGo()
    await card.outcome(succeeded).waitFor()
    t.same(provider.returnUrls, [site.origin + trialReturn])
    const sent = requests.filter((url) => /billing-data|\/confirm$/.test(url))
    t.match(sent, [/billing-data$/, /confirm$/])
    t.equal(page.url(), site.origin + trialReturn, 'the client secret is removed from the address bar')
    await page.reload()
    await card.outcome(succeeded).waitFor()
    t.equal(provider.confirms.length, 1, 'a reload reads the state and does not pay')
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    t.notMatch(kept, /_secret_/)

    const back = (id: string) =>
      `${trialReturn}?payment_intent=${id}&payment_intent_client_secret=${id}_secret_x&redirect_status=succeeded`
    await page.goto(back('pi_open'))
    await card.outcome('Pagamento non completato').waitFor()
    t.equal(page.url(), site.origin + trialReturn)
    provider.setStatus('pi_gone', 'canceled')
    await page.goto(back('pi_gone'))
    await card.outcome('Pagamento annullato').waitFor()
    provider.script = 'blocked'
    await page.goto(back('pi_paid'))
    await card.outcome('Errore nel caricamento del pagamento').waitFor()
    provider.script = 'served'
    provider.setStatus('pi_paid', 'succeeded')
    await page.getByRole('button', { name: 'Riprova' }).click()
    await card.outcome(succeeded).waitFor()
    t.equal(provider.confirms.length, 1)
    await page.getByRole('link', { name: 'OK', exact: true }).click()
    await page.waitForURL(site.origin + path('work-with-us'))
  },
)

await visitor(
  t,
  'refused billing data do not charge the card, and the form stays usable after a decline or a lost connection',
  { ...desk, expected: /Failed to load resource/ },
  async (t, { page, context }) => {
    const provider = await standInForCardProvider(context)
    provider.answers.push(
      {
        error: {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'insufficient_funds',
          message: 'Your card has insufficient funds.',
        },
      },
      { error: { type: 'card_error', code: 'card_declined', message: 'La tua carta è stata rifiutata.' } },
      { error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' } },
      'lost-before',
      'lost-after',
    )
    const card = cardPage(page)
    await card.openTrial()
    await context.route('**/api/payments/billing-data', (route) =>
      route.fulfill({ status: 502, json: { code: 'billing_failed', status: 502, detail: 'Non inviati.' } }),
    )
    await card.pay.click()
    await page.getByRole('dialog', { name: 'Dati non inviati' }).waitFor()
    t.same(provider.confirms, [])
    await page.keyboard.press('Escape')
    await context.unroute('**/api/payments/billing-data')
    for (const words of [
      'Sulla carta non ci sono fondi sufficienti.',
      'La tua carta è stata rifiutata.',
      'La banca non ha confermato che sei tu.',
      'La connessione si è interrotta e non sappiamo se il pagamento è passato.',
    ]) {
      await card.pay.click()
      await card.alert.filter({ hasText: words }).waitFor()
      await focused(page.locator('[tabindex="-1"]').filter({ has: page.getByRole('alert') }))
      t.equal(await card.pay.isEnabled(), true)
      t.equal(await card.field('Partita IVA').inputValue(), '12345678903')
    }
    await card.pay.click()
    await card.outcome(succeeded).waitFor()
    t.equal(provider.confirms.length, 4, 'a payment with a lost answer is not paid again')
  },
)

await visitor(t, 'ID-08: two tabs create one payment', desk, async (t, { page, context }) => {
  const provider = await standInForCardProvider(context)
  const first = cardPage(page)
  await first.openTrial()
  const other = await context.newPage()
  const second = cardPage(other)
  await second.openTrial()
  const letGo = provider.hold()
  await first.pay.click()
  await first.paying.waitFor()
  await second.pay.click()
  await second.alert.filter({ hasText: 'un pagamento in corso in un’altra scheda' }).waitFor()
  letGo()
  await first.outcome(succeeded).waitFor()
  await second.panel.getByText('Questo pagamento è già partito').waitFor()
  await other.getByRole('button', { name: 'Vedi l’esito' }).click()
  await second.outcome(succeeded).waitFor()
  t.equal(provider.confirms.length, 1)
})

await visitor(
  t,
  'a script that hangs has a message and can be retried',
  desk,
  async (t, { page, context }) => {
    const provider = await standInForCardProvider(context)
    provider.script = 'hanging'
    await page.clock.install()
    const card = cardPage(page)
    await page.goto(path('trial'))
    await ready(page)
    await card.terms.check()
    const asked = page.waitForRequest(cardProviderAddresses)
    await card.tab.click()
    await asked
    await page.clock.runFor(10_000)
    const failed = card.alert.filter({ hasText: 'Il modulo della carta non si è caricato' })
    await failed.waitFor()
    t.equal(await page.getByRole('tab', { name: 'Bonifico Bancario' }).isEnabled(), true)
    await failed.getByRole('button', { name: 'Riprova' }).click()
    await failed.waitFor({ state: 'detached' })
    provider.release()
    await page.getByTitle('Campi della carta').waitFor()
  },
)
