import { minFormMs } from '@mestieri/shared/contracts/bot-check.ts'
import type { BrowserContext, Page } from 'playwright-core'
import t, { type Test } from 'tap'

import { person, says, startTokenVerifier } from '../../../server/test/support/token-verifier-fake.ts'
import { axeFindings, smallTargets } from '../accessibility-checks.ts'
import { landing, openBooking } from '../bookings/booking-dialog.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { chatPage } from '../chat/chat-page.ts'
import { startFaultySite } from '../chat/faulty-site.ts'
import { goodData, paymentPage, trialPath } from '../payments/payment-page.ts'
import { startSite } from '../site.ts'

const verifier = await startTokenVerifier(t)
const keys = {
  RECAPTCHA_SITE_KEY: 'public-site-key',
  RECAPTCHA_SECRET: 'private-secret-key',
  RECAPTCHA_VERIFY_URL: verifier.verifyUrl,
}
const [site, chatSite, browser] = await Promise.all([
  startSite(t, { environment: keys }),
  // Its upstream repeats what it is told: the assistant would first have to be trained.
  startFaultySite(t, 20_000, keys),
  launchBrowser(t),
])
const visitor = visitorsOf(browser, site.origin)
const thirdParty = /^https:\/\/www\.google\.com\/recaptcha\/api\.js\?render=public-site-key&hl=it$/
const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', thirdParty } as const
const refusing = { ...desk, expected: /Failed to load resource/ } as const
const detail = /^Non siamo riusciti a verificare/

/** Replacement for the provider's script. Its tokens contain their action, and it shows a badge. */
const script = `
  let tokens = 0
  globalThis.grecaptcha = {
    ready: (run) => setTimeout(run),
    execute: async (key, { action }) => key + '_' + action + '_' + (tokens += 1),
  }
  const badge = document.createElement('div')
  badge.className = 'grecaptcha-badge'
  badge.textContent = 'badge'
  document.body.append(badge)
`

/** Visitor options: the browser reaches the provider, and the provider rates the visitor as a person. */
async function withProvider(context: BrowserContext): Promise<void> {
  await context.route(thirdParty, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  verifier.answer = (incoming, reply) => {
    const token = new URLSearchParams(verifier.asked.at(-1)).get('response') ?? ''
    says(person(/^public-site-key_(\w+)_\d$/.exec(token)?.[1] ?? ''))(incoming, reply)
  }
}

/** Records the bot-check headers of requests to an API path. */
function watchPosts(page: Page, path: string): (string | null)[][] {
  const seen: (string | null)[][] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== path) return
    const headers = request.headers()
    seen.push([headers['x-recaptcha-token'] ?? null, headers['x-form-check'] ?? null])
  })
  return seen
}

const scriptsAskedFor = (requests: readonly string[]) => requests.filter((url) => thirdParty.test(url)).length

/** Checks that a person cannot reach the hidden field of a form. */
async function isHidden(t: Test, page: Page): Promise<void> {
  const trap = page.locator('input[name="riferimento_interno"]')
  t.equal(await trap.count(), 1)
  t.notMatch(await page.locator('body').ariaSnapshot(), /Lascia vuoto/)
  t.equal(await trap.getAttribute('tabindex'), '-1')
  t.equal(await trap.getAttribute('autocomplete'), 'off')
  const box = await trap.evaluate((input) => input.parentElement?.getBoundingClientRect().toJSON() as DOMRect)
  t.match(box, { width: 1, height: 1 })
}

await visitor(
  t,
  'the script is loaded when the form is used, and a visitor rated as a bot keeps the input and retries with a new token',
  refusing,
  async (t, { context, page, requests }) => {
    await withProvider(context)
    const posts = watchPosts(page, '/api/bookings')
    await page.goto(landing)
    await ready(page)
    const notice = page.getByRole('contentinfo').getByText('Questo sito è protetto da reCAPTCHA')
    await notice.scrollIntoViewIfNeeded()
    t.ok(await notice.isVisible(), 'the notice is in the footer')
    t.equal(scriptsAskedFor(requests), 0, 'opening a page does not load the script')

    const form = await openBooking(page)
    t.ok(await form.form.getByText('protetto da reCAPTCHA').isVisible())
    await form.fill('347 123 4567')
    t.equal(scriptsAskedFor(requests), 1)
    await isHidden(t, page)
    t.same(await axeFindings(page), [])
    t.same(await smallTargets(page), [])
    t.notOk(await page.locator('.grecaptcha-badge').isVisible(), 'the notice replaces the badge')

    const good = verifier.answer
    verifier.answer = says(person('booking', { score: 0.1 }))
    await form.confirm.click()
    await form.form.getByText(detail).waitFor()
    t.equal(await form.phone.inputValue(), '347 123 4567')
    verifier.answer = good
    await form.retry.click()
    await page.waitForURL('**/thank_you')
    t.match(posts, [
      ['public-site-key_booking_1', /^\d+;$/],
      ['public-site-key_booking_2', /^\d+;$/],
    ])
    t.equal(verifier.asked.at(-1), 'secret=private-secret-key&response=public-site-key_booking_2')
    t.equal(scriptsAskedFor(requests), 1)
  },
)

await visitor(
  t,
  'with a blocked script the request has no token, and the server’s decision is shown',
  refusing,
  async (t, { context, page }) => {
    await context.route(thirdParty, (route) => route.abort())
    const posts = watchPosts(page, '/api/payments/billing-data')
    await page.goto(trialPath)
    await ready(page)
    const pay = paymentPage(page)
    await pay.terms.check()
    await pay.enter(goodData)
    await pay.send.click()
    await pay.failure.getByText(detail).waitFor()
    await pay.failure.getByRole('button', { name: 'OK' }).click()
    t.equal(await pay.email.inputValue(), goodData.email)
    t.match(posts, [[null, /^\d+;$/]])

    await context.unroute(thirdParty)
    await withProvider(context)
    await pay.send.click()
    await pay.confirmation.waitFor()
    t.match(posts[1], ['public-site-key_billing_1', /^\d+;$/])
  },
)

await visitorsOf(browser, chatSite.origin)(
  t,
  'AZ-10: in a chat only the first message is checked, and a bot that fills in every field is detected',
  refusing,
  async (t, { context, page, requests }) => {
    await withProvider(context)
    verifier.asked.length = 0
    const posts = watchPosts(page, '/api/chat/messages')
    const chat = chatPage(page)
    await chat.openChat('caldaia')
    const form = page.getByRole('form', { name: 'Nuovo messaggio' })
    t.ok(await form.getByText('protetto da reCAPTCHA').isVisible())
    await isHidden(t, page)
    const trap = form.locator('input[name="riferimento_interno"]')
    await trap.evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Rossi & C.')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await chat.sendMessage('La caldaia perde acqua')
    await chat.log.getByText(detail).waitFor()
    t.match(posts.splice(0), [['public-site-key_chat_1', /^\d+;Rossi _ C\.$/]])
    t.same(verifier.asked, [], 'the provider is not asked about a form with a filled trap field')

    await chat.openChat('tinteggiatura')
    await chat.sendMessage('Vorrei tinteggiare il salotto')
    await chat.messages.nth(1).waitFor()
    await chat.sendMessage('Da ieri')
    await chat.messages.nth(3).waitFor()
    t.match(posts, [
      ['public-site-key_chat_1', /^\d+;$/],
      [null, null],
    ])
    t.equal(scriptsAskedFor(requests), 2, 'once for each of the two documents')
  },
)

await visitor(t, 'the unsubscribe click is checked', desk, async (t, { context, page, requests }) => {
  await withProvider(context)
  const posts = watchPosts(page, '/api/email/unsubscribe')
  await page.clock.install({ time: 0 })
  // Far enough ahead: the clock runs until then.
  await page.clock.pauseAt(60_000)
  await page.goto('/landing/email_unsubscribe/?id=42&email=mario.rossi%40pec.it')
  await ready(page)
  await isHidden(t, page)
  t.equal(scriptsAskedFor(requests), 0)
  const confirm = page.getByRole('button', { name: 'Conferma disiscrizione' })
  const asked = page.waitForRequest(thirdParty)
  await confirm.click()
  // A visitor faster than a person has to wait: the clock stands still until then.
  await confirm.and(page.locator('[aria-busy=true]')).waitFor()
  await asked
  t.equal(scriptsAskedFor(requests), 1)
  t.same(posts, [])
  await page.clock.runFor(minFormMs + 20)
  // On a slow machine the page may start to wait only now.
  await page.clock.resume()
  await page.getByRole('heading', { name: 'Disiscrizione completata' }).waitFor()
  t.match(posts, [['public-site-key_unsubscribe_1', /^\d+;$/]])
  t.ok(Number.parseInt(posts[0]?.[1] ?? '', 10) >= minFormMs)
})
