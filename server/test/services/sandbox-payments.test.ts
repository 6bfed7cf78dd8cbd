import type { TestCardOutcome } from '@mestieri/shared/test-cards.ts'
import t from 'tap'

import { createSandboxPaymentsService } from '../../src/services/sandbox-payments.ts'

const context = { requestId: 'r1' }
const confirmation = { clientSecret: 'pi_1_secret_2', cardNumber: '4242 4242 4242 4242', cvc: '123' }

const nothing = async () => null

/** The outcomes of a card in the last second of November 2026, and a second later. */
async function outcomeOf(expiry: string, now: string, cardNumber = confirmation.cardNumber) {
  const heard: TestCardOutcome[] = []
  const service = createSandboxPaymentsService({
    upstream: {
      async confirm(_secret, outcome) {
        heard.push(outcome)
        return { status: 'succeeded' }
      },
      authenticate: nothing,
      state: nothing,
    },
    clock: () => Date.parse(now),
  })
  await service.confirm({ ...confirmation, cardNumber, expiry }, context)
  return heard[0]
}

t.test('a card is valid until the end of its month', async (t) => {
  t.equal(await outcomeOf('11/26', '2026-11-30T23:59:59Z'), 'succeeded')
  t.equal(await outcomeOf('11/26', '2026-12-01T00:00:00Z'), 'expired_card')
  t.equal(await outcomeOf('12/26', '2026-12-31T23:59:59Z'), 'succeeded')
  t.equal(await outcomeOf('12/26', '2027-01-01T00:00:00Z'), 'expired_card')
})

t.test('a wrong number is reported as such, whatever the month', async (t) => {
  t.equal(await outcomeOf('11/20', '2026-11-20T00:00:00Z', '4242424242424241'), 'incorrect_number')
  t.equal(await outcomeOf('11/20', '2026-11-20T00:00:00Z', '5555555555554444'), 'test_mode_live_card')
})

t.test('an intent that upstream does not know is a not_found', async (t) => {
  const upstream = { confirm: nothing, authenticate: nothing, state: nothing }
  const service = createSandboxPaymentsService({ upstream, clock: () => 0 })
  const { clientSecret } = confirmation
  await t.rejects(service.confirm({ ...confirmation, expiry: '12/30' }, context), { code: 'not_found' })
  await t.rejects(service.authenticate({ clientSecret, approved: true }, context), { code: 'not_found' })
  await t.rejects(service.state({ clientSecret }, context), { code: 'not_found' })
})
