import t from 'tap'

import {
  historyState,
  paymentOfAddress,
  paymentOfHistory,
} from '../../../src/pages/payment-return/returned-payment.ts'

t.test('a URL has a payment by its client secret, or a session by its id', async (t) => {
  t.same(
    paymentOfAddress(
      '?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=failed',
    ),
    {
      kind: 'intent',
      clientSecret: 'pi_1_secret_x',
    },
  )
  t.same(paymentOfAddress('?session_id=cs_test_1'), { kind: 'session', id: 'cs_test_1' })
})

t.test('ID-09: the outcome in a URL is ignored', async (t) => {
  for (const search of [
    '',
    '?redirect_status=succeeded',
    '?payment_intent=pi_1&redirect_status=succeeded',
    '?payment_intent_client_secret=',
    '?payment_intent_client_secret=../../x',
    `?session_id=${'x'.repeat(300)}`,
  ]) {
    t.equal(paymentOfAddress(search), null, search)
  }
})

t.test('a history entry keeps the payment for a reload, and invalid states are ignored', async (t) => {
  for (const payment of [
    { kind: 'intent', clientSecret: 'pi_1_secret_x' },
    { kind: 'session', id: 'cs_1' },
  ] as const) {
    t.same(paymentOfHistory(structuredClone(historyState(payment))), payment)
  }
  for (const state of [
    null,
    undefined,
    'payment',
    {},
    { payment: null },
    { payment: { kind: 'intent' } },
    { payment: { kind: 'intent', clientSecret: 1 } },
    { payment: { kind: 'other', id: 'x' } },
  ]) {
    t.equal(paymentOfHistory(state), null)
  }
})
