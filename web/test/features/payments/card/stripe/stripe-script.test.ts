import type { Stripe } from '@stripe/stripe-js'
import t from 'tap'

import {
  openStripe,
  scriptDeadlineMs,
} from '../../../../../src/features/payments/card/stripe/stripe-script.ts'

/** A clock that the test controls. */
function stoppedClock() {
  let due: { ms: number; run: () => void } | null = null
  return {
    setTimer: (ms: number, run: () => void) => {
      due = { ms, run }
      return () => {
        due = null
      }
    },
    ms: () => due?.ms ?? null,
    strike: () => due?.run(),
  }
}

const stripe = {} as Stripe

t.test('the library is initialised in Italian with our key, and the timer is cancelled', async (t) => {
  const clock = stoppedClock()
  const asked: unknown[] = []
  const load = async (...args: unknown[]) => {
    asked.push(...args)
    return stripe
  }
  t.equal(await openStripe('pk_test_1', { load, setTimer: clock.setTimer }), stripe)
  t.match(asked, ['pk_test_1', { locale: 'it' }])
  t.equal(clock.ms(), null)
})

t.test('a script that never loads is given up', async (t) => {
  const clock = stoppedClock()
  const opening = openStripe('pk_test_1', {
    load: () => new Promise(() => {}),
    setTimer: clock.setTimer,
  })
  t.equal(clock.ms(), scriptDeadlineMs)
  clock.strike()
  await t.rejects(opening, { name: 'DeadlineError' })
})

t.test('a blocked script is reported at once', async (t) => {
  const clock = stoppedClock()
  const opening = openStripe('pk_test_1', {
    load: () => Promise.reject(new Error('Failed to load Stripe.js')),
    setTimer: clock.setTimer,
  })
  await t.rejects(opening, /Failed to load/)
  t.equal(clock.ms(), null)
})
