import t from 'tap'

import { activationCredit, commissionOn, maxJobValue } from '../src/commission.ts'

t.test('the activation buys 240 euro of credit', async (t) => {
  t.equal(activationCredit, 24_000)
})

t.test('the commission is 7 % up to 20,000 euro and a flat 1,400 euro above', async (t) => {
  const euro: readonly (readonly [number, number])[] = [
    [0, 0],
    [1000, 70],
    [3428.57, 240],
    [19_999.99, 1400],
    [20_000, 1400],
    [20_000.01, 1400],
    [50_000, 1400],
    [1_000_000, 1400],
  ]
  for (const [value, commission] of euro) {
    t.equal(commissionOn(Math.round(value * 100)).commission, commission * 100, String(value))
  }
  t.equal(commissionOn(7).commission, 0, 'half a cent and less rounds down')
  t.equal(commissionOn(8).commission, 1)
  t.equal(commissionOn(50).commission, 4, 'a commission of 3.5 cents rounds up')
})

t.test('the credit is used up first, and only the rest is invoiced', async (t) => {
  t.same(commissionOn(100_000), {
    commission: 7000,
    creditUsed: 7000,
    creditLeft: 17_000,
    toPay: 0,
    netToYou: 93_000,
  })
  t.same(commissionOn(342_857), {
    commission: 24_000,
    creditUsed: 24_000,
    creditLeft: 0,
    toPay: 0,
    netToYou: 318_857,
  })
  t.same(commissionOn(5_000_000), {
    commission: 140_000,
    creditUsed: 24_000,
    creditLeft: 0,
    toPay: 116_000,
    netToYou: 4_860_000,
  })
  t.match(commissionOn(100_000, 5000), { creditUsed: 5000, creditLeft: 0, toPay: 2000 })
  t.match(commissionOn(100_000, 0), { creditUsed: 0, creditLeft: 0, toPay: 7000 })
})

t.test('only whole cents up to a million euro are accepted', async (t) => {
  t.equal(commissionOn(maxJobValue).commission, 140_000)
  for (const value of [-1, 0.5, maxJobValue + 1, NaN, Infinity]) {
    t.throws(() => commissionOn(value), RangeError, String(value))
    t.throws(() => commissionOn(100, value), RangeError, String(value))
  }
})
