import { randomUUID } from 'node:crypto'

import type { Test } from 'tap'

import type { UpstreamAddress } from '../../src/config/config.ts'
import { createCaller } from './caller.ts'

interface Intent {
  readonly amount: number
  readonly clientSecret: string
  readonly paymentIntentId: string
}

interface PaymentsContractOptions {
  /** A product that the upstream sells. */
  readonly productId: string
  /** A professional that the upstream knows; without one only an unknown one is asked about. */
  readonly uid?: string | undefined
}

const unknownUid = 'nessuno-si-chiama-cosi'
const billing = { cuu_pec: 'ABC1234', vat: '12345678903' }

function checkIntent(t: Test, { amount, clientSecret, paymentIntentId }: Intent): void {
  t.ok(Number.isInteger(amount) && amount > 0, `${amount} is whole cents`)
  t.match(paymentIntentId, /^pi_\w+$/)
  t.ok(clientSecret.length > paymentIntentId.length + 16, 'nobody guesses the secret')
}

/**
 * What the BFF relies on in the payments' callables (contract.md, sections 4 and 5). It makes intents, sessions and
 * billing data, and pays nothing.
 */
export async function paymentsContract(
  suite: Test,
  address: UpstreamAddress,
  { productId, uid }: PaymentsContractOptions,
): Promise<void> {
  const call = createCaller(suite, address, 'payments')

  async function intentOf(callable: string, payload: object): Promise<Intent> {
    const { status, type, body } = await call(callable, payload)
    suite.equal(status, 200, callable)
    suite.match(type, /^application\/json/)
    return body as Intent
  }

  await suite.test('a trial’s intent has an amount, an id and a secret, another each time', async (t) => {
    const payload = { product_id: productId }
    const first = await intentOf('create_payment_intent_by_product_id', payload)
    const second = await intentOf('create_payment_intent_by_product_id', payload)
    checkIntent(t, first)
    t.equal(second.amount, first.amount)
    t.not(second.clientSecret, first.clientSecret)
    t.not(second.paymentIntentId, first.paymentIntentId)
  })

  await suite.test('a professional’s intents are made by their uid', async (t) => {
    for (const callable of ['create_payment_intent_by_uid', 'create_settlement_payment_intent_by_uid']) {
      t.equal((await call(callable, { uid: unknownUid })).status, 404, callable)
      if (uid !== undefined) checkIntent(t, await intentOf(callable, { uid }))
    }
  })

  await suite.test('a checkout session has a secret, and can be asked about by its id', async (t) => {
    const { status, body } = await call('create_checkout_session', {})
    t.equal(status, 200)
    const { clientSecret } = body as { clientSecret: string }
    const [id = ''] = clientSecret.split('_secret_')
    const answer = await call(`session-status?session_id=${encodeURIComponent(id)}`)
    t.equal(answer.status, 200)
    t.match(answer.body, { status: 'open' })
    t.equal((await call('session-status?session_id=cs_test_none')).status, 404)
  })

  await suite.test('billing data by email are taken, and taken again', async (t) => {
    const transfer = {
      ...billing,
      email: 'contract@example.it',
      payment_method: 'bank_transfer',
      pi: `pi_bank_transfer_${Date.now()}`,
    }
    for (const data of [
      transfer,
      transfer,
      { ...transfer, payment_method: 'card', pi: `pi_${randomUUID()}` },
    ]) {
      t.equal((await call('add_commercial_data_by_payment_intent', data)).status, 200)
    }
  })

  await suite.test('billing data by uid are taken for a professional alone', async (t) => {
    const data = { ...billing, pi: `pi_bank_transfer_${Date.now()}` }
    const path = 'add_commercial_data_by_payment_intent/'
    t.equal((await call(path, { ...data, uid: unknownUid })).status, 404)
    if (uid !== undefined) t.equal((await call(path, { ...data, uid })).status, 200)
  })
}
