import t from 'tap'

import { sampleSettlementAmount } from '../../src/seed/settlement.ts'
import { billing, buildPayments, morning } from '../payments/payments-app.ts'

const trial = 'create_payment_intent_by_product_id'
const byUid = 'add_commercial_data_by_payment_intent/'
const byEmail = 'add_commercial_data_by_payment_intent'
const mail = { ...billing, email: 'ditta@pec.example.it', payment_method: 'bank_transfer' }

t.test('activation and trial have a fixed price, whatever else is sent', async (t) => {
  const { ask, intent, uidOf } = buildPayments(t)
  const activation = await intent('create_payment_intent_by_uid', { uid: uidOf(1), amount: 1 })
  t.match(activation, { amount: 29_280, paymentIntentId: /^pi_\w+$/ })
  t.ok(activation.clientSecret.startsWith(`${activation.paymentIntentId}_secret_`))
  t.match(await intent(trial, { product_id: 'prod_1', amount: 1 }), { amount: 29_280 })
  t.equal((await ask(trial, {})).status, 400)
})

t.test('a settlement has each professional’s own amount, the same at every call', async (t) => {
  const { intent, uidOf } = buildPayments(t)
  const settle = 'create_settlement_payment_intent_by_uid'
  const [first, again, other] = [
    await intent(settle, { uid: uidOf(1) }),
    await intent(settle, { uid: uidOf(1) }),
    await intent(settle, { uid: uidOf(2) }),
  ]
  t.equal(first.amount, 59_170)
  t.equal(first.amount, sampleSettlementAmount(1))
  t.equal(again.amount, first.amount)
  t.not(other.amount, first.amount)
  t.not(again.paymentIntentId, first.paymentIntentId)
})

t.test('intents have different secrets, and the database has none of them', async (t) => {
  const { intent, database } = buildPayments(t)
  const made = await Promise.all(Array.from({ length: 50 }, () => intent(trial, { product_id: 'prod_1' })))
  t.equal(new Set(made.map(({ clientSecret }) => clientSecret)).size, 50)
  const stored = JSON.stringify(database.prepare('SELECT * FROM payment_intents').all())
  for (const { clientSecret, paymentIntentId } of made) {
    t.ok(stored.includes(paymentIntentId))
    t.notOk(stored.includes(clientSecret.slice(paymentIntentId.length + '_secret_'.length)))
  }
})

t.test('an unknown uid is a 404 everywhere', async (t) => {
  const { ask, billingRows } = buildPayments(t)
  const uid = 'nobody'
  t.equal((await ask('create_payment_intent_by_uid', { uid })).status, 404)
  t.equal((await ask('create_settlement_payment_intent_by_uid', { uid })).status, 404)
  t.equal((await ask(byUid, { ...billing, uid, pi: 'pi_1' })).status, 404)
  t.same(billingRows(), [])
})

t.test('the trailing slash separates the two variants of billing data', async (t) => {
  const { ask, uidOf, billingRows } = buildPayments(t)
  t.equal((await ask(byUid, { ...billing, uid: uidOf(3), pi: 'pi_a' })).status, 200)
  t.equal((await ask(byEmail, { ...mail, pi: 'pi_bank_transfer_1795168180889' })).status, 200)
  t.equal((await ask(byUid, { ...mail, pi: 'pi_b' })).status, 400)
  t.equal((await ask(byEmail, { ...billing, uid: uidOf(3), pi: 'pi_b' })).status, 400)
  t.match(billingRows(), [
    { pi: 'pi_a', uid: uidOf(3), email: null, payment_method: null, ...billing, created_at: morning },
    { pi: 'pi_bank_transfer_1795168180889', uid: null, email: mail.email, payment_method: 'bank_transfer' },
  ])
})

t.test('billing data with a missing field or an invalid key are refused', async (t) => {
  const { ask, billingRows } = buildPayments(t)
  for (const change of [{ vat: '' }, { cuu_pec: '' }, { pi: 'x_1' }, { payment_method: 'cash' }]) {
    t.equal((await ask(byEmail, { ...mail, pi: 'pi_1', ...change })).status, 400, JSON.stringify(change))
  }
  t.same(billingRows(), [])
})

t.test('fifty concurrent requests with the same billing data make one row', async (t) => {
  const { app, billingRows } = buildPayments(t)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const send = () =>
    fetch(`${origin}/payments/${byEmail}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...mail, pi: 'pi_once' }),
    })
  const replies = await Promise.all(Array.from({ length: 50 }, send))
  t.same([...new Set(replies.map(({ status }) => status))], [200])
  t.equal(billingRows().length, 1)
  t.equal(billingRows()[0]?.['earlier'], '[]')
})

t.test('a correction updates the row, and the earlier values stay readable', async (t) => {
  const { ask, pass, billingRows } = buildPayments(t)
  await ask(byEmail, { ...mail, pi: 'pi_1' })
  pass(60_000)
  await ask(byEmail, { ...mail, pi: 'pi_1', vat: '98765432103' })
  await ask(byEmail, { ...mail, pi: 'pi_1', vat: '98765432103' })
  const [row, ...more] = billingRows()
  t.same(more, [])
  t.match(row, { vat: '98765432103', created_at: morning, updated_at: morning + 60_000 })
  t.match(JSON.parse(String(row?.['earlier'])), [
    { vat: billing.vat, email: mail.email, updated_at: morning },
  ])
})

t.test('ID-06: stored billing data never pass to another payer', async (t) => {
  const { ask, uidOf, billingRows } = buildPayments(t)
  t.equal((await ask(byEmail, { ...mail, pi: 'pi_mail' })).status, 200)
  t.equal((await ask(byUid, { ...billing, uid: uidOf(1), pi: 'pi_uid' })).status, 200)
  const before = billingRows()
  const vat = '98765432103'
  for (const [callable, data] of [
    [byEmail, { ...mail, pi: 'pi_mail', email: 'thief@example.it', vat }],
    [byEmail, { ...mail, pi: 'pi_uid', vat }],
    [byUid, { ...billing, pi: 'pi_mail', uid: uidOf(1), vat }],
    [byUid, { ...billing, pi: 'pi_uid', uid: uidOf(2), vat }],
  ] as const) {
    t.equal((await ask(callable, data)).status, 409, JSON.stringify(data))
  }
  t.same(billingRows(), before)
  const sameAddress = { ...mail, email: mail.email.toUpperCase(), pi: 'pi_mail', vat }
  t.equal((await ask(byEmail, sameAddress)).status, 200, 'the case of an address does not matter')
})

t.test('ID-06: the payer of an intent is the one it was created for', async (t) => {
  const { ask, intent, uidOf, billingRows } = buildPayments(t)
  const { paymentIntentId: ofFirst } = await intent('create_payment_intent_by_uid', { uid: uidOf(1) })
  const { paymentIntentId: ofTrial } = await intent(trial, { product_id: 'prod_1' })
  t.equal((await ask(byUid, { ...billing, uid: uidOf(2), pi: ofFirst })).status, 409)
  t.equal((await ask(byEmail, { ...mail, pi: ofFirst })).status, 409)
  t.equal((await ask(byUid, { ...billing, uid: uidOf(1), pi: ofTrial })).status, 409)
  t.same(billingRows(), [])
  t.equal((await ask(byUid, { ...billing, uid: uidOf(1), pi: ofFirst })).status, 200)
  t.equal((await ask(byEmail, { ...mail, pi: ofTrial })).status, 200)
})

t.test('the size of a row is bounded, however often it is corrected', async (t) => {
  const { ask, billingRows } = buildPayments(t)
  for (let round = 0; round < 30; round += 1) await ask(byEmail, { ...mail, pi: 'pi_1', vat: `v${round}` })
  const [row] = billingRows()
  t.equal(row?.['vat'], 'v29')
  t.equal((JSON.parse(String(row?.['earlier'])) as unknown[]).length, 20)
})

t.test('an unknown session is a 404', async (t) => {
  const { ask } = buildPayments(t)
  t.equal((await ask('session-status?session_id=cs_none')).status, 404)
  t.equal((await ask('session-status')).status, 400)
})
