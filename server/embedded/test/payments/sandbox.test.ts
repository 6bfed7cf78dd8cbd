import { testCards, testProcessingTime } from '@mestieri/shared/test-cards.ts'
import t from 'tap'

import { buildPayments } from './payments-app.ts'

const trial = 'create_payment_intent_by_product_id'
const product = { product_id: 'prod_1' }
const day = 24 * 60 * 60 * 1000

/** Creates an intent of the test mode and returns the three calls of its card form. */
async function startPayment(t: Parameters<typeof buildPayments>[0]) {
  const payments = buildPayments(t)
  const { clientSecret } = await payments.intent(trial, product)
  const post = async (path: string, payload: object = {}) =>
    payments.ask(`sandbox/${path}`, { client_secret: clientSecret, ...payload })
  return {
    ...payments,
    confirm: async (outcome: string) => (await post('confirmations', { outcome })).body,
    authenticate: async (approved: boolean) => (await post('authentications', { approved })).body,
    state: async () => (await post('states')).body,
  }
}

t.test('every test card has the outcome of its label', async (t) => {
  for (const { outcome, label } of testCards) {
    const { confirm, state } = await startPayment(t)
    t.same(await state(), { status: 'requires_payment_method' }, 'no attempt yet')
    const isStatus = ['succeeded', 'processing', 'requires_action'].includes(outcome)
    const expected = isStatus
      ? { status: outcome }
      : { status: 'requires_payment_method', decline_code: outcome }
    t.same(await confirm(outcome), expected, label)
    t.same(await state(), expected, `${label}, asked again`)
  }
})

t.test('a succeeded payment stays succeeded: no second charge and no later decline', async (t) => {
  const { confirm, authenticate, database } = await startPayment(t)
  await confirm('succeeded')
  t.same(await confirm('succeeded'), { status: 'succeeded' })
  t.same(await confirm('insufficient_funds'), { status: 'succeeded' })
  t.same(await authenticate(false), { status: 'succeeded' })
  t.equal(database.prepare('SELECT count(*) AS n FROM payment_intents').get()?.['n'], 1)
})

t.test('the authentication decides the payment, and after a refusal another card can be tried', async (t) => {
  const { confirm, authenticate } = await startPayment(t)
  t.same(await authenticate(true), { status: 'requires_payment_method' }, 'no authentication was pending')
  await confirm('requires_action')
  const failed = {
    status: 'requires_payment_method',
    decline_code: 'payment_intent_authentication_failure',
  }
  t.same(await authenticate(false), failed)
  t.same(await authenticate(true), failed, 'the authentication has already ended')
  await confirm('requires_action')
  t.same(await authenticate(true), { status: 'succeeded' })
})

t.test('a payment in processing succeeds after a while and cannot be paid again before', async (t) => {
  const { confirm, state, pass } = await startPayment(t)
  await confirm('processing')
  pass(testProcessingTime - 1)
  t.same(await confirm('insufficient_funds'), { status: 'processing' })
  pass(1)
  t.same(await state(), { status: 'succeeded' })
})

t.test('an unknown client secret is a 404, also if it is nearly right', async (t) => {
  const { ask, intent } = buildPayments(t)
  const { clientSecret, paymentIntentId } = await intent(trial, product)
  for (const secret of [paymentIntentId, clientSecret.slice(0, -1), `${clientSecret}0`, 'pi_a_secret_b']) {
    for (const [path, payload] of [
      ['states', {}],
      ['confirmations', { outcome: 'succeeded' }],
      ['authentications', { approved: true }],
    ] as const) {
      const reply = await ask(`sandbox/${path}`, { client_secret: secret, ...payload })
      t.equal(reply.status, 404, path)
    }
  }
  t.equal((await ask('sandbox/confirmations', { client_secret: clientSecret, outcome: 'free' })).status, 400)
})

t.test('a session is paid with its own client secret, and its status changes with the payment', async (t) => {
  const { ask } = buildPayments(t)
  const { body } = await ask('create_checkout_session', {})
  const { clientSecret } = body as { clientSecret: string }
  const id = clientSecret.split('_secret_')[0] ?? ''
  const status = async () => (await ask(`session-status?session_id=${id}`)).body
  t.same(await status(), { status: 'open', payment_status: 'unpaid' })
  await ask('sandbox/confirmations', { client_secret: clientSecret, outcome: 'processing' })
  t.same(await status(), { status: 'complete', payment_status: 'unpaid' })
  const other = (await ask('create_checkout_session', {})).body as { clientSecret: string }
  await ask('sandbox/confirmations', { client_secret: other.clientSecret, outcome: 'succeeded' })
  t.same((await ask(`session-status?session_id=${other.clientSecret.split('_secret_')[0]}`)).body, {
    status: 'complete',
    payment_status: 'paid',
  })
})

t.test('an unpaid session expires after a day', async (t) => {
  const { ask, pass } = buildPayments(t)
  const { clientSecret } = (await ask('create_checkout_session', {})).body as { clientSecret: string }
  const id = clientSecret.split('_secret_')[0] ?? ''
  pass(day)
  t.match((await ask(`session-status?session_id=${id}`)).body, { status: 'expired' })
})
