import t from 'tap'

import { type CallableName, callables } from '../../src/upstream/callables.ts'
import { createUpstreamClient } from '../../src/upstream/client.ts'
import { buildUpstream, callableNames, callOnce, collectLog, shortTable } from './build.ts'
import type { Mode } from './fake/modes.ts'

const billingByEmail = 'addCommercialDataByEmail'
/** Every request that hangs waits for its deadline. A much shorter one would pass on a busy machine before it arrives. */
const tableFor = (mode: Mode) => shortTable(mode === 'hang' ? 500 : 2_000)
const readers: readonly CallableName[] = callableNames.filter(
  (name) => callables[name].retry === 'unanswered',
)

t.test('a read is retried once if the connection broke before a response began', async (t) => {
  for (const mode of ['reset', 'close'] as const) {
    const { fake, client } = await buildUpstream(t)
    fake.on('*', mode)
    for (const name of readers) {
      await callOnce(client, name)
      t.equal(fake.calls(name).length, 2, `${name} after ${mode}`)
    }
  }
})

t.test('a read succeeds if its second attempt is answered', async (t) => {
  const { fake, client } = await buildUpstream(t)
  for (const name of readers) {
    fake.on(name, 'reset', { times: 1 })
    const { outcome } = await callOnce(client, name)
    t.equal(outcome?.kind, 'answer', name)
  }
})

t.test('a read is not retried after any other fault', async (t) => {
  const others: readonly Mode[] = [
    'hang',
    'partial',
    'html',
    'error',
    'unavailable',
    'too_many',
    'redirect',
    'huge',
  ]
  for (const mode of others) {
    const { fake, client } = await buildUpstream(t, { callables: tableFor(mode) })
    fake.on('*', mode)
    await Promise.all(readers.map((name) => callOnce(client, name)))
    t.equal(fake.journal.length, readers.length, mode)
  }
})

t.test('UF-10: calls without a retry rule are never sent twice', async (t) => {
  const once = callableNames.filter((name) => callables[name].retry === 'none')
  for (const mode of ['reset', 'commit_reset', 'hang', 'error', 'too_many'] as const) {
    const { fake, client } = await buildUpstream(t, { callables: tableFor(mode) })
    fake.on('*', mode)
    await Promise.all(once.map((name) => callOnce(client, name)))
    for (const name of once) t.equal(fake.calls(name).length, 1, `${name} after ${mode}`)
  }
})

t.test('UF-10: after a transient fault billing data by email is sent again, after 1 s and 2 s', async (t) => {
  const statusOf = { reset: 502, partial: 502, hang: 504, too_many: 503, error: 502, unavailable: 502 }
  const cases = Object.entries(statusOf).flatMap(([mode, status]) => [
    { mode, status, random: 0, waits: [1_000, 2_000] },
    { mode, status, random: 0.5, waits: [1_050, 2_100] },
  ])
  await Promise.all(
    cases.map(async ({ mode, status, random, waits }) => {
      const slept: number[] = []
      const { fake, client } = await buildUpstream(t, {
        callables: tableFor(mode as Mode),
        random: () => random,
        sleep: async (ms) => void slept.push(ms),
      })
      fake.on(billingByEmail, mode as Mode)
      const { error } = await callOnce(client, billingByEmail)
      t.equal(error?.status, status, `${mode}: the status of the last attempt`)
      t.same(slept, waits, `${mode}: waits`)
      const [first, ...rest] = fake.calls(billingByEmail)
      t.equal(rest.length, 2, `${mode}: attempts`)
      for (const entry of rest) t.same(entry.body, first?.body, `${mode}: the same data`)
    }),
  )
})

t.test('billing data by email is not sent again after a success', async (t) => {
  const { fake, client } = await buildUpstream(t)
  fake.on(billingByEmail, 'error', { times: 1 })
  fake.on(billingByEmail, 'commit_reset', { times: 1 })
  const { outcome } = await callOnce(client, billingByEmail)
  t.equal(outcome?.kind, 'answer')
  t.equal(fake.calls(billingByEmail).length, 3)
})

t.test('UF-10: billing data by email is not sent again after a permanent fault', async (t) => {
  for (const mode of ['bad_request', 'unauthorised', 'not_found', 'html', 'redirect', 'huge'] as const) {
    const { fake, client } = await buildUpstream(t)
    fake.on(billingByEmail, mode)
    t.equal((await callOnce(client, billingByEmail)).error?.status, 502, mode)
    t.equal(fake.calls(billingByEmail).length, 1, mode)
  }
})

t.test('UF-11: a call is not retried when the retry budget is used up', async (t) => {
  const { fake, client } = await buildUpstream(t, { clock: () => 0 })
  const name = 'getAffiliateByUid'
  const kinds: (string | undefined)[] = []
  for (let round = 0; round < 12; round++) {
    await callOnce(client, name)
    await callOnce(client, name)
    fake.on(name, 'reset', { times: 1 })
    kinds.push((await callOnce(client, name)).outcome?.kind)
    fake.reset()
  }
  t.same(kinds, [...Array.from({ length: 10 }, () => 'answer'), undefined, undefined])
})

t.test('UF-10: with real timers the waits are never shorter than the backoff', async (t) => {
  const { fake } = await buildUpstream(t)
  const client = createUpstreamClient({ address: fake.address, log: collectLog().log })
  t.teardown(() => client.close())
  fake.on(billingByEmail, 'error')
  await callOnce(client, billingByEmail)
  const [first = 0, second = 0, third = 0] = fake.calls(billingByEmail).map(({ at }) => at)
  t.ok(second - first >= 1_000, `${second - first} ms`)
  t.ok(third - second >= 2_000, `${third - second} ms`)
})

t.test('UF-01: all attempts end within the total deadline, even if each of them hangs', async (t) => {
  let now = 0
  const table = shortTable(60)
  const { fake, client } = await buildUpstream(t, {
    callables: { ...table, [billingByEmail]: { ...table[billingByEmail], totalDeadline: 2_500 } },
    clock: () => now,
    sleep: async (ms) => void (now += ms),
    random: () => 0,
  })
  fake.on(billingByEmail, 'hang')
  t.equal((await callOnce(client, billingByEmail)).error?.status, 504)
  t.equal(fake.calls(billingByEmail).length, 2, 'a third attempt would begin 3 s after the first')
})

t.test(
  'UF-11: during an outage the retries of the process stay within a tenth of its calls, or one per second',
  async (t) => {
    let now = 0
    const maxConcurrent = { directory: 8, chat: 8, files: 8, payments: 200, bookings: 8, account: 8 }
    const { fake, client } = await buildUpstream(t, { clock: () => now, maxConcurrent })
    fake.on(billingByEmail, 'error')
    await Promise.all(Array.from({ length: 200 }, () => callOnce(client, billingByEmail)))
    const floor = 10
    t.ok(fake.journal.length >= 200, 'every call is made at least once')
    t.ok(fake.journal.length <= 200 * 1.1 + floor, `${fake.journal.length} calls upstream`)

    now += 60_000
    fake.reset()
    t.equal((await callOnce(client, billingByEmail)).outcome?.kind, 'answer', 'the circuit closes again')
    fake.on(billingByEmail, 'error', { times: 1 })
    t.equal(
      (await callOnce(client, billingByEmail)).outcome?.kind,
      'answer',
      'after a minute without calls a retry is allowed again',
    )
  },
)
