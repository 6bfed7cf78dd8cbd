import type { RenderPage } from '@mestieri/shared/contracts/page-renderer.ts'
import t from 'tap'

import { startPaymentsServer } from './routes/api/payments-server.ts'
import { build } from './support/build.ts'
import { webBundle } from './support/web-bundle.ts'

/** Shared caches take the ends of these paths for files that anyone may see. */
const deceiving = [
  '/api/x.css',
  '/api/config/x.css',
  '/api/affiliates/by-uid/uid-1/x.js',
  '/api/payments/intents/x.css',
  '/professionisti/lavora_con_noi/pagamento/uid-1/a.js',
  '/auth/business_app_account_validation/x.css?short_token=abc',
  '/auth/business_app_account_validation.css?short_token=abc',
  '/landing/email_unsubscribe/a.png?id=1&email=a%40example.it',
]

t.test('SP-07: a private address that ends like a file is no page and stays out of caches', async (t) => {
  const { fetch } = await build(t, { web: await webBundle(t) })
  for (const path of deceiving) {
    const { status, headers } = await fetch(path, { headers: { accept: 'text/html' } })
    t.equal(status, 404, path)
    t.equal(headers.get('cache-control'), 'no-store', path)
  }
})

const render: RenderPage = async ({ url, origin }) => ({
  status: 200,
  html: [`<html>${origin}${url}</html>`],
})

t.test('SP-07: a header that no cache keys by changes no cached page', async (t) => {
  const { fetch } = await build(t, { web: await webBundle(t, render) })
  const path = '/incontra_professionisti?city=MONZA%20(MB)'
  const poison = Object.fromEntries(
    ['x-forwarded-host', 'x-forwarded-scheme', 'x-original-url', 'x-rewrite-url', 'x-host', 'forwarded'].map(
      (name) => [name, 'evil.example'],
    ),
  )
  const poisoned = await (await fetch(path, { headers: poison })).text()
  t.equal(poisoned, `<html>http://localhost:3000${path}</html>`)
  const next = await fetch(path)
  t.equal(next.headers.get('x-cache'), 'hit')
  t.equal(await next.text(), poisoned)
})

t.test('SP-06, SP-07: what sets a cookie or holds a client secret may be stored by nobody', async (t) => {
  const { openBrowser } = await startPaymentsServer(t)
  const { status, headers, text } = await openBrowser().post('intents', { purpose: 'trial' })
  t.equal(status, 200)
  t.match(text, '_secret_')
  t.ok(headers['set-cookie'])
  t.match(headers['cache-control'], /no-store/)
})
