import t from 'tap'

import type { CardOutcome, PaymentState } from '../../../../../src/features/payments/card/card-provider.ts'
import { type PayDeps, payWithCard } from '../../../../../src/features/payments/card/paying/pay-with-card.ts'
import { createTabLock } from '../../../../../src/lib/storage/tab-lock.ts'

const payment = {
  paymentIntentId: 'pi_1',
  clientSecret: 'pi_1_secret_x',
  returnUrl: 'https://example.it/return',
}
const accepted: CardOutcome = { kind: 'accepted', state: 'succeeded' }

interface Scene {
  readonly complete?: boolean
  readonly billing?: boolean
  readonly outcome?: CardOutcome
  readonly state?: PaymentState | Error
  readonly lock?: PayDeps['lock']
}

/** Dependencies that record their calls in order. */
function scene({ complete = true, billing = true, outcome = accepted, state = 'open', lock }: Scene) {
  const steps: string[] = []
  const deps: PayDeps = {
    fields: {
      check: async () => {
        steps.push('check')
        return complete ? null : { kind: 'incomplete' }
      },
      confirm: async ({ receiptEmail }) => {
        steps.push(`confirm ${receiptEmail}`)
        return outcome
      },
    },
    provider: {
      read: async () => {
        steps.push('read')
        if (state instanceof Error) throw state
        return state
      },
    },
    submitBilling: async () => {
      steps.push('billing')
      return billing ? 'a@b.it' : null
    },
    lock: lock ?? createTabLock(undefined),
  }
  return { steps, deps }
}

t.test(
  'ID-08: fields are checked, billing data sent and the payment confirmed, in this order, each once',
  async (t) => {
    const { steps, deps } = scene({})
    t.same(await payWithCard(deps, payment), accepted)
    t.same(steps, ['check', 'billing', 'confirm a@b.it'])
  },
)

t.test('with incomplete card fields nothing is sent', async (t) => {
  const { steps, deps } = scene({ complete: false })
  t.same(await payWithCard(deps, payment), { kind: 'failed', failure: { kind: 'incomplete' } })
  t.same(steps, ['check'])
})

t.test('ID-08: with refused billing data the card is not charged', async (t) => {
  const { steps, deps } = scene({ billing: false })
  t.same(await payWithCard(deps, payment), { kind: 'no-billing' })
  t.same(steps, ['check', 'billing'])
})

t.test('ID-08: while another tab pays the same intent, nothing is sent', async (t) => {
  const names: string[] = []
  const lock = createTabLock({
    request: async (name: string, _options: unknown, grant: (lock: null) => unknown) => {
      names.push(name)
      return grant(null)
    },
  } as LockManager)
  const { steps, deps } = scene({ lock })
  t.same(await payWithCard(deps, payment), { kind: 'elsewhere' })
  t.same(steps, ['check'])
  t.same(names, ['pagamento:pi_1'])
})

t.test('without Web Locks, on plain HTTP, the payment works', async (t) => {
  const { deps } = scene({ lock: createTabLock(undefined) })
  t.same(await payWithCard(deps, payment), accepted)
})

const lost: CardOutcome = { kind: 'failed', failure: { kind: 'unreachable' } }
const settledBefore: CardOutcome = {
  kind: 'failed',
  failure: { kind: 'refused', code: 'payment_intent_unexpected_state' },
}

t.test('after a lost response or an unexpected state, the payment’s state is read', async (t) => {
  for (const outcome of [lost, settledBefore]) {
    for (const [state, result] of [
      ['succeeded', accepted],
      ['processing', { kind: 'accepted', state: 'processing' }],
      ['cancelled', { kind: 'cancelled' }],
      ['open', outcome],
      ['unknown', outcome],
      [new Error('offline'), outcome],
    ] as const) {
      const { steps, deps } = scene({ outcome, state })
      t.same(await payWithCard(deps, payment), result, String(state))
      t.same(steps, ['check', 'billing', 'confirm a@b.it', 'read'])
    }
  }
})

t.test('after a plain refusal the state is not read', async (t) => {
  const refused: CardOutcome = { kind: 'failed', failure: { kind: 'refused', code: 'card_declined' } }
  const { steps, deps } = scene({ outcome: refused, state: 'succeeded' })
  t.same(await payWithCard(deps, payment), refused)
  t.same(steps, ['check', 'billing', 'confirm a@b.it'])
})
