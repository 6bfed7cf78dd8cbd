import type { Locator, Page } from 'playwright-core'
import t, { type Test } from 'tap'

import { axeFindings, checkLayouts, smallTargets } from '../accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { startFaultySite } from '../chat/faulty-site.ts'
import { focused } from '../page-objects.ts'
import { activationPath, goodData, paymentPage, settlementPath, tabTo, trialPath } from './payment-page.ts'

const [site, browser] = await Promise.all([startFaultySite(t, 2_000), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const { upstream } = site
let visitors = 0
/**
 * Visitor options with a client address of their own, because the tests are faster than the rate limits
 * allow.
 */
function from(width: number, expected?: RegExp) {
  visitors += 1
  return {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.0.${visitors}` },
    ...(expected ? { expected } : {}),
  } as const
}
const desk = () => from(1280)
const failing = () => from(1280, /Failed to load resource/)

const sendFailure = "Errore durante l'invio dei dati. Riprova più tardi."
const invoiceNote = "Riceverai la fattura entro 48 ore dall'accredito."
const cardUnavailable =
  'Forma di pagamento non disponibile. Prova a ricaricare la pagina, o riprova più tardi'

/** Each test uses another professional, so that the tests do not share stored data. */
let visits = 0
async function openActivation(page: Page, path = activationPath): Promise<string> {
  visits += 1
  const uid = `uid-${visits}`
  upstream.reset()
  await page.goto(path(uid))
  await ready(page)
  return uid
}

const paymentIds = () => upstream.calls('addCommercialDataByUid').map(({ body }) => body['pi'])

await visitor(t, 'a bank transfer is announced by keyboard alone', desk(), async (t, { page }) => {
  const uid = await openActivation(page)
  const pay = paymentPage(page)
  await page.getByText('Ciao, Rossi Impianti 1').waitFor()
  t.equal(await page.title(), 'Attiva il servizio · Mestieri')
  t.equal(await pay.bankTab.getAttribute('aria-selected'), 'true')
  t.equal(await pay.send.count(), 0, 'no panel before the tick')

  await tabTo(pay.terms)
  await page.keyboard.press('Space')
  await page.getByText('Imponibile 240,00 € + IVA 22% 52,80 € = 292,80 €').waitFor()
  t.ok(await pay.send.isDisabled())
  await tabTo(pay.vat)
  await page.keyboard.type('12345678903')
  await tabTo(pay.cuuPec)
  t.ok(
    await pay.panel.getByText('Formato valido', { exact: true }).isVisible(),
    'the field is validated on blur',
  )
  await page.keyboard.type('krrh6b9')
  await tabTo(pay.email)
  t.ok(await pay.send.isDisabled(), 'the button is disabled while a field is empty')
  await page.keyboard.type(goodData.email)
  await page.keyboard.press('Enter')

  await pay.confirmation.waitFor()
  await focused(page.getByRole('heading', { name: 'In attesa del bonifico' }))
  t.equal(await pay.confirmation.getByRole('alert').innerText(), invoiceNote)
  const [call, ...others] = upstream.calls('addCommercialDataByUid')
  t.same(call?.body, { uid, pi: 'pi_1', cuu_pec: 'KRRH6B9', vat: '12345678903' })
  t.equal(others.length, 0)

  const words = await pay.confirmation.innerText()
  for (const part of [
    'IT60 X054 2811 1010 0000 0123 456',
    '292,80 €',
    'Rossi Impianti 1 P.IVA 12345678903',
    'Attivazione del servizio',
    'Ti mandiamo la fattura',
  ]) {
    t.match(words.replaceAll('\u00A0', ' '), part)
  }
  t.match(words, 'KRRH6B9', 'the data as upstream received them')
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
  t.equal(sheets?.length, 1, 'it prints on one page')
  t.notMatch(words, goodData.email, 'the email address was not sent')
  t.match(
    await pay.confirmation.getByRole('link', { name: 'Invia i dati alla tua email' }).getAttribute('href'),
    /^mailto:mario%40rossi\.it\?subject=/,
  )
  await tabTo(page.getByRole('button', { name: 'Correggi i dati inviati' }))
  await page.keyboard.press('Enter')
  t.equal(await pay.vat.inputValue(), '12345678903', 'the sent data can be corrected')
})

await visitor(
  t,
  'the trial offers payment after the tick, sends email and method, and survives a reload',
  desk(),
  async (t, { page }) => {
    upstream.reset()
    const pay = paymentPage(page)
    await page.goto(trialPath)
    await ready(page)
    t.equal(upstream.journal.length, 0, 'no intent is requested before it is needed')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/payments/intents', async (route) => {
      await held.promise
      await route.continue()
    })
    await pay.terms.check()
    await pay.enter(goodData)
    await pay.panel.getByText('stiamo caricando i dati del pagamento').waitFor()
    t.ok(await pay.send.isDisabled(), 'the button is disabled while the amount is unknown')
    held.resolve()
    await pay.send.click()
    await pay.confirmation.waitFor()
    const { vat, cuuPec, email } = goodData
    t.same(
      upstream.calls('addCommercialDataByEmail').map(({ body }) => body),
      [{ pi: 'pi_1', cuu_pec: cuuPec, vat, email, payment_method: 'bank_transfer' }],
    )
    await page.reload()
    await pay.confirmation.waitFor()
    t.equal(upstream.calls('addCommercialDataByEmail').length, 1, 'a reload sends nothing again')
    t.notOk(await pay.terms.isVisible(), 'also without a tick')
  },
)

/** Checks axe, overflow at 320 px and target sizes. */
async function inOrder(t: Test, page: Page, what: string): Promise<void> {
  await checkLayouts(t, page, what)
  await page.setViewportSize({ width: 375, height: 900 })
  t.same(await smallTargets(page), [])
  await page.setViewportSize({ width: 1280, height: 900 })
}

await visitor(
  t,
  'each invalid field has one message, a lost answer is reported as such, and repeats are sent with one key',
  failing(),
  async (t, { page }) => {
    await openActivation(page)
    const pay = paymentPage(page)
    await pay.terms.check()
    await page.getByText('Codice QR del bonifico').click()
    await page.getByText('Se la tua app lo supporta').waitFor()
    await pay.enter({ vat: '12345678901', cuuPec: 'KRRH6B', email: 'mario' })
    await pay.send.click()
    await focused(pay.errors)
    t.equal(await pay.errors.getByRole('button').count(), 3)
    await inOrder(t, page, 'the form')
    t.same(
      [await pay.vat.inputValue(), await pay.cuuPec.inputValue(), await pay.email.inputValue()],
      ['12345678901', 'KRRH6B', 'mario'],
    )
    await pay.errors.getByRole('button', { name: /^PEC/ }).click()
    await focused(pay.cuuPec)
    t.match(await pay.cuuPec.getAttribute('aria-invalid'), 'true')
    await pay.enter(goodData)
    await pay.errors.waitFor({ state: 'hidden' })
    t.equal(paymentIds().length, 0)

    // Upstream stores the data, but the answer is lost.
    upstream.on('addCommercialDataByUid', 'commit_reset', { times: 1 })
    await pay.send.dblclick()
    await pay.failure.waitFor()
    t.equal(await pay.failure.getByRole('alert').innerText(), sendFailure)
    t.ok(await pay.failure.getByText('non vengono registrati due volte').isVisible())
    t.same(await axeFindings(page), [], 'the message')
    await pay.failure.getByRole('button', { name: 'OK' }).click()
    await focused(pay.send)
    t.equal(await pay.vat.inputValue(), goodData.vat)
    await pay.send.dblclick()
    await pay.confirmation.waitFor()
    t.same(paymentIds(), ['pi_1', 'pi_1'], 'a double click sends one request, and repeats create one record')
    await inOrder(t, page, 'the confirmation')
  },
)

/** Whether two elements overlap; false if one is not shown. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) return false
  const along = a.x < b.x + b.width && b.x < a.x + a.width
  return along && a.y < b.y + b.height && b.y < a.y + a.height
}

await visitor(
  t,
  'ID-02, ID-07: without an intent the page has the standard amount and no card, and the transfer uses one key',
  failing(),
  async (t, { page }) => {
    upstream.reset()
    upstream.on('createSettlementPaymentIntentByUid', 'error')
    await page.goto(settlementPath('uid-degraded'))
    const pay = paymentPage(page)
    await page.getByText('importo standard', { exact: true }).waitFor()
    t.equal(
      upstream.calls('createSettlementPaymentIntentByUid').length,
      2,
      'the intent is requested again once',
    )
    for (const width of [960, 1200, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      t.notOk(
        await overlap(page.getByText('importo standard', { exact: true }), page.locator('main img').first()),
        `no word lies on the picture at ${width} px`,
      )
      const title = page.getByRole('heading', { level: 1 })
      t.ok(await title.evaluate((box) => box.scrollWidth <= box.clientWidth), 'the title does not overflow')
    }
    t.equal(await pay.cardTab.getAttribute('aria-selected'), 'true', 'reactivation begins with the card')
    await pay.terms.check()
    t.ok(await pay.panel.getByText(cardUnavailable).isVisible())
    t.equal(await page.getByRole('button', { name: /^Paga/ }).count(), 0)

    await tabTo(pay.cardTab)
    await page.keyboard.press('ArrowLeft')
    await focused(pay.bankTab)
    await page.waitForURL('**?metodo=bonifico')
    await pay.enter(goodData)
    upstream.on('addCommercialDataByUid', 'error', { times: 1 })
    await pay.send.click()
    await pay.failure.getByRole('button', { name: 'OK' }).click()
    await pay.send.click()
    await pay.confirmation.waitFor()
    const ids = paymentIds()
    t.equal(ids.length, 2)
    t.match(String(ids[0]), /^pi_bank_transfer_\d{13}$/)
    t.equal(ids[0], ids[1])
  },
)

await visitor(
  t,
  'an unknown link, a failed look-up and a broken panel have a message and a way on',
  from(1280, /RangeError|Failed to load resource/),
  async (t, { page }) => {
    upstream.reset()
    await page.goto(activationPath('nessuno'))
    await page.getByRole('heading', { level: 1, name: 'Questo link non è valido' }).waitFor()
    t.ok(await page.getByRole('link', { name: 'Scrivici su WhatsApp' }).isVisible())
    upstream.on('getAffiliateByUid', 'error', { times: 1 })
    await page.goto(activationPath('uid-later'))
    await page.getByRole('heading', { level: 1, name: 'Errore' }).waitFor()
    await page.getByRole('link', { name: 'Riprova' }).click()
    await page.getByText('Ciao, Rossi Impianti 1').waitFor()

    const pay = paymentPage(page)
    await pay.terms.check()
    await pay.enter(goodData)
    await page.route('**/api/payments/intents', (route) =>
      route.fulfill({ json: { amount: 0.5, currency: 'eur', clientSecret: 's', paymentIntentId: 'pi_1' } }),
    )
    await page.reload()
    await page.getByRole('heading', { name: 'Errore nel caricamento del pagamento' }).waitFor()
    await page.unroute('**/api/payments/intents')
    await page.getByRole('button', { name: 'Ricarica pagina' }).click()
    await pay.terms.check()
    t.equal(await pay.vat.inputValue(), goodData.vat, 'the typed values are kept')
    t.match(page.url(), 'uid-later')
  },
)

await visitor(t, 'BR-03: payment pages are own documents, also with Back', desk(), async (t, { page }) => {
  upstream.reset()
  const policies: string[] = []
  page.on('response', (response) => {
    if (!response.request().isNavigationRequest()) return
    const policy = response.headers()['content-security-policy']
    policies.push(policy?.includes('js.stripe.com') ? 'payment' : 'base')
  })
  const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
  /** Whether the document was loaded for the current URL. */
  const own = () => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name === location.href)
  await page.goto('/')
  await ready(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inizia la prova' }).click()
  await heading(/Inizia la prova/)
  await ready(page)
  t.same(policies, ['base', 'payment'])
  t.ok(await own())
  await page.goBack()
  await heading(/lavori/)
  await page.goForward()
  await heading(/Inizia la prova/)
  t.ok(await own())
  await page.getByRole('link', { name: 'Chiudi e torna alla Home' }).click()
  await heading(/lavori/)
  t.ok(await own())
  t.equal(policies.at(-1), 'base')
})
