import type { PublicConfig } from '@mestieri/shared/contracts/config.ts'
import type { CheckoutSessionStatus } from '@mestieri/shared/contracts/payments.ts'
import type { EndpointAddress } from '@mestieri/shared/contracts/site/addresses.ts'
import t from 'tap'

import type { CardProvider } from '../../../src/features/payments/card/card-provider.ts'
import { type api, errorFromResponse, localError } from '../../../src/lib/api/api-client.ts'
import { createPaymentReader, stateOfSession } from '../../../src/pages/payment-return/read-payment.ts'

const config: PublicConfig = {
  cardProvider: 'stripe',
  cardPublishableKey: 'pk_test_1',
  recaptchaSiteKey: null,
  tagManagerId: null,
}
const intent = { kind: 'intent', clientSecret: 'pi_1_secret_x' } as const
const session = { kind: 'session', id: 'cs_1' } as const

/** A reader with a fake BFF and provider. */
function scene(answers: { session?: CheckoutSessionStatus | Error; provider?: null | Error }) {
  const calls: string[] = []
  let loads = 0
  let strike: (() => void) | null = null
  const provider = {
    read: async (secret: string) => (secret === intent.clientSecret ? 'succeeded' : 'unknown'),
  }
  const read = createPaymentReader({
    call: (async (address: EndpointAddress, request?: { params?: { id: string } }) => {
      calls.push(request?.params ? `${address} ${request.params.id}` : address)
      if (address === 'GET /api/config') return config
      if (answers.session instanceof Error) throw answers.session
      return answers.session
    }) as unknown as typeof api.call,
    async loadProvider() {
      loads += 1
      if (answers.provider instanceof Error) throw answers.provider
      return answers.provider === null ? null : (provider as unknown as CardProvider)
    },
    setTimer(_ms, run) {
      strike = run
      return () => {}
    },
  })
  return { read, calls, loads: () => loads, timeIsUp: () => strike?.() }
}

t.test('a session’s status gives the state of the payment', async (t) => {
  for (const [status, paymentStatus, state] of [
    ['complete', 'paid', 'succeeded'],
    ['complete', 'no_payment_required', 'succeeded'],
    ['complete', 'unpaid', 'processing'],
    ['complete', null, 'processing'],
    ['open', 'unpaid', 'open'],
    ['open', null, 'open'],
    ['expired', 'unpaid', 'cancelled'],
    [null, null, 'unknown'],
    [null, 'paid', 'unknown'],
  ] as const) {
    t.equal(stateOfSession({ status, paymentStatus }), state, `${status} ${paymentStatus}`)
  }
})

t.test('a session is read only from the BFF', async (t) => {
  const { read, calls, loads } = scene({ session: { status: 'complete', paymentStatus: 'paid' } })
  t.equal(await read(session), 'succeeded')
  t.same(calls, ['GET /api/payments/checkout-sessions/:id cs_1'])
  t.equal(loads(), 0)
})

t.test('an unknown session is an unknown payment; a session that cannot be read is an error', async (t) => {
  for (const status of [404, 422]) {
    t.equal(await scene({ session: errorFromResponse(status, '{}') }).read(session), 'unknown')
  }
  await t.rejects(scene({ session: localError('offline') }).read(session))
  await t.rejects(scene({ session: errorFromResponse(502, '{}') }).read(session))
})

t.test('an intent is read from the provider, which is loaded once', async (t) => {
  const { read, loads } = scene({})
  t.equal(await read(intent), 'succeeded')
  t.equal(await read(intent), 'succeeded')
  t.equal(loads(), 1)
})

t.test('a provider that failed to load is loaded again the next time', async (t) => {
  const { read, loads } = scene({ provider: new Error('blocked') })
  await t.rejects(read(intent))
  await t.rejects(read(intent))
  t.equal(loads(), 2)
})

t.test('a site without cards knows no intent', async (t) => {
  t.equal(await scene({ provider: null }).read(intent), 'unknown')
})

t.test('a read ends at its deadline', async (t) => {
  const { read, timeIsUp } = scene({ session: { status: null, paymentStatus: null } })
  const reading = read(session)
  timeIsUp()
  await t.rejects(reading, { name: 'DeadlineError' })
})
