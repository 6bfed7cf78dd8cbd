import t from 'tap'

import { billingListing } from '../../src/listings/billing.ts'
import { openForReading } from '../../src/storage/database.ts'
import { billing, buildPayments } from '../payments/payments-app.ts'

const trial = 'create_payment_intent_by_product_id'
const product = { product_id: 'prod_1' }
const byEmail = 'add_commercial_data_by_payment_intent'
const byUid = 'add_commercial_data_by_payment_intent/'

/** Pays for a trial by card with this outcome; null for billing data without a payment attempt. */
async function payTrial(payments: ReturnType<typeof buildPayments>, email: string, outcome: string | null) {
  const { clientSecret, paymentIntentId: pi } = await payments.intent(trial, product)
  await payments.ask(byEmail, { ...billing, pi, email, payment_method: 'card' })
  if (outcome) await payments.ask('sandbox/confirmations', { client_secret: clientSecret, outcome })
}

function listOf({ folder }: { readonly folder: string }) {
  const database = openForReading(folder)
  try {
    return billingListing.rows(database)
  } finally {
    database.close()
  }
}

t.test('the listing shows the payer, the amount and the state of each payment', async (t) => {
  const payments = buildPayments(t)
  const { ask, pass, uidOf, intent } = payments
  const outcomes = [null, 'succeeded', 'processing', 'requires_action', 'insufficient_funds']
  for (const [index, outcome] of outcomes.entries()) {
    await payTrial(payments, `ditta${index}@example.it`, outcome)
    pass(60_000)
  }
  t.match(
    listOf(payments).map(({ came, email, method, state }) => [came, email, method, state]),
    [
      ['2026-11-20 10:00', 'ditta0@example.it', 'card', 'not paid'],
      ['2026-11-20 10:01', 'ditta1@example.it', 'card', 'paid'],
      ['2026-11-20 10:02', 'ditta2@example.it', 'card', 'paid'],
      ['2026-11-20 10:03', 'ditta3@example.it', 'card', 'waiting for the card holder'],
      ['2026-11-20 10:04', 'ditta4@example.it', 'card', 'declined (insufficient_funds)'],
    ],
  )
  const uid = uidOf(1)
  const { amount } = await intent('create_settlement_payment_intent_by_uid', { uid })
  await ask(byUid, { ...billing, uid, pi: 'pi_bank_transfer_1' })
  const [line] = listOf(payments).slice(-1)
  t.match(line, {
    for: 'settlement',
    method: 'bank transfer',
    euro: (amount / 100).toFixed(2),
    state: 'waiting for the transfer',
    test: false,
    vat_number: billing.vat,
    pec_or_sdi: billing.cuu_pec,
    email: null,
    uid,
    payment: 'pi_bank_transfer_1',
    corrected: false,
  })
  t.type(line?.['professional'], 'string')
})

t.test(
  'a transfer by a new buyer has the activation amount, and a payment with an unknown intent is marked unknown',
  async (t) => {
    const payments = buildPayments(t)
    const data = { ...billing, email: 'ditta@example.it' }
    await payments.ask(byEmail, { ...data, pi: 'pi_bank_transfer_2', payment_method: 'bank_transfer' })
    await payments.ask(byEmail, { ...data, pi: 'pi_elsewhere', payment_method: 'card' })
    await payments.ask(byEmail, { ...data, pi: 'pi_elsewhere', payment_method: 'card', vat: '98765432103' })
    t.match(listOf(payments), [
      { for: 'trial', euro: '292.80', state: 'waiting for the transfer', corrected: false },
      { state: 'unknown here', vat_number: '98765432103', corrected: true },
    ])
  },
)

t.test('a buyer who announced a transfer but paid by card is listed as paid', async (t) => {
  const payments = buildPayments(t)
  const { clientSecret, paymentIntentId: pi } = await payments.intent(trial, product)
  const data = { ...billing, pi, email: 'ditta@example.it', payment_method: 'bank_transfer' }
  await payments.ask(byEmail, data)
  t.match(listOf(payments), [{ method: 'bank transfer', state: 'waiting for the transfer' }])
  await payments.ask('sandbox/confirmations', { client_secret: clientSecret, outcome: 'succeeded' })
  t.match(listOf(payments), [{ method: 'card', state: 'paid', test: true }])
})

t.test(
  'a payment without billing data is listed, an unpaid intent without billing data is not',
  async (t) => {
    const payments = buildPayments(t)
    await payments.intent(trial, product)
    const { clientSecret } = await payments.intent('create_payment_intent_by_uid', { uid: payments.uidOf(2) })
    await payments.ask('sandbox/confirmations', { client_secret: clientSecret, outcome: 'succeeded' })
    t.match(listOf(payments), [
      { for: 'activation', state: 'paid', uid: payments.uidOf(2), vat_number: null, euro: '292.80' },
    ])
  },
)
