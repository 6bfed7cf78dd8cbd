import t from 'tap'

import { billingData, billingDataByUid, startPaymentsServer } from './payments-server.ts'

const foreign = {
  status: 403,
  json: {
    code: 'payment_intent_foreign',
    detail: 'Questo pagamento è di un’altra sessione: ricarica la pagina.',
  },
}

const intentRequests = [
  [{ purpose: 'trial' }, billingData],
  [{ purpose: 'activation', uid: 'u1' }, billingDataByUid],
  [{ purpose: 'settlement', uid: 'u1' }, billingDataByUid],
] as const

t.test('ID-06: billing data for an intent of another visitor are refused and not sent', async (t) => {
  const { openBrowser, upstream, lineUpIntents } = await startPaymentsServer(t)
  lineUpIntents(1)
  const [owner, other, fresh] = [openBrowser(), openBrowser(), openBrowser()]
  await other.post('billing-data', billingData)
  for (const [request, data] of intentRequests) {
    const { paymentIntentId } = (await owner.post('intents', request)).json
    upstream.journal.length = 0
    const body = { ...data, paymentIntentId }
    t.match(await other.post('billing-data', body), foreign, request.purpose)
    t.match(await fresh.post('billing-data', body), foreign, 'without a cookie')
    fresh.cookie = ''
    t.equal(upstream.journal.length, 0)
    t.equal((await owner.post('billing-data', body)).status, 204)
    t.equal((await owner.post('billing-data', { ...body, vat: '02342520158' })).status, 204, 'a correction')
    t.equal(upstream.journal.length, 2)
  }
})

t.test('ID-06: an intent is remembered longer than it is cached', async (t) => {
  const { openBrowser, lineUpIntents, time } = await startPaymentsServer(t)
  lineUpIntents(1)
  const owner = openBrowser()
  const { paymentIntentId } = (await owner.post('intents', { purpose: 'trial' })).json
  time.now += 24 * 60 * 60_000
  t.match(await openBrowser().post('billing-data', { ...billingData, paymentIntentId }), foreign)
  t.equal((await owner.post('billing-data', { ...billingData, paymentIntentId })).status, 204)
})

t.test('ID-06: an id that this site never issued goes upstream', async (t) => {
  const { openBrowser, upstream } = await startPaymentsServer(t)
  const body = { ...billingData, paymentIntentId: 'pi_of_another_system' }
  t.equal((await openBrowser().post('billing-data', body)).status, 204)
  t.match(upstream.journal[0]?.body, { pi: 'pi_of_another_system' })
})

t.test('ID-06: a request cannot name the key of a bank transfer', async (t) => {
  const { openBrowser, upstream } = await startPaymentsServer(t)
  for (const data of [billingData, billingDataByUid]) {
    const body = { ...data, paymentIntentId: 'pi_bank_transfer_1800000000000' }
    t.match(await openBrowser().post('billing-data', body), {
      status: 422,
      json: { code: 'billing_key_missing' },
    })
  }
  t.equal(upstream.journal.length, 0)
})

t.test('ID-06: a conflict upstream, with another payer, is refused in the same way', async (t) => {
  const { openBrowser, upstream } = await startPaymentsServer(t)
  const conflict = { status: 409, body: { message: 'Another payer' } }
  for (const [callable, data] of [
    ['addCommercialDataByEmail', billingData],
    ['addCommercialDataByUid', billingDataByUid],
  ] as const) {
    upstream.on(callable, 'answer', { ...conflict, times: 1 })
    t.match(await openBrowser().post('billing-data', data), foreign)
  }
  t.equal(upstream.journal.length, 2)
})
