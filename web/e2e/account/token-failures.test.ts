import t from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { startFaultySite } from '../chat/faulty-site.ts'
import { announced, focused } from '../page-objects.ts'
import { tabTo } from '../payments/payment-page.ts'
import { bundleStrictMode } from './strict-mode.ts'
import { agents, missing, texts, tokenEndpoint, tokenPage, traces, withToken } from './token-page.ts'
import { visitorWithFailures } from './visitors.ts'

const [site, browser] = await Promise.all([startFaultySite(t, 600), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const { upstream } = site

await visitor(
  t,
  'by keyboard: Riprova repeats the validation with the token from memory',
  { ...visitorWithFailures(), userAgent: agents.desktop },
  async (t, { page }) => {
    upstream.reset()
    upstream.on('validateShortToken', 'error', { times: 1 })
    const { title, retry, open } = tokenPage(page)
    await page.goto(withToken)
    await retry.waitFor()
    t.same(await traces(page), [])
    await tabTo(retry)
    await page.keyboard.press('Enter')
    await focused(page.getByRole('heading', { level: 1 }))
    await open.waitFor()
    await tabTo(open)
    t.same(
      upstream.calls('validateShortToken').map(({ body }) => body['short_token']),
      ['segreto-1', 'segreto-1'],
    )
    await page.reload()
    await title(missing).waitFor()
    t.equal(upstream.calls('validateShortToken').length, 2)
  },
)

await visitor(
  t,
  'no connection, no answer and too many calls have different messages, and none waits for ever',
  visitorWithFailures(),
  async (t, { page }) => {
    upstream.reset()
    const { title, retry, open } = tokenPage(page)
    // A fake clock controls the timeouts of 15 s and 10 s.
    await page.addInitScript(() => {
      const limit = new AbortController()
      AbortSignal.timeout = () => limit.signal
      const usual = window.setTimeout.bind(window)
      const late: (() => void)[] = []
      const laterOrWhenTold = (run: () => void, ms?: number) => {
        if (ms === 10_000) late.push(run)
        return ms === 10_000 ? 0 : usual(run, ms)
      }
      Object.assign(window, {
        setTimeout: laterOrWhenTold,
        tenSeconds: () => late.forEach((run) => run()),
        fifteenSeconds: () => limit.abort(new DOMException('', 'TimeoutError')),
      })
    })
    await page.route(`**${tokenEndpoint}`, () => undefined)
    await page.goto(withToken)
    await ready(page)
    await title(texts.validating).waitFor()
    const slow = page.getByRole('main').getByText('Ci sta mettendo più del solito')
    t.equal(await slow.count(), 0)
    await page.evaluate('tenSeconds()')
    await slow.waitFor()
    const support = page.getByRole('main').getByRole('link', { name: /assistenza@/ })
    t.ok(await support.isVisible())
    await announced(page, /più del solito/)
    await page.evaluate('fifteenSeconds()')
    await title('Nessuna risposta').waitFor()
    t.ok(await retry.isVisible())
    await page.unroute(`**${tokenEndpoint}`)

    await page.route(`**${tokenEndpoint}`, (route) => route.abort('internetdisconnected'))
    await page.goto(withToken)
    await title('La connessione non va').waitFor()
    await page.unroute(`**${tokenEndpoint}`)
    await retry.click()
    await open.waitFor()

    for (let calls = 0; calls < 10; calls += 1) {
      await page.evaluate((address) => fetch(address, { method: 'POST' }), tokenEndpoint)
    }
    upstream.reset()
    await page.goto(withToken)
    await title('Troppi tentativi').waitFor()
    t.ok(await retry.isVisible())
    t.equal(upstream.journal.length, 0)
  },
)

await t.test('in strict mode, which runs effects twice, a token is validated once', async (t) => {
  const page = await browser.newPage()
  await page.addScriptTag({ content: await bundleStrictMode(t) })
  await page.getByText('validated').waitFor()
  t.same(await page.evaluate('strictMode()'), { calls: [{ shortToken: 'abc' }], effects: 2, search: '' })
  await page.close()
})
