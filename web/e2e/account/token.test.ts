import { appLink } from '@mestieri/shared/device.ts'
import t from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { startFaultySite } from '../chat/faulty-site.ts'
import { announced } from '../page-objects.ts'
import { tabTo } from '../payments/payment-page.ts'
import {
  agents,
  missing,
  texts,
  tokenEndpoint,
  tokenPage,
  tokenPath,
  traces,
  validationsOf,
  withToken,
} from './token-page.ts'
import { varyClientAddress, screenProblems, newVisitor, visitorWithFailures } from './visitors.ts'

const [site, faulty, browser] = await Promise.all([
  startFaultySite(t, 600),
  startFaultySite(t, 600),
  launchBrowser(t),
])
const visitor = visitorsOf(browser, site.origin)
const { upstream } = site

const store = { thirdParty: /^https:\/\/play\.google\.com\// }
await visitor(
  t,
  'AZ-07, SP-06: on a phone: one validation, no trace of the token, and an automatic redirect to the store',
  { ...newVisitor(), ...store, userAgent: agents.android },
  async (t, { page }) => {
    upstream.reset()
    const { title, open } = tokenPage(page)
    const validations = validationsOf(page)
    const referers: string[] = []
    page.on('request', (request) => referers.push(request.headers()['referer'] ?? ''))
    await page.route('https://play.google.com/**', (route) => route.fulfill({ body: 'store' }))
    await page.clock.install()
    const document = await page.goto(withToken)
    t.match(document?.headers(), {
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, noarchive',
    })
    t.notMatch(await document?.text(), 'segreto')
    await open.waitFor()
    t.ok(
      await title(texts.validating).isVisible(),
      'the text of the specification is shown during the redirect',
    )
    t.equal(await open.getAttribute('href'), appLink('android'))
    await announced(page, /tra un attimo si apre/)
    t.equal(new URL(page.url()).search, '')
    t.same(await traces(page), [])
    await page.clock.fastForward(3_000)
    await page.waitForURL(appLink('android'))

    t.same(
      validations.map((request) => request.postDataJSON()),
      [{ shortToken: 'segreto-1', flow: 'standard' }],
    )
    t.same(
      upstream.journal.map(({ callable, body }) => [callable, body]),
      [
        ['validateShortToken', { short_token: 'segreto-1' }],
        ['sendAppNotification', { fcm_token: 'fcm-1', auth_token: 'auth-1' }],
      ],
    )
    t.same([...new Set(referers)], [''], 'no request has a referrer')

    await page.goBack()
    await title(missing).waitFor()
    t.equal(validations.length, 1, 'back does not validate again')
  },
)

for (const system of ['ios', 'huawei', 'desktop', 'tablet'] as const) {
  await visitor(
    t,
    `the way to the app of this system: ${system}`,
    { ...newVisitor(), userAgent: agents[system === 'tablet' ? 'desktop' : system] },
    async (t, { page }) => {
      upstream.reset()
      const { title, open } = tokenPage(page)
      await page.clock.install()
      if (system === 'tablet') {
        await page.addInitScript('Object.defineProperty(navigator, "maxTouchPoints", { value: 5 })')
      }
      await page.goto(`${tokenPath}_test/?short_token=segreto-1`)
      await open.waitFor()
      t.equal(upstream.calls('handleTokenValidation').length, 1, 'the test page has its own validation call')
      t.equal(upstream.calls('validateShortToken').length, 0)
      const os = system === 'tablet' ? 'ios' : system === 'desktop' ? 'other' : system
      t.equal(await open.getAttribute('href'), appLink(os))
      if (system !== 'desktop') return
      await page.getByRole('img', { name: /Codice QR/ }).waitFor()
      t.equal(await page.getByRole('link', { name: /^Scarica l’app per/ }).count(), 3)
      await title('Accesso confermato').waitFor()
      t.same(await screenProblems(page), [])
      await announced(page, 'Tra 4 secondi passi alla pagina per scaricare l’app.')
      await page.clock.fastForward(4_000)
      await page.waitForURL('/app/download_page')
      t.equal(await page.evaluate(() => history.length), 2, 'it replaces the page without its token')
    },
  )
}

await visitor(
  t,
  'on a computer the redirect is stopped by its button, and by moving the focus to a control',
  { ...newVisitor(), userAgent: agents.desktop },
  async (t, { page }) => {
    upstream.reset()
    const { open, stay } = tokenPage(page)
    await page.clock.install()
    const stopBy = [() => stay.click(), () => tabTo(open)]
    for (const stop of stopBy) {
      await page.goto(withToken)
      await stay.waitFor()
      await stop()
      await announced(page, /^Resti su questa pagina\.$/)
      await page.clock.fastForward(10_000)
      await page.getByRole('main').getByText('Resti su questa pagina.').waitFor()
      t.match(page.url(), tokenPath)
    }
  },
)

// On a separate site: together with the failures of the tests below, these would open the circuit.
const faultyVisitor = visitorsOf(browser, faulty.origin)
await faultyVisitor(t, 'upstream’s answer decides the screen', visitorWithFailures(), async (t, { page }) => {
  const { upstream } = faulty
  const { title, retry, again } = tokenPage(page)
  await varyClientAddress(page, `**${tokenEndpoint}`)
  const refused = [
    ['Expired Token', 'Il token è scaduto.'],
    ['Token is invalid', 'Il token è invalido.'],
    ['Invalid data', 'I dati sono invalidi.'],
    ['Something else', null],
  ] as const
  for (const [message, reason] of refused) {
    upstream.reset()
    upstream.on('validateShortToken', 'answer', { status: 401, body: { message } })
    await page.goto(withToken)
    await title(texts.refused).waitFor()
    const words = await page.getByRole('main').innerText()
    const given = refused.flatMap(([, text]) => (text !== null && words.includes(text) ? [text] : []))
    t.same(given, reason === null ? [] : [reason], message)
    t.equal(await again.getAttribute('href'), '/app/download')
    t.equal(await retry.count(), 0, 'a refused token stays refused')
    t.equal(upstream.journal.length, 1)
  }
  await announced(page, texts.refused)
  t.same(await traces(page), [])
  t.same(await screenProblems(page, [375]), [])

  // So few failures that the circuit stays closed. An open circuit would answer in place of upstream.
  const failing = ['error', 'hang', 'garbage', 'partial'] as const
  for (const mode of failing) {
    upstream.reset()
    upstream.on(mode === 'partial' ? 'sendAppNotification' : 'validateShortToken', mode)
    await page.goto(withToken)
    await title(texts.notNotified).waitFor()
    t.ok(await retry.isVisible(), mode)
    t.equal(upstream.calls('validateShortToken').length, 1, `${mode}: nothing is tried again by itself`)
  }
})

await visitor(t, 'without a token no request is sent', newVisitor(), async (t, { page }) => {
  const { title, again } = tokenPage(page)
  const validations = validationsOf(page)
  for (const address of [`${tokenPath}?short_token=`, `${tokenPath}_test`, tokenPath]) {
    await page.goto(address)
    await ready(page)
    t.ok(await title(missing).isVisible(), address)
  }
  t.equal(await again.getAttribute('href'), '/app/download')
  t.same(await screenProblems(page, [375]), [])
  await page.getByRole('link', { name: 'Torna alla Home' }).click()
  await page.waitForURL('/')
  t.equal(validations.length, 0)
})
