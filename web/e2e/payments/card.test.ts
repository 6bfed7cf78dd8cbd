import { path } from '@mestieri/shared/pages.ts'
import t from 'tap'

import { createProfessionals } from '../../../server/embedded/src/seed/professionals.ts'
import { axeFindings, checkLayouts, smallTargets } from '../accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { announced, focused } from '../page-objects.ts'
import { startSite } from '../site.ts'
import { cardPage, succeeded } from './card-page.ts'

// With the embedded upstream and no key, cards are in test mode.
const environment = { UPSTREAM_PORTAL_URL: '', UPSTREAM_PAYMENTS_URL: '' }
const [site, browser] = await Promise.all([startSite(t, { environment }), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const desk = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const
const trialReturn = path('trial-return')
const uid = createProfessionals()[0]?.uid ?? ''

await visitor(
  t,
  'by keyboard alone: a test card needs the bank’s approval, which is refused, cancelled and given',
  desk,
  async (t, { page }) => {
    const card = cardPage(page)
    const { keyboard } = page
    await page.goto(path('trial'))
    await ready(page)
    await card.terms.focus()
    await keyboard.press('Space')
    const transfer = page.getByRole('tab', { name: 'Bonifico Bancario', disabled: false })
    await transfer.focus()
    await keyboard.press('ArrowRight')
    await card.testCard.waitFor()
    for (const text of ['', '12345678903', 'ABC1234', 'ditta@example.it']) {
      await keyboard.type(text)
      await keyboard.press('Tab')
    }
    await focused(card.testCard)
    await keyboard.type('Richiede')
    await keyboard.press('Tab')
    t.equal(await card.field('Numero della carta').inputValue(), '4000 0025 0000 3155')
    await keyboard.press('Enter')
    await card.bank.waitFor()
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      t.same(await axeFindings(page), [], `axe, bank page at ${width} px`)
    }
    await focused(card.bank.getByRole('button', { name: 'Chiudi senza rispondere' }))
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await focused(card.bank.getByRole('button', { name: 'Rifiuta' }))
    await keyboard.press('Enter')
    await card.alert.filter({ hasText: 'La banca non ha confermato che sei tu.' }).waitFor()
    await focused(page.locator('[tabindex="-1"]').filter({ has: page.getByRole('alert') }))
    await keyboard.press('Tab')
    await focused(card.pay)
    await keyboard.press('Enter')
    await card.bank.waitFor()
    await keyboard.press('Escape')
    await card.alert.filter({ hasText: 'Non hai completato la verifica della banca.' }).waitFor()
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await card.bank.waitFor()
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await card.outcome(succeeded).waitFor()
    await announced(page, succeeded)
    t.equal(page.url(), site.origin + trialReturn)
  },
)

await visitor(
  t,
  'before the tick a payment method moves the focus to the box, which says why',
  desk,
  async (t, { page }) => {
    const card = cardPage(page)
    await page.goto(path('trial'))
    await ready(page)
    for (const name of ['Bonifico Bancario', 'Altri metodi']) {
      const tab = page.getByRole('tab', { name })
      t.equal(await tab.getAttribute('aria-disabled'), 'true')
      // Forced, because Playwright waits for a disabled element to be enabled.
      await tab.click({ force: true })
      await focused(card.terms)
    }
    const why = 'Per scegliere come pagare, prima spunta questa casella.'
    await page.getByText(why).waitFor()
    t.same(await axeFindings(page), [], 'the reason')
    await page.getByRole('tab', { name: 'Bonifico Bancario' }).focus()
    await page.keyboard.press('ArrowRight')
    await focused(card.tab)
    t.equal(page.url(), site.origin + path('trial'), 'the arrows choose nothing yet')
    await page.keyboard.press('Enter')
    await focused(card.terms)
    await card.terms.check()
    await card.panel
      .or(page.getByRole('tabpanel', { name: 'Bonifico Bancario' }))
      .first()
      .waitFor()
    t.equal(await page.getByText(why).count(), 0)
    await card.terms.uncheck()
    await page.waitForURL(path('trial'))
    t.equal(await page.getByText(why).count(), 0, 'nobody tried since')
  },
)

await visitor(t, 'nothing moves while a personal link and its card form load', desk, async (t, { page }) => {
  const card = cardPage(page)
  const hold = async (url: string) => {
    const held = Promise.withResolvers<void>()
    await page.route(url, async (route) => {
      await held.promise
      await route.continue()
    })
    return held.resolve
  }
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
      const { dataset } = document.documentElement
      dataset['shift'] = String(shifts.reduce((sum, { value }) => sum + value, Number(dataset['shift'] ?? 0)))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const [link, configuration] = [await hold('**/api/affiliates/by-uid/*'), await hold('**/api/config')]
  await page.goto(path('settlement', { uid }))
  await ready(page)
  link()
  await page.getByRole('tab', { name: 'Altri metodi' }).waitFor()
  const shift = Number((await page.locator('html').getAttribute('data-shift')) ?? 0)
  t.ok(shift <= 0.01, `layout shift ${shift}`)
  await card.terms.check()
  await card.panel.getByText('Sto caricando il modulo della carta…').waitFor({ state: 'attached' })
  const before = await card.pay.boundingBox()
  configuration()
  await card.testCard.waitFor()
  const after = await card.pay.boundingBox()
  t.ok(before && after && Math.abs(before.y - after.y) <= 4, 'the button stays where it is')
})

await visitor(
  t,
  'fields say what is missing, a decline says what to do, and after a success the next payment is new',
  desk,
  async (t, { page }) => {
    const card = cardPage(page)
    const secrets: string[] = []
    page.on('response', (response) => {
      if (!response.url().endsWith('/api/payments/intents')) return
      void response.json().then(({ clientSecret }: { clientSecret: string }) => secrets.push(clientSecret))
    })
    await card.openTrial()
    await card.panel.getByText('Ambiente di prova: nessun addebito').waitFor()
    await card.field('Numero della carta').pressSequentially('42424242')
    await card.pay.click()
    await focused(card.field('Numero della carta'))
    await card.panel.getByText('Il numero della carta non è completo.').waitFor()
    await checkLayouts(t, page, 'the errors')
    await page.setViewportSize({ width: 1280, height: 900 })
    await card.choose('Fondi insufficienti')
    await card.pay.click()
    await card.alert.filter({ hasText: 'Sulla carta non ci sono fondi sufficienti.' }).waitFor()
    t.equal(await card.field('Numero della carta').inputValue(), '4000 0000 0000 9995')
    await card.choose('Pagamento riuscito')
    await card.pay.click()
    await card.outcome(succeeded).waitFor()

    await page.goto(path('trial'))
    await ready(page)
    await card.terms.check()
    await page.getByText('Il pagamento precedente è andato a buon fine').waitFor()
    t.match(page.url(), /pagamento$/, 'the message is shown before a tab is chosen')
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/payments/billing-data'),
      page.getByRole('button', { name: 'Invia dati di fatturazione' }).click(),
    ])
    t.equal(secrets.length, 3)
    t.equal(secrets[1], secrets[0], 'the intent is the same within five minutes')
    t.not(secrets[2], secrets[1], 'after the payment there is a new intent')
    const { paymentIntentId } = sent.postDataJSON() as { paymentIntentId: string }
    t.ok(secrets[2]?.startsWith(`${paymentIntentId}_secret_`), 'a transfer does not use the paid intent')
  },
)

await visitor(
  t,
  'every return has a message and a way on: back to the same payment, or on to its final state',
  desk,
  async (t, { page, context }) => {
    const card = cardPage(page)
    const settlement = path('settlement', { uid })
    const back = `${path('payment-return')}?payment_intent=pi_x&payment_intent_client_secret=`
    await page.goto(`${path('payment-return')}?redirect_status=succeeded`)
    await card.outcome('Nessun pagamento da mostrare').waitFor()
    await checkLayouts(t, page, 'the page without a payment')
    await page.setViewportSize({ width: 375, height: 900 })
    t.same(await smallTargets(page), [])
    await page.setViewportSize({ width: 1280, height: 900 })

    // The bank redirects the browser back without a payment.
    await page.goto(settlement)
    await ready(page)
    await card.terms.check()
    await card.fillBilling()
    await card.choose('Richiede l’autenticazione')
    const [answer] = await Promise.all([
      page.waitForRequest('**/api/payments/sandbox/confirmations'),
      card.pay.click(),
    ])
    const { clientSecret } = answer.postDataJSON() as { clientSecret: string }
    await card.bank.waitFor()
    await page.goto(back + clientSecret)
    await card.outcome('Pagamento non completato').waitFor()
    const asked = page.waitForResponse('**/api/payments/intents')
    await page.getByRole('link', { name: 'Riprova' }).click()
    t.equal(((await (await asked).json()) as { clientSecret: string }).clientSecret, clientSecret)
    t.equal(new URL(page.url()).pathname, settlement)
    t.equal(await card.tab.getAttribute('aria-selected'), 'true', 'reactivation begins with the card')
    await card.terms.check()
    await card.choose('In elaborazione, poi riuscito')
    await card.pay.click()
    await card.outcome('Pagamento in elaborazione').waitFor()
    t.equal(page.url(), site.origin + path('payment-return'))
    await context.route('**/api/payments/sandbox/states', (route) =>
      route.fulfill({ json: { status: 'succeeded' } }),
    )
    await card.outcome(succeeded).waitFor()
    await announced(page, succeeded)
    const receipt = page.getByRole('region', { name: 'Il tuo pagamento' })
    const words = (await receipt.innerText()).replaceAll('\u00A0', ' ')
    const parts = [
      'Riattivazione del servizio',
      /Importo\n+[\d.]+,\d\d €, IVA inclusa/,
      /Data\n+\d+ \S+ \d{4} alle ore \d\d:\d\d/,
      'Carta',
      clientSecret.split('_secret_')[0] ?? '',
      '12345678903',
      'Ti mandiamo la fattura',
      'Riattiviamo il servizio',
    ]
    for (const part of parts) t.match(words, part)
    await page.reload()
    await page.getByRole('link', { name: 'OK', exact: true }).click()
    await page.waitForURL(site.origin + path('work-with-us'))
    await page.goBack()
    await receipt.waitFor()
    t.equal((await receipt.innerText()).replaceAll('\u00A0', ' '), words, 'kept on a reload and on Back')
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
    t.equal(sheets?.length, 1, 'it prints on one page')
    await checkLayouts(t, page, 'the receipt')
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 900 })
      const lines = await receipt
        .getByRole('definition')
        .getByText(clientSecret.split('_secret_')[0] ?? '')
        .evaluate((value) => {
          const range = document.createRange()
          range.selectNodeContents(value)
          const lines = Object.groupBy(range.getClientRects(), ({ top }) => top)
          return Object.values(lines).map((parts = []) => parts.reduce((sum, { width }) => sum + width, 0))
        })
      t.ok(Math.min(...lines) >= 60, `no digit of the reference stands alone at ${width} px: ${lines.join()}`)
    }
    await page.setViewportSize({ width: 1280, height: 900 })

    await context.route('**/api/payments/checkout-sessions/*', (route) =>
      route.fulfill({ json: { status: 'expired', paymentStatus: 'unpaid' } }),
    )
    await page.goto(`${trialReturn}?session_id=cs_1`)
    await card.outcome('Pagamento annullato').waitFor()
    t.equal(page.url(), site.origin + trialReturn)
  },
)
