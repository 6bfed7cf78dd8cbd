import t from 'tap'

import { createWorkBudget } from '../../../src/services/pictures/work-budget.ts'

function setUp() {
  const time = { now: 0 }
  const budget = createWorkBudget({ burstMs: 1000, refillMs: 100, estimateMs: 50, clock: () => time.now })
  const spend = (ms: number, client = 'a') =>
    budget.run(client, (measure) =>
      measure(async () => {
        time.now += ms
        return ms
      }),
    )
  return { time, budget, spend }
}

t.test('a client may cause its burst, and then a little each second', async (t) => {
  const { time, spend } = setUp()
  t.equal(await spend(1100), 1100)
  await t.rejects(spend(1), { code: 'rate_limited', retryAfter: 1 })
  t.equal(await spend(1, 'b'), 1, 'another client is not touched')
  time.now += 1000
  t.equal(await spend(1), 1)
})

t.test('the debt of an expensive job is waited for', async (t) => {
  const { time, spend } = setUp()
  await spend(2000)
  // 950 ms are missing, and the next job needs 50 ms.
  await t.rejects(spend(1), { code: 'rate_limited', retryAfter: 10 })
  time.now += 10_000
  await spend(1)
})

t.test('jobs at the same time are counted before they end', async (t) => {
  const { budget } = setUp()
  const { promise, resolve } = Promise.withResolvers<void>()
  const started = Array.from({ length: 30 }, () => budget.run('a', () => promise))
  const refused = Promise.allSettled(started)
  resolve()
  const results = await refused
  t.equal(results.filter(({ status }) => status === 'fulfilled').length, 20)
  await budget.run('a', async () => {})
  t.pass('jobs that took no time cost nothing in the end')
})

t.test('a failed job counts too, and its error is passed on', async (t) => {
  const { time, budget } = setUp()
  const fail = () =>
    budget.run('a', (measure) =>
      measure(async () => {
        time.now += 1100
        throw new Error('broken')
      }),
    )
  await t.rejects(fail(), { message: 'broken' })
  await t.rejects(fail(), { code: 'rate_limited' })
})

t.test('clients with a full budget are forgotten, the others are not', async (t) => {
  const { spend } = setUp()
  await spend(1300)
  for (let index = 0; index < 6000; index += 1) await spend(0, `client ${index}`)
  await t.rejects(spend(1), { code: 'rate_limited' })
})
