import t from 'tap'

import { unknownName, upstreamCanary } from '../../upstream-fake.ts'
import { billingData, deadlinesFor, startPaymentsServer } from './payments-server.ts'

t.test('each request creates a new checkout session', async (t) => {
  const { openBrowser, upstream } = await startPaymentsServer(t)
  for (const body of [undefined, {}]) {
    const reply = await openBrowser().post('checkout-sessions', body)
    t.match(reply, { status: 201, headers: { 'cache-control': 'no-store' } })
    t.same(reply.json, { clientSecret: 'cs_1_secret_1' })
  }
  t.same(
    upstream.journal.map(({ callable, body }) => [callable, body]),
    [1, 2].map(() => ['createCheckoutSession', {}]),
  )
})

t.test('a session’s status is the card provider’s, or null', async (t) => {
  const { openBrowser, upstream } = await startPaymentsServer(t)
  const read = async (id = 'cs_1') => {
    const reply = await openBrowser().get(`checkout-sessions/${id}`)
    t.match(reply, { status: 200, headers: { 'cache-control': 'no-store' } })
    return reply.json
  }
  t.same(await read('cs_test_a-1'), { status: 'complete', paymentStatus: 'paid' })
  t.same(upstream.journal[0]?.body, { session_id: 'cs_test_a-1' })
  upstream.on('*', 'answer', { times: 1, body: {} })
  t.same(await read(), { status: null, paymentStatus: null })
  upstream.on('*', 'answer', { times: 1, body: { status: 'open', payment_status: upstreamCanary } })
  t.same(await read(), { status: 'open', paymentStatus: null })
})

t.test('an unknown session is a 404, an invalid id a 422', async (t) => {
  const { openBrowser, upstream } = await startPaymentsServer(t)
  const unknown = await openBrowser().get(`checkout-sessions/${unknownName}`)
  t.match(unknown, { status: 404, json: { code: 'not_found' } })
  upstream.reset()
  for (const id of ['a%2Fb', 'a%20b', 'è', 'a'.repeat(256), 'a&b=c', 'x?session_id=y'.replace('?', '%3F')]) {
    const reply = await openBrowser().get(`checkout-sessions/${id}`)
    t.match(reply, { status: 422, json: { errors: [{ field: 'id' }] } }, id)
  }
  t.equal(upstream.journal.length, 0)
})

t.test('a failing upstream gives its code and status', async (t) => {
  const modes = [
    ['too_many', 503, 'upstream_unavailable'],
    ['hang', 504, 'upstream_timeout'],
    ['commit_reset', 502, 'upstream_failed'],
    ['error', 502, 'upstream_failed'],
    ['html', 502, 'upstream_failed'],
  ] as const
  const check = async ([mode, status, code]: (typeof modes)[number]) => {
    const { openBrowser, upstream } = await startPaymentsServer(t, { callables: deadlinesFor(mode) })
    upstream.on('*', mode)
    t.match(await openBrowser().post('checkout-sessions'), { status, json: { code } }, mode)
    t.match(await openBrowser().get('checkout-sessions/cs_1'), { status, json: { code } }, mode)
    t.equal(upstream.calls('createCheckoutSession').length, 1, `${mode}: made once`)
  }
  await Promise.all(modes.map(check))
})

const secrets = {
  vat: '02342520158',
  cuuPec: 'canary-pec@pec.example.it',
  email: 'canary-mail@example.it',
  paymentIntentId: 'pi_canaryIntent1',
  clientSecret: 'pi_canaryIntent1_secret_canary',
  uid: 'canary-uid',
}

t.test('no payment data are logged, whatever fails', async (t) => {
  const { openBrowser, upstream, log } = await startPaymentsServer(t, { callables: deadlinesFor('hang') })
  const browser = openBrowser()
  const { vat, cuuPec, email, paymentIntentId, clientSecret, uid } = secrets
  const data = { ...billingData, vat, cuuPec, email, paymentIntentId }
  const answer = { amount: 29_280, clientSecret, paymentIntentId }
  const ask = async () => {
    await browser.post('intents', { purpose: 'activation', uid, renew: true })
    await browser.post('billing-data', data, { 'idempotency-key': 'canary-key' })
    await browser.post('billing-data', { ...data, vat: `${vat}0`, email: `${email}@` })
    await browser.post('billing-data', { vat, cuuPec, uid })
    await browser.post('checkout-sessions')
    await browser.get(`checkout-sessions/${paymentIntentId}`)
  }
  for (const mode of ['error', 'bad_request', 'hang', 'wrong_shape'] as const) {
    upstream.on('*', mode)
    await ask()
    upstream.reset()
  }
  upstream.on('createPaymentIntentByUid', 'answer', { body: answer })
  await ask()
  const text = log.join('\n')
  t.match(text, /billing-data/, 'the requests are there')
  const visitor = browser.cookie.slice('visitor='.length)
  t.equal(visitor.length, 32)
  for (const [name, secret] of Object.entries({ ...secrets, visitor })) t.notOk(text.includes(secret), name)
})
