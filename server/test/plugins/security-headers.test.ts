import { isPrivate, pageRoutes, takesPayments } from '@mestieri/shared/pages.ts'
import type { FastifyInstance } from 'fastify'
import t from 'tap'

import { build } from '../support/build.ts'
import { exchange } from '../support/raw-http.ts'

const trustedTypes = " require-trusted-types-for 'script'; trusted-types mestieri-worker;"
const base =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'none'; form-action 'self'; " +
  "base-uri 'none'; object-src 'none'; frame-ancestors 'none';" +
  `${trustedTypes} upgrade-insecure-requests; ` +
  'report-uri /api/csp-report; report-to csp'
/** The base policy with a tag manager. */
const followed = base
  .replace(trustedTypes, '')
  .replace("script-src 'self'", "script-src 'self' https://www.googletagmanager.com")
  .replace(
    "img-src 'self' data: blob:",
    "img-src 'self' data: blob: https://www.googletagmanager.com https://*.google-analytics.com",
  )
  .replace(
    "connect-src 'self'",
    "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
  )
const payment =
  "default-src 'none'; script-src 'self' https://js.stripe.com https://*.js.stripe.com; style-src 'self'; " +
  "img-src 'self' data: https://*.stripe.com; font-src 'self'; connect-src 'self' https://api.stripe.com; " +
  "media-src 'self'; manifest-src 'self'; worker-src 'self'; " +
  'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com; ' +
  "form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; upgrade-insecure-requests; " +
  'report-uri /api/csp-report; report-to csp'
/** The same policies with the bot check. */
const checkedBase =
  "default-src 'none'; script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/; " +
  "style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "connect-src 'self' https://www.google.com/recaptcha/; media-src 'self'; manifest-src 'self'; worker-src 'self'; " +
  'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/; ' +
  "form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; upgrade-insecure-requests; " +
  'report-uri /api/csp-report; report-to csp'
const checkedFollowed =
  "default-src 'none'; script-src 'self' https://www.googletagmanager.com https://www.google.com/recaptcha/ " +
  "https://www.gstatic.com/recaptcha/; style-src 'self'; " +
  "img-src 'self' data: blob: https://www.googletagmanager.com https://*.google-analytics.com; font-src 'self'; " +
  "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com " +
  'https://*.analytics.google.com https://www.google.com/recaptcha/; ' +
  "media-src 'self'; manifest-src 'self'; worker-src 'self'; " +
  'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/; ' +
  "form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; upgrade-insecure-requests; " +
  'report-uri /api/csp-report; report-to csp'
const checkedPayment =
  "default-src 'none'; script-src 'self' https://js.stripe.com https://*.js.stripe.com " +
  "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/; style-src 'self'; " +
  "img-src 'self' data: https://*.stripe.com; font-src 'self'; " +
  "connect-src 'self' https://api.stripe.com https://www.google.com/recaptcha/; " +
  "media-src 'self'; manifest-src 'self'; worker-src 'self'; " +
  'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com ' +
  'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/; ' +
  "form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; upgrade-insecure-requests; " +
  'report-uri /api/csp-report; report-to csp'
const api = "default-src 'none'; frame-ancestors 'none'; sandbox"

const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
}
const noFeatures =
  'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), browsing-topics=()'

const https = { PUBLIC_URL: 'https://www.example.it' }

function concrete(path: string): string {
  return path.replaceAll(/:\w+/g, 'abc')
}

/** Every page of the table, registered as the page routes do. */
function pages(app: FastifyInstance) {
  for (const { path } of pageRoutes) {
    app.get(path, async (_request, reply) =>
      reply.type('text/html').header('cache-control', 'no-cache').send('<p>'),
    )
  }
}

t.test('BR-01, BR-04, BR-05: each page has the policy of the page route table', async (t) => {
  const { fetch } = await build(t, { env: https, routes: pages })
  for (const { path, policy } of pageRoutes) {
    const { headers, status } = await fetch(concrete(path))
    t.equal(status, 200, path)
    const pays = takesPayments(policy)
    const isOwn = isPrivate(policy)
    const expected = {
      ...everywhere,
      'content-security-policy': pays ? payment : base,
      'cross-origin-opener-policy': pays ? 'same-origin-allow-popups' : 'same-origin',
      'permissions-policy': pays
        ? noFeatures.replace(
            'payment=()',
            'payment=(self "https://js.stripe.com" "https://hooks.stripe.com")',
          )
        : noFeatures,
      'reporting-endpoints': 'csp="/api/csp-report"',
      'referrer-policy': isOwn ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'cache-control': isOwn ? 'no-store' : 'no-cache',
    }
    for (const [name, value] of Object.entries(expected)) t.equal(headers.get(name), value, `${path} ${name}`)
    t.equal(headers.get('x-robots-tag'), isOwn ? 'noindex, noarchive' : null, path)
    t.notOk(headers.has('cross-origin-embedder-policy'), path)
  }
  t.same(
    [...new Set(pageRoutes.map(({ policy }) => policy))].toSorted(),
    ['base', 'payment', 'private', 'private-payment'],
    'all are met',
  )
})

t.test('the payment pages of a professional’s link send no Referer', async (t) => {
  const { fetch } = await build(t, { env: https, routes: pages })
  for (const page of ['pagamento', 'saldo']) {
    const { headers } = await fetch(`/professionisti/lavora_con_noi/${page}/uid-1`)
    t.equal(headers.get('referrer-policy'), 'no-referrer', page)
    t.equal(headers.get('x-robots-tag'), 'noindex, noarchive', page)
    t.equal(headers.get('cache-control'), 'no-store', page)
    t.equal(headers.get('content-security-policy'), payment, page)
  }
  const trial = await fetch('/professionisti/lavora_con_noi/inizia_la_prova')
  t.equal(trial.headers.get('referrer-policy'), 'strict-origin-when-cross-origin', 'the others do')
})

t.test('a page of a wildcard route has its own policy', async (t) => {
  const { fetch } = await build(t, { env: https, routes: (app) => void app.get('/*', async () => 'page') })
  const policyOf = async (path: string) => (await fetch(path)).headers.get('content-security-policy')
  t.equal(await policyOf('/'), base)
  t.equal(await policyOf('/professionisti/lavora_con_noi/pagamento/abc?x=1'), payment)
  t.equal(await policyOf('/professionisti/lavora_con_noi/pagamento/abc/'), payment)
  t.equal(
    (await fetch('/auth/business_app_account_validation')).headers.get('referrer-policy'),
    'no-referrer',
  )
  t.equal(await policyOf('/api/anything'), api)
})

t.test('BR-01: the tag manager is allowed only on ordinary pages, only if it is configured', async (t) => {
  const { fetch } = await build(t, { env: { ...https, TAG_MANAGER_ID: 'GTM-PROVA1' }, routes: pages })
  const expected = { base: followed, payment, private: base, 'private-payment': payment }
  for (const { path, policy } of pageRoutes) {
    const { headers } = await fetch(concrete(path))
    t.equal(headers.get('content-security-policy'), expected[policy], path)
  }
  t.equal((await fetch('/niente')).headers.get('content-security-policy'), followed, 'not found')
  t.equal((await fetch('/api/config')).headers.get('content-security-policy'), api)
})

t.test('BR-01: the bot check is allowed on pages with its forms, and only if it has keys', async (t) => {
  const keys = { RECAPTCHA_SITE_KEY: 'site-key', RECAPTCHA_SECRET: 'never-told' }
  const policies = async (env: Readonly<Record<string, string>>) => {
    const { fetch } = await build(t, { env: { ...https, ...env }, routes: pages })
    const kinds = ['base', 'payment', 'private', 'private-payment'] as const
    const texts = kinds.map(async (kind) => {
      const path = pageRoutes.find(({ policy }) => policy === kind)?.path ?? ''
      return (await fetch(concrete(path))).headers.get('content-security-policy')
    })
    return [
      ...(await Promise.all(texts)),
      (await fetch('/api/config')).headers.get('content-security-policy'),
    ]
  }
  t.same(await policies({}), [base, payment, base, payment, api])
  t.same(await policies(keys), [checkedBase, checkedPayment, checkedBase, checkedPayment, api])
  const all = await policies({ ...keys, TAG_MANAGER_ID: 'GTM-PROVA1' })
  t.same(all, [checkedFollowed, checkedPayment, checkedBase, checkedPayment, api])
})

t.test('SP-06, BR-06: API responses allow nothing in a browser and stay out of caches', async (t) => {
  const { fetch } = await build(t, { env: https })
  for (const path of ['/api/config', '/api/nothing', '/healthz', '/readyz']) {
    const { headers } = await fetch(path)
    t.equal(headers.get('content-security-policy'), api, path)
    t.equal(headers.get('cache-control'), 'no-store', path)
    t.equal(headers.get('reporting-endpoints'), null, path)
  }
})

const statusRoutes = (app: FastifyInstance) => {
  const config = { rateLimitGroup: 'billing' } as const
  app.get('/api/status/:code', { config: { rateLimitGroup: 'reads' } }, async (request, reply) => {
    return reply.code(Number((request.params as { code: string }).code)).send()
  })
  app.get('/api/boom', { config: { rateLimitGroup: 'reads' } }, async () => {
    throw new Error('boom')
  })
  app.get('/api/few', { config }, async () => 'ok')
  app.post('/api/body', { config: { rateLimitGroup: 'reads' } }, async () => 'ok')
}

t.test('BR-04: every response of every status has every header once', async (t) => {
  const { fetch, port } = await build(t, { env: https, routes: statusRoutes })
  for (let i = 0; i < 10; i += 1) await fetch('/api/few')
  const json = { 'content-type': 'application/json' }
  const requests: readonly (readonly [path: string, status: number, init?: RequestInit])[] = [
    ...[200, 204, 206, 302, 304].map((code) => [`/api/status/${code}`, code] as const),
    ['/api/status/200', 200, { method: 'HEAD' }],
    ['/%ff', 400],
    ['/api/body', 403, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }],
    ['/niente', 404],
    ['/api/config', 405, { method: 'PUT' }],
    ['/api/body', 413, { method: 'POST', headers: json, body: `"${'x'.repeat(70_000)}"` }],
    ['/api/body', 415, { method: 'POST', body: 'x' }],
    ['/api/affiliates?page=0', 422],
    ['/api/few', 429],
    ['/api/boom', 500],
  ]
  for (const [path, status, init] of requests) {
    const { headers, status: got } = await fetch(path, init)
    t.equal(got, status, path)
    for (const [name, value] of Object.entries(everywhere))
      t.equal(headers.get(name), value, `${path} ${status} ${name}`)
    for (const name of ['content-security-policy', 'x-request-id', 'referrer-policy', 'permissions-policy']) {
      t.ok(headers.get(name), `${path} ${status} ${name}`)
    }
    t.notOk(
      headers.has('server') || headers.has('x-powered-by') || headers.has('access-control-allow-origin'),
      path,
    )
  }
  const raw = await exchange(t, port, 'NONSENSE\r\n\r\n')
  for (const [name, value] of Object.entries(everywhere)) t.equal(raw.headers[name], value, `raw ${name}`)
  const whole = await exchange(t, port, 'GET /api/config HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  const twice = Object.entries(whole.headers).filter(([, value]) => value.includes('\n'))
  t.same(twice, [], 'no header comes twice')
})

t.test('over http no header requires https', async (t) => {
  const { fetch } = await build(t, { routes: pages })
  const { headers } = await fetch('/')
  t.equal(headers.get('content-security-policy'), base.replace(' upgrade-insecure-requests;', ''))
  t.equal(headers.get('strict-transport-security'), null)
})

t.test('BR-01: no policy allows inline scripts or wildcard sources', async (t) => {
  const wide = /unsafe|\*(?!\.js\.stripe|\.stripe|\.google-analytics\.com|\.analytics\.google\.com)|http:/
  const every = [base, followed, payment, checkedBase, checkedFollowed, checkedPayment, api]
  for (const policy of every) t.notMatch(policy, wide)
})

t.test('AZ-09: the Host header is not used for URLs', async (t) => {
  const { port } = await build(t, { env: https, routes: pages })
  const hosts = 'Host: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: ftp'
  for (const path of ['/', '/niente', '/api/config', '/api/openapi.json']) {
    const { headers, body } = await exchange(
      t,
      port,
      `GET ${path} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`,
    )
    t.notMatch(JSON.stringify(headers) + body, /evil/, path)
  }
})
