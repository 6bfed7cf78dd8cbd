import type { InjectOptions } from 'fastify'
import t from 'tap'

import { buildApp } from '../../../server/src/app.ts'
import { type RateLimitGroup, rateLimits } from '../../../server/src/plugins/rate-limit/rate-limit.ts'
import { fakeServices, testConfig } from '../../../server/test/support/build.ts'
import { webBundle } from '../../../server/test/support/web-bundle.ts'
import type { Reader } from '../../growth.ts'
import { expectLinear } from './expect-linear.ts'

const groups = Object.keys(rateLimits) as RateLimitGroup[]
const limits = Object.fromEntries(groups.map((group) => [group, 1e9])) as Record<RateLimitGroup, number>

/** The whole BFF without an upstream: what a request costs before anybody is asked. */
const app = await buildApp({
  config: testConfig({ TRUST_PROXY: '127.0.0.1' }),
  services: fakeServices(),
  web: await webBundle(t),
  limits,
})
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
t.teardown(() => app.close())

const inject = (options: InjectOptions) => app.inject(options)

/** Sends a request with a body over a connection, as its whole way needs one. */
async function post(path: string, body: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const reply = await fetch(origin + path, { method: 'POST', body, headers: { ...json, ...headers } })
  await reply.arrayBuffer()
}

const json = { 'content-type': 'application/json' }

/** Paths are refused from 2,048 bytes on. */
const longestPath = 2000
const starts = [
  '/',
  '/api/',
  '/api/affiliates/',
  '/assets/',
  '/healthz/',
  '/info/chi_siamo/',
  '/incontra_professionisti/',
  '/professionisti/lavora_con_noi/pagamento/',
  '/sitemap-profiles-',
  '/%ff',
]
const paths: readonly Reader[] = [
  ...starts.map((start) => ({
    name: `a path below ${start}`,
    read: (text: string) => inject({ url: start + text }),
    longest: longestPath,
  })),
  ...starts.map((start) => ({
    name: `a path below ${start} that is too long`,
    read: (text: string) => inject({ url: start + text }),
  })),
  { name: 'a change', read: (text) => inject({ method: 'PUT', url: `/${text}` }), longest: longestPath },
  { name: 'a change that is too long', read: (text) => inject({ method: 'PUT', url: `/${text}` }) },
]

const queries = [
  '/api/affiliates?city=',
  '/api/affiliates?',
  '/api/pictures?src=http',
  '/api/chat/messages?service=caldaia&threadId=',
  '/incontra_professionisti?city=',
  '/healthz?',
  '/nulla?',
].map((query): Reader => ({ name: `the query ${query}`, read: (text) => inject({ url: query + text }) }))

const headers = [
  'accept',
  'accept-encoding',
  'cookie',
  'forwarded',
  'if-none-match',
  'referer',
  'x-forwarded-for',
  'x-request-id',
].map((name): Reader => ({
  name: `the header ${name}`,
  read: (text) => inject({ url: '/', headers: { [name]: text } }),
}))

const message = JSON.stringify({ service: 'caldaia', content: 'a' })
const intent = JSON.stringify({ purpose: 'trial' })
/** A head has 16 KiB for all of its headers. */
const longestHeader = 12_000
const changeHeaders: readonly Reader[] = [
  ...['idempotency-key', 'origin', 'sec-fetch-site', 'x-form-check', 'x-recaptcha-token'].map((name) => ({
    name: `the header ${name}`,
    read: (text: string) => post('/api/chat/messages', message, { [name]: text }),
    longest: longestHeader,
  })),
  {
    name: 'the cookie of a visitor',
    read: (text) => post('/api/payments/intents', intent, { cookie: `visitor=${text}` }),
    longest: longestHeader,
  },
  {
    name: 'the parameters of a type',
    read: (text) => post('/api/chat/messages', message, { 'content-type': `application/json;${text}` }),
    longest: longestHeader,
  },
]

const fields: Readonly<Record<string, (text: string) => object>> = {
  '/api/chat/messages': (content) => ({ service: 'caldaia', content, campaignData: { utmSource: content } }),
  '/api/bookings': (text) => ({ date: text, time: text, phone: text, title: text, uid: text }),
  '/api/payments/billing-data': (text) => ({ paymentIntentId: text, vat: text, cuuPec: text, email: text }),
  '/api/payments/intents': (uid) => ({ purpose: 'activation', uid }),
  '/api/token/validate': (shortToken) => ({ shortToken }),
  '/api/email/unsubscribe': (text) => ({ id: text, email: text }),
}
const bodies: readonly Reader[] = [
  ...Object.entries(fields).map(([path, body]) => ({
    name: `the fields of ${path}`,
    read: (text: string) => post(path, JSON.stringify(body(text)), {}),
  })),
  {
    name: 'an unknown field',
    read: (text) => post('/api/token/validate', JSON.stringify({ [text]: text }), {}),
  },
  { name: 'a body that is no JSON', read: (text) => post('/api/token/validate', text, {}) },
]

const report = (text: string) => ({
  'csp-report': {
    'document-uri': `http://localhost:3000/${text}`,
    'blocked-uri': `https://${text}`,
    'effective-directive': text,
  },
})
const reports: readonly Reader[] = [
  {
    name: 'a report of the browser',
    read: (text) =>
      post('/api/csp-report', JSON.stringify(report(text)), { 'content-type': 'application/csp-report' }),
    longest: 5000,
  },
]

function postForm(path: string, boundary: string, text: string): Promise<void> {
  const lines = [
    `--${boundary}`,
    `content-disposition: form-data; name="${text}"; filename="${text}"`,
    `content-type: ${text}`,
    '',
    text,
    `--${boundary}--`,
    '',
  ]
  return post(path, lines.join('\r\n'), { 'content-type': `multipart/form-data; boundary=${boundary}` })
}

const photos = '/api/chat/pictures'
const oneClick = '/landing/email_unsubscribe/?id=1&email=a@b.it'
const forms: readonly Reader[] = [
  { name: 'a form with a photo', read: (text) => postForm(photos, 'x', text) },
  { name: 'the boundary of a form', read: (text) => postForm(photos, text, 'a'), longest: 12_000 },
  { name: 'a form of a mail program', read: (text) => postForm(oneClick, 'x', text), longest: 900 },
  { name: 'the boundary of such a form', read: (text) => postForm(oneClick, text, 'a'), longest: 1000 },
]

expectLinear([...paths, ...queries, ...headers, ...changeHeaders, ...bodies, ...reports, ...forms])
