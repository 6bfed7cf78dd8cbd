import type { Page } from 'playwright-core'
import t from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { startFaultySite } from '../chat/faulty-site.ts'
import { announced, focused } from '../page-objects.ts'
import { tabTo } from '../payments/payment-page.ts'
import { varyClientAddress, screenProblems, newVisitor, visitorWithFailures } from './visitors.ts'

const [site, browser] = await Promise.all([startFaultySite(t, 600), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const { upstream } = site

const path = '/landing/email_unsubscribe/'
const link = `${path}?id=42&email=mario.rossi%40pec.it`
const endpoint = '/api/email/unsubscribe'
const failure = 'Errore durante la disiscrizione alla nostra email.'

function unsubscribePage(page: Page) {
  return {
    title: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
    confirm: page.getByRole('button', { name: 'Conferma disiscrizione' }),
    retry: page.getByRole('button', { name: 'Riprova' }),
    support: page.getByRole('main').getByRole('link', { name: 'assistenza@mestieri.example' }),
  }
}

await visitor(
  t,
  'AZ-06, SP-02: opening the page ten times changes nothing, and its button unsubscribes once',
  newVisitor(),
  async (t, { context, page }) => {
    upstream.reset()
    const { title, confirm } = unsubscribePage(page)
    for (let opened = 0; opened < 4; opened += 1) {
      await context.request.get(link)
      await context.request.head(link)
    }
    await page.goto(link)
    const document = await page.reload()
    t.match(document?.headers(), {
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, noarchive',
    })
    t.notMatch(await document?.text(), 'mario.rossi')
    await ready(page)
    t.ok(await page.getByText('m***@pec.it').isVisible())
    t.notMatch(await page.getByRole('main').innerText(), 'mario')
    t.equal(upstream.journal.length, 0)

    upstream.on('emailUnsubscribe', 'delay', { delayMs: 200 })
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.postData() ?? '')
    })
    await confirm.dblclick()
    t.equal(await confirm.getAttribute('aria-busy'), 'true')
    await title('Disiscrizione completata').waitFor()
    await focused(title('Disiscrizione completata'))
    await announced(page, 'Disiscrizione completata')
    t.same(posts, ['{"id":"42","email":"mario.rossi@pec.it"}'], 'without the token, which the BFF adds')
    t.match(
      upstream.calls('emailUnsubscribe').map(({ body }) => body),
      [{ id: '42', email: 'mario.rossi@pec.it', token: String }],
    )
    t.same(await screenProblems(page, [375]), [])

    await page.reload()
    await confirm.waitFor()
    t.equal(upstream.journal.length, 1, 'a reload asks again and does nothing')
  },
)

await visitor(
  t,
  'by keyboard: a failure shows a message with the support contact, and Riprova unsubscribes',
  visitorWithFailures(),
  async (t, { page }) => {
    upstream.reset()
    upstream.on('emailUnsubscribe', 'error', { times: 1 })
    const { title, confirm, retry, support } = unsubscribePage(page)
    await page.goto(`${path}?id=42&email=mario+casa@pec.it`)
    await ready(page)
    await tabTo(confirm)
    await page.keyboard.press('Enter')
    await title(failure).waitFor()
    await announced(page, failure)
    await focused(retry)
    const mail = new URL((await support.getAttribute('href')) ?? '')
    t.equal(mail.pathname, 'assistenza@mestieri.example')
    t.match(mail.searchParams.get('body'), 'mario+casa@pec.it')
    t.same(await screenProblems(page), [])
    await page.keyboard.press('Space')
    await title('Disiscrizione completata').waitFor()
    t.same(
      upstream.calls('emailUnsubscribe').map(({ body }) => body['email']),
      ['mario+casa@pec.it', 'mario+casa@pec.it'],
    )
  },
)

await visitor(t, 'every failure can be retried', visitorWithFailures(), async (t, { page }) => {
  const { title, confirm, retry } = unsubscribePage(page)
  await varyClientAddress(page, `**${endpoint}`)
  await page.goto(link)
  await ready(page)
  // So few failures that the circuit stays closed. An open circuit would answer in place of upstream.
  const modes = ['hang', 'unauthorised', 'html'] as const
  for (const [index, mode] of modes.entries()) {
    upstream.reset()
    upstream.on('emailUnsubscribe', mode)
    await (index === 0 ? confirm : retry).click()
    await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null)
    await title(failure).waitFor()
    t.equal(upstream.calls('emailUnsubscribe').length, 1, mode)
  }
  await page.unroute(`**${endpoint}`)
  await page.route(`**${endpoint}`, (route) => route.abort('internetdisconnected'))
  await retry.click()
  await page.getByText('Sembra che tu non sia in linea').first().waitFor()
  await page.unroute(`**${endpoint}`)
  for (let calls = 0; calls < 10; calls += 1) {
    await page.evaluate((address) => fetch(address, { method: 'POST' }), endpoint)
  }
  await retry.click()
  await page.getByText('Troppe richieste in poco tempo').first().waitFor()
  t.ok(await title(failure).isVisible())
})

await visitor(t, 'a damaged link is explained and changes nothing', newVisitor(), async (t, { page }) => {
  upstream.reset()
  const { title, confirm } = unsubscribePage(page)
  for (const query of ['', '?id=42', '?email=mario%40pec.it', '?id=42&email=mario']) {
    await page.goto(path + query)
    await ready(page)
    t.ok(await title('Questo link è incompleto').isVisible(), query)
    t.equal(await confirm.count(), 0)
  }
  const help = page.getByRole('link', { name: 'Scrivi all’assistenza' })
  t.match(
    await help.getAttribute('href'),
    /^mailto:assistenza@mestieri\.example\?subject=Disiscrizione&body=/,
  )
  t.same(await screenProblems(page), [])
  t.equal(upstream.journal.length, 0)
})
