import { Stripe } from 'stripe'
import t, { type Test } from 'tap'

import { createIntentRecords } from '../../../src/payments/intent-records.ts'
import { ProcessorError } from '../../../src/payments/processor.ts'
import { createStripeCards } from '../../../src/payments/stripe/create-cards.ts'
import { createIntentRefresh } from '../../../src/payments/stripe/refresh.ts'
import { billing, buildPayments, morning } from '../payments-app.ts'
import { startStripeApi, webhookSecret } from './stripe-api.ts'

const sign = (payload: string, age = 0, secret = webhookSecret) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(morning / 1000) - age,
  })

/** A webhook event as JSON, created `after` seconds after `morning`. */
function event(type: string, intent: object, after = 0): string {
  const object = {
    id: 'pi_1',
    object: 'payment_intent',
    amount: 29_280,
    last_payment_error: null,
    ...intent,
  }
  const created = morning / 1000 + after
  return JSON.stringify({ id: `evt_${type}`, object: 'event', created, type, data: { object } })
}

/** Starts an upstream with the card provider's webhook, and returns functions that send events to it. */
async function start(t: Test, settings: { webhookSecret?: null } = {}) {
  const api = await startStripeApi(t)
  const payments = buildPayments(t, createStripeCards({ ...api.settings, ...settings }))
  const stateOf = (id: string) =>
    payments.database
      .prepare('SELECT status, decline_code FROM payment_intents WHERE payment_intent_id = ?')
      .get(id)

  async function deliver(payload: string, signature?: string) {
    const reply = await payments.app.inject({
      method: 'POST',
      url: '/payments/webhook',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      },
      payload,
    })
    return reply.statusCode
  }

  const send = (payload: string) => deliver(payload, sign(payload))
  return { ...payments, deliver, send, stateOf }
}

const metadata = { purpose: 'trial', product_id: 'prod_1' }
const trial = 'create_payment_intent_by_product_id'

t.test('ID-10: only events with a valid signature change a payment', async (t) => {
  const { app, intent, deliver, stateOf, log } = await start(t)
  await intent(trial, { product_id: 'prod_1' })
  const paid = event('payment_intent.succeeded', { status: 'succeeded', metadata })
  t.equal(await deliver(paid), 400, 'a missing signature')
  t.equal(
    await deliver(paid, sign(paid, 0, 'whsec_of_somebody_else')),
    400,
    'a signature with another secret',
  )
  t.equal(
    await deliver(paid.replace('29280', '1'), sign(paid)),
    400,
    'a body that differs from the signed one',
  )
  t.equal(await deliver(paid, sign(paid, 301)), 400, 'a replayed event with an old signature')
  t.equal(await deliver('{', sign('{')), 400, 'invalid JSON')
  const bare = await app.inject({ method: 'POST', url: '/payments/webhook' })
  t.equal(bare.statusCode, 400, 'an empty body')
  t.match(stateOf('pi_1'), { status: 'requires_payment_method' })
  t.equal(await deliver(paid, sign(paid, 299)), 200)
  t.match(stateOf('pi_1'), { status: 'succeeded' })
  t.notMatch(log.join(''), 'canarySigning')
})

t.test('ID-10: events can arrive twice, late and in any order', async (t) => {
  const { intent, send, stateOf } = await start(t)
  await intent(trial, { product_id: 'prod_1' })
  const failure = { code: 'card_declined', decline_code: 'insufficient_funds' }
  const failed = event(
    'payment_intent.payment_failed',
    { status: 'requires_payment_method', last_payment_error: failure, metadata },
    20,
  )
  const asked = event('payment_intent.requires_action', { status: 'requires_action', metadata }, 10)
  for (const payload of [failed, asked, failed]) t.equal(await send(payload), 200)
  t.match(stateOf('pi_1'), { status: 'requires_payment_method', decline_code: 'insufficient_funds' })
  const paid = event('payment_intent.succeeded', { status: 'succeeded', metadata }, 15)
  for (const payload of [paid, paid, failed]) t.equal(await send(payload), 200)
  t.match(stateOf('pi_1'), { status: 'succeeded', decline_code: null })
})

t.test('an unknown intent of this shop is stored, an intent of another shop is not', async (t) => {
  const { send, database, stateOf } = await start(t)
  const details = { uid: 'u1', purpose: 'settlement' }
  const paid = { id: 'pi_new', status: 'succeeded', amount: 12_200, metadata: details }
  await send(event('payment_intent.succeeded', paid))
  const foreign = { id: 'pi_foreign', status: 'succeeded', metadata: {} }
  t.equal(await send(event('payment_intent.succeeded', foreign)), 200)
  t.equal(await send(event('charge.refunded', foreign)), 200)
  t.equal(stateOf('pi_foreign'), undefined)
  t.match(database.prepare('SELECT * FROM payment_intents').all(), [
    { payment_intent_id: 'pi_new', purpose: 'settlement', uid: 'u1', amount: 12_200, status: 'succeeded' },
  ])
})

t.test('without a signing secret the webhook route does not exist', async (t) => {
  const { send } = await start(t, { webhookSecret: null })
  t.equal(await send(event('payment_intent.succeeded', { status: 'succeeded', metadata })), 404)
})

t.test('the refresh asks the provider about open payments with billing data', async (t) => {
  const { intent, ask, database, stateOf } = await start(t)
  const states = new Map([['pi_1', 'succeeded' as const]])
  const asked: string[] = []
  const refresh = createIntentRefresh({
    processor: {
      async intentState(id) {
        asked.push(id)
        return { status: states.get(id) ?? 'processing', declineCode: null }
      },
    },
    intents: createIntentRecords(database, () => morning),
    now: () => morning,
    log: { warn: () => t.fail('unexpected warning') },
  })
  for (let made = 0; made < 3; made += 1) await intent(trial, { product_id: 'prod_1' })
  const data = { ...billing, email: 'a@example.it', payment_method: 'card' }
  for (const pi of ['pi_1', 'pi_2']) await ask('add_commercial_data_by_payment_intent', { ...data, pi })
  await Promise.all([refresh.run(), refresh.run()])
  t.same(
    asked.toSorted(),
    ['pi_1', 'pi_2'],
    'each intent with billing data is asked about once, the one without is not',
  )
  t.match(stateOf('pi_1'), { status: 'succeeded' })
  await refresh.run()
  t.same(asked.slice(2), ['pi_2'], 'a final intent is not asked about again')
  states.set('pi_2', 'succeeded')
  const last = refresh.run()
  refresh.stop()
  await last
  await refresh.run()
  t.equal(asked.length, 4)
  t.match(stateOf('pi_2'), { status: 'processing' }, 'no state is stored after stop')
})

t.test('a provider failure is logged, and each round tries again', async (t) => {
  const warnings: string[] = []
  const refresh = createIntentRefresh({
    processor: { intentState: async () => Promise.reject(new ProcessorError('StripeConnectionError')) },
    intents: { open: () => ['pi_1'], report: () => t.fail('no state may be reported') },
    now: () => morning,
    log: { warn: (...args: unknown[]) => void warnings.push(JSON.stringify(args)) },
  })
  await refresh.run()
  await refresh.run()
  t.equal(warnings.length, 2)
})
