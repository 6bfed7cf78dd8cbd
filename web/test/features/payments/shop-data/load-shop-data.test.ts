import type { Intent } from '@mestieri/shared/contracts/payments.ts'
import t from 'tap'

import { intentRequest } from '../../../../src/features/payments/api.ts'
import { loadShopData } from '../../../../src/features/payments/shop-data/load-shop-data.ts'

const intent: Intent = { amount: 29_280, currency: 'eur', clientSecret: 's', paymentIntentId: 'pi_1' }

/** Dependencies whose requests give the answers in order; an Error is thrown. */
function asked(...answers: readonly (Intent | Error)[]) {
  const state = { times: 0, renewed: [] as boolean[], pauses: [] as number[], wanted: true }
  return {
    state,
    deps: {
      renewing: false,
      paidPaymentIntentId: null as string | null,
      request: async (renew: boolean) => {
        const answer = answers[state.times]
        state.times += 1
        state.renewed.push(renew)
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often')
        return answer
      },
      sleep: async (ms: number) => void state.pauses.push(ms),
      wanted: () => state.wanted,
    },
  }
}

t.test('a successful request is not repeated', async (t) => {
  const { state, deps } = asked(intent)
  t.equal(await loadShopData(deps), intent)
  t.same(state, { times: 1, renewed: [false], pauses: [], wanted: true })
})

t.test('for an intent that this tab has paid, a new one is requested', async (t) => {
  const next: Intent = { ...intent, paymentIntentId: 'pi_2' }
  const again = asked(intent, next)
  t.equal(await loadShopData({ ...again.deps, paidPaymentIntentId: 'pi_1' }), next)
  t.same(again.state.renewed, [false, true])
  const other = asked(next)
  t.equal(await loadShopData({ ...other.deps, paidPaymentIntentId: 'pi_1', renewing: true }), next)
  t.same(other.state.renewed, [true])
})

t.test('one failure is retried after a delay; two failures give null', async (t) => {
  const back = asked(new Error('first'), intent)
  t.equal(await loadShopData(back.deps), intent)
  t.same(back.state.pauses, [1_000])
  const gone = asked(new Error('first'), new Error('second'), intent)
  t.equal(await loadShopData(gone.deps), null)
  t.equal(gone.state.times, 2)
})

t.test('there is no retry after the visitor left the page', async (t) => {
  const { state, deps } = asked(new Error('first'), intent)
  const left = {
    ...deps,
    sleep: async () => {
      state.wanted = false
    },
  }
  t.equal(await loadShopData(left), null)
  t.equal(state.times, 1)
})

t.test('the request names the purpose, the professional and whether to renew the intent', async (t) => {
  t.same(intentRequest('trial', null, false), { purpose: 'trial' })
  t.same(intentRequest('settlement', 'uid-1', true), { purpose: 'settlement', uid: 'uid-1', renew: true })
})
