import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { Type } from 'typebox'

import { createMetrics } from '../../src/plugins/metrics/metrics.ts'
import { billingData, startPaymentsServer } from '../routes/api/payments-server.ts'
import { build } from '../support/build.ts'

const canary = 'mario.rossi@example.it'
const json = { 'content-type': 'application/json' }
const body = JSON.stringify({ email: canary })
const post = (headers: Readonly<Record<string, string>>, text = body): RequestInit => ({
  method: 'POST',
  headers,
  body: text,
})

/** Requests by the code of their refusal. */
const refusals: readonly (readonly [code: string, path: string, init: RequestInit])[] = [
  ['cross_site_request', '/api/echo', post({ ...json, 'sec-fetch-site': 'cross-site' })],
  ['validation_failed', '/api/echo', post(json)],
  ['bad_request', '/api/echo', post(json, `{"email":"${canary}"`)],
  ['unsupported_media_type', '/api/echo', post({ 'content-type': 'text/plain' })],
  ['payload_too_large', '/api/echo', post(json, `"${canary.repeat(4_000)}"`)],
  ['method_not_allowed', `/api/echo?email=${canary}`, { method: 'DELETE' }],
  ['not_found', `/api/${canary}`, {}],
  ['rate_limited', `/api/few?email=${canary}`, {}],
  ['bot_check_failed', '/api/bookings', post({ ...json, 'x-form-check': `5;${canary}` }, '{}')],
]

function routes(app: FastifyInstance): void {
  const schema = { body: Type.Object({ name: Type.String() }) }
  app.post('/api/echo', { config: { rateLimitGroup: 'reads' }, schema }, async () => ({}))
  app.get('/api/few', { config: { rateLimitGroup: 'billing' } }, async () => 'ok')
}

/** The codes of the log's request lines. */
const codesOf = (log: readonly string[]) =>
  log.flatMap((line) => (JSON.parse(line) as { readonly code?: string }).code ?? [])

t.test(
  'OB-04: each refusal is one log line with its code and without personal data, and counted',
  async (t) => {
    const metrics = createMetrics()
    const { fetch, log } = await build(t, { metrics, routes })
    for (let i = 0; i < 10; i += 1) await (await fetch('/api/few')).text()
    for (const [code, path, init] of refusals) t.match(await (await fetch(path, init)).json(), { code })
    t.same(
      codesOf(log),
      refusals.map(([code]) => code),
    )
    t.notMatch(log.join(''), /mario|example\.it/)
    const text = await metrics.registry.metrics()
    for (const [code] of refusals) t.match(text, `http_error_answers_total{code="${code}"} 1\n`)
  },
)

t.test('OB-04: the refusal of another visitor’s payment is in the log, without the payment', async (t) => {
  const { openBrowser, log } = await startPaymentsServer(t)
  const { paymentIntentId } = (await openBrowser().post('intents', { purpose: 'trial' })).json
  await openBrowser().post('billing-data', { ...billingData, paymentIntentId })
  t.same(codesOf(log), ['payment_intent_foreign'])
  t.notMatch(log.join(''), String(paymentIntentId))
})
