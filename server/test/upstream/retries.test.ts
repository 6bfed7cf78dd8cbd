import t from 'tap'

import { type CallableName, callables } from '../../src/upstream/callables.ts'
import { createUpstreamClient } from '../../src/upstream/client.ts'
import { buildUpstream, callableNames, callOnce, collectLog, shortTable } from './build.ts'
import type { Mode } from './fake/modes.ts'

const patient = 'addCommercialDataByEmail'
const tableFor = (mode: Mode) => shortTable(mode === 'hang' ? 60 : 2_000)
const readers: readonly CallableName[] = callableNames.filter(
  (name) => callables[name].retry === 'unanswered',
)

t.test('a read is asked once more where the connection broke before an answer began', async (t) => {
  for (const mode of ['reset', 'close'] as const) {
    const { fake, client } = await buildUpstream(t)
    fake.on('*', mode)
    for (const name of readers) {
      await callOnce(client, name)
      t.equal(fake.calls(name).length, 2, `${name} after ${mode}`)
    }
  }
})

t.test('a read whose second try is answered is a success', async (t) => {
  const { fake, client } = await buildUpstream(t)
  for (const name of readers) {
    fake.on(name, 'reset', { times: 1 })
    const { outcome } = await callOnce(client, name)
    t.equal(outcome?.kind, 'answer', name)
  }
})

t.test('a read is not asked again after any other fault', async (t) => {
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

t.test('nothing else is ever sent twice, the billing data by email aside', async (t) => {
  const once = callableNames.filter((name) => callables[name].retry === 'none')
  for (const mode of ['reset', 'commit_reset', 'hang', 'error', 'too_many'] as const) {
    const { fake, client } = await buildUpstream(t, { callables: tableFor(mode) })
    fake.on('*', mode)
    await Promise.all(once.map((name) => callOnce(client, name)))
    for (const name of once) t.equal(fake.calls(name).length, 1, `${name} after ${mode}`)
  }
})

t.test(
  'billing data by email is sent three times in all, 1 s and then 2 s after a fault that may pass',
  async (t) => {
    const statusOf = { reset: 502, partial: 502, hang: 504, too_many: 503, error: 502, unavailable: 502 }
    for (const [mode, status] of Object.entries(statusOf)) {
      for (const [random, waits] of [
        [0, [1_000, 2_000]],
        [0.5, [1_050, 2_100]],
      ] as const) {
        const slept: number[] = []
        const { fake, client } = await buildUpstream(t, {
          callables: tableFor(mode as Mode),
          random: () => random,
          sleep: async (ms) => void slept.push(ms),
        })
        fake.on(patient, mode as Mode)
        const { error } = await callOnce(client, patient)
        t.equal(error?.status, status, `${mode}: the status of the last try`)
        t.same(slept, waits, `${mode}: waits`)
        const [first, ...rest] = fake.calls(patient)
        t.equal(rest.length, 2, `${mode}: tries`)
        for (const entry of rest) t.same(entry.body, first?.body, `${mode}: the same data`)
      }
    }
  },
)

t.test('billing data by email stops at the first success', async (t) => {
  const { fake, client } = await buildUpstream(t)
  fake.on(patient, 'error', { times: 1 })
  fake.on(patient, 'commit_reset', { times: 1 })
  const { outcome } = await callOnce(client, patient)
  t.equal(outcome?.kind, 'answer')
  t.equal(fake.calls(patient).length, 3)
})

t.test('billing data by email is not sent again after a fault that will not pass', async (t) => {
  for (const mode of ['bad_request', 'unauthorised', 'not_found', 'html', 'redirect', 'huge'] as const) {
    const { fake, client } = await buildUpstream(t)
    fake.on(patient, mode)
    t.equal((await callOnce(client, patient)).error?.status, 502, mode)
    t.equal(fake.calls(patient).length, 1, mode)
  }
})

t.test('without a budget left a fault is final at once', async (t) => {
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

t.test('on the real clock the waits are never shorter than promised', async (t) => {
  const { fake } = await buildUpstream(t)
  const client = createUpstreamClient({ address: fake.address, log: collectLog().log })
  t.teardown(() => client.close())
  fake.on(patient, 'error')
  await callOnce(client, patient)
  const [first = 0, second = 0, third = 0] = fake.calls(patient).map(({ at }) => at)
  t.ok(second - first >= 1_000, `${second - first} ms`)
  t.ok(third - second >= 2_000, `${third - second} ms`)
})

t.test('all tries end within the total deadline, even where every one of them hangs', async (t) => {
  let now = 0
  const table = shortTable(60)
  const { fake, client } = await buildUpstream(t, {
    callables: { ...table, [patient]: { ...table[patient], totalDeadline: 2_500 } },
    clock: () => now,
    sleep: async (ms) => void (now += ms),
    random: () => 0,
  })
  fake.on(patient, 'hang')
  t.equal((await callOnce(client, patient)).error?.status, 504)
  t.equal(fake.calls(patient).length, 2, 'a third try would begin 3 s after the first')
})

t.test(
  'during an outage the retries of the whole process stay a tenth of its calls, at least one a second',
  async (t) => {
    let now = 0
    const places = { directory: 8, chat: 8, files: 8, payments: 200, bookings: 8, account: 8 }
    const { fake, client } = await buildUpstream(t, { clock: () => now, places })
    fake.on(patient, 'error')
    await Promise.all(Array.from({ length: 200 }, () => callOnce(client, patient)))
    const floor = 10
    t.ok(fake.journal.length >= 200, 'every call is made once')
    t.ok(fake.journal.length <= 200 * 1.1 + floor, `${fake.journal.length} calls upstream`)

    now += 60_000
    fake.reset()
    t.equal((await callOnce(client, patient)).outcome?.kind, 'answer', 'the circuit heals')
    fake.on(patient, 'error', { times: 1 })
    t.equal(
      (await callOnce(client, patient)).outcome?.kind,
      'answer',
      'a quiet minute later a retry is allowed again',
    )
  },
)
