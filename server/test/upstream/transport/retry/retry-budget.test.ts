import t from 'tap'

import { createRetryBudget } from '../../../../src/upstream/transport/retry/retry-budget.ts'

const taken = (take: () => boolean) => {
  let count = 0
  while (count < 1_000 && take()) count++
  return count
}

t.test('a process with few calls may make ten retries in ten seconds', async (t) => {
  let now = 0
  const budget = createRetryBudget({ clock: () => now })
  t.equal(
    taken(() => budget.takeRetry()),
    10,
  )
  now = 5_000
  t.equal(
    taken(() => budget.takeRetry()),
    0,
  )
  now = 10_000
  t.equal(
    taken(() => budget.takeRetry()),
    10,
  )
})

t.test('a process with many calls may retry a tenth of them', async (t) => {
  let now = 0
  const budget = createRetryBudget({ clock: () => now })
  for (let call = 0; call < 500; call++) budget.countCall()
  t.equal(
    taken(() => budget.takeRetry()),
    50,
  )
  now = 20_000
  t.equal(
    taken(() => budget.takeRetry()),
    10,
  )
})

t.test('UF-11: in an outage of one minute the retries stay within the budget', async (t) => {
  let now = 0
  const budget = createRetryBudget({ clock: () => now })
  let retries = 0
  for (now = 0; now < 60_000; now += 100) {
    budget.countCall()
    if (budget.takeRetry()) retries++
  }
  t.ok(retries <= 600 * 0.1 + 10, `${retries} retries of 600 calls`)
})
