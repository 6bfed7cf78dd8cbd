import t, { type Test } from 'tap'

import { callables } from '../../../../src/upstream/callables.ts'
import { createStripeCards } from '../../../src/payments/stripe/create-cards.ts'
import { providerTimeouts } from '../../../src/payments/stripe/processor.ts'
import { billing, buildPayments } from '../payments-app.ts'
import { answer, type ApiAnswer, secretKey, startStripeApi } from './stripe-api.ts'

const trial = 'create_payment_intent_by_product_id'
const product = { product_id: 'prod_1' }

const lost: ApiAnswer = (_request, response) => response.destroy()
const html: ApiAnswer = (_request, response) => response.end('<html>oops</html>')
const nothing: ApiAnswer = () => {}

/** Longest time of a call, in ms: two attempts and the library's pause of 0.5 s between them. */
const longest = (timeout: number) => 2 * timeout + 500

async function start(t: Test, ...answers: ApiAnswer[]) {
  const api = await startStripeApi(t, answers)
  const cards = createStripeCards(api.settings, { create: 400, read: 100 })
  return { ...api, ...buildPayments(t, cards) }
}

t.test('an intent is requested with the secret key, API version, form encoding and purpose', async (t) => {
  const { intent, uidOf, requests, database } = await start(t)
  const uid = uidOf(1)
  t.same(await intent('create_payment_intent_by_uid', { uid }), {
    amount: 29_280,
    clientSecret: 'pi_1_secret_x',
    paymentIntentId: 'pi_1',
  })
  t.equal(requests.length, 1)
  t.match(requests[0], {
    method: 'POST',
    path: '/v1/payment_intents',
    headers: {
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      'stripe-version': '2026-10-28.endive',
      'idempotency-key': /^[\da-f-]{36}$/,
    },
  })
  t.same(requests[0]?.form, {
    amount: '29280',
    currency: 'eur',
    'allowed_payment_method_types[0]': 'card',
    description: 'Credito per coprire le commissioni sui lavori affidati.',
    'metadata[purpose]': 'activation',
    'metadata[uid]': uid,
  })
  t.notOk('x-stripe-client-telemetry' in (requests[0]?.headers ?? {}))
  const [row] = database.prepare('SELECT * FROM payment_intents').all()
  t.match(row, { payment_intent_id: 'pi_1', processor: 'stripe', purpose: 'activation', uid })
})

t.test(
  'two intents have different idempotency keys, and a retry repeats the key of its first attempt',
  async (t) => {
    const hiccup = answer({ type: 'api_error', message: 'try again' }, 500)
    const { intent, requests } = await start(t, hiccup)
    const first = await intent(trial, product)
    const second = await intent(trial, product)
    const keys = requests.map(({ headers }) => headers['idempotency-key'])
    t.equal(keys.length, 3)
    t.equal(keys[0], keys[1])
    t.not(keys[1], keys[2])
    t.not(first.paymentIntentId, second.paymentIntentId)
    t.match(requests[2]?.form, { 'metadata[purpose]': 'trial', 'metadata[product_id]': 'prod_1' })
  },
)

t.test('a lost answer is retried, and only one intent is created', async (t) => {
  const { intent, requests, database } = await start(t, lost)
  t.match(await intent(trial, product), { paymentIntentId: 'pi_1' })
  t.equal(requests.length, 2)
  t.equal(database.prepare('SELECT count(*) AS n FROM payment_intents').get()?.['n'], 1)
})

t.test('a session returns to the site and uses a payment form on the site', async (t) => {
  const { ask, requests } = await start(t)
  t.same((await ask('create_checkout_session', {})).body, { clientSecret: 'cs_test_1_secret_x' })
  t.match(requests[0], { path: '/v1/checkout/sessions', headers: { 'idempotency-key': /./ } })
  t.match(requests[0]?.form, {
    mode: 'payment',
    ui_mode: 'elements',
    'allowed_payment_method_types[0]': 'card',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '29280',
    'payment_intent_data[metadata][purpose]': 'trial',
    return_url:
      'https://www.example.it/professionisti/lavora_con_noi/return?session_id={CHECKOUT_SESSION_ID}',
  })
})

t.test('the state of a session comes from the provider, and an unknown session is a 404', async (t) => {
  const paid = answer({ id: 'cs_test_1', status: 'complete', payment_status: 'paid' })
  const missing = answer({ type: 'invalid_request_error', code: 'resource_missing' }, 404)
  const { ask, requests } = await start(t, paid, missing)
  const read = (id: string) => ask(`session-status?session_id=${encodeURIComponent(id)}`)
  t.same((await read('cs_test_1')).body, { status: 'complete', payment_status: 'paid' })
  t.match(requests[0], { method: 'GET', path: '/v1/checkout/sessions/cs_test_1' })
  t.equal((await read('cs_test_2')).status, 404)
  t.equal((await read('../payment_intents/pi_1')).status, 404)
  t.equal(requests.length, 2, 'an invalid session id causes no request')
})

t.test('a refusal by the provider is a 502, logged without its text or the secret key', async (t) => {
  const words = `Invalid API Key provided: ${secretKey}`
  const refused = answer({ type: 'invalid_request_error', message: words }, 401)
  const declined = answer({ type: 'card_error', code: 'card_declined', message: words }, 402)
  const { ask, requests, log, database } = await start(t, refused, declined)
  for (const expected of ['StripeAuthenticationError 401', 'StripeCardError card_declined 402']) {
    t.same(await ask(trial, product), { status: 502, body: { message: 'Card provider failed' } })
    t.match(log.at(-1), `${expected} req_4711`)
  }
  t.equal(requests.length, 2, 'neither request is retried')
  t.notMatch(log.join(''), 'canaryKey')
  t.equal(database.prepare('SELECT count(*) AS n FROM payment_intents').get()?.['n'], 0)
})

t.test('a provider that stays down or sends an invalid answer is a 502 after two attempts', async (t) => {
  const down = answer({ type: 'api_error' }, 503)
  const { ask, requests } = await start(t, down, down, html)
  t.equal((await ask(trial, product)).status, 502)
  t.equal(requests.length, 2)
  t.equal((await ask(trial, product)).status, 502)
})

t.test('an intent without a client secret is a 502', async (t) => {
  const { ask } = await start(t, answer({ id: 'pi_1', client_secret: null }))
  t.equal((await ask(trial, product)).status, 502)
})

t.test('a silent provider is a 502 before the deadline of the BFF', async (t) => {
  const { ask, requests } = await start(t, nothing, nothing)
  t.equal((await ask('session-status?session_id=cs_test_1')).status, 502)
  t.equal(requests.length, 2)
  t.ok(longest(providerTimeouts.create) < callables.createPaymentIntentByUid.deadline)
  t.ok(longest(providerTimeouts.create) < callables.createCheckoutSession.deadline)
  t.ok(longest(providerTimeouts.read) < callables.sessionStatus.deadline)
})

t.test('billing data need no provider, and the routes of the test mode do not exist', async (t) => {
  const { ask, requests } = await start(t)
  const data = { ...billing, pi: 'pi_1', email: 'a@example.it', payment_method: 'card' }
  t.equal((await ask('add_commercial_data_by_payment_intent', data)).status, 200)
  const confirmation = { client_secret: 'pi_1_secret_x', outcome: 'succeeded' }
  t.equal((await ask('sandbox/confirmations', confirmation)).status, 404)
  t.same(requests, [])
})
