import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

import t from 'tap'

import { callables } from '../../src/upstream/callables.ts'
import { createUpstreamClient } from '../../src/upstream/client.ts'
import { buildUpstream, callOnce, collectLog, shortTable } from './build.ts'

const search = 'getAffiliatesByProfession'
const oneCallPerGroup = { directory: 1, chat: 1, files: 1, payments: 1, bookings: 1, account: 1 }

t.test('UF-01, UF-02: time in the queue counts: a call behind a hanging one is a 504 in time', async (t) => {
  const { fake, client } = await buildUpstream(t, {
    maxConcurrent: oneCallPerGroup,
    // The first call still hangs when the time of the second is over, on a slow machine, too.
    callables: { ...shortTable(300), [search]: { ...callables[search], deadline: 3000 } },
  })
  fake.on(search, 'hang')
  const first = callOnce(client, search)
  const { error, ms } = await callOnce(client, 'getAffiliateByUid')
  t.equal(error?.status, 504)
  t.ok(ms < 550, `${Math.round(ms)} ms`)
  t.equal(fake.journal.length, 1, 'the second call was never sent')
  await client.close({ graceMs: 0 })
  t.ok((await first).error)
})

t.test('LD-01: twice as many calls may wait as may run; the next one fails at once', async (t) => {
  const { fake, client } = await buildUpstream(t, {
    maxConcurrent: oneCallPerGroup,
    callables: shortTable(300),
  })
  fake.on(search, 'hang')
  const waiting = [1, 2, 3].map(() => callOnce(client, search))
  const { error, ms } = await callOnce(client, search)
  t.match(error, { code: 'upstream_unavailable', status: 503, retryAfter: 1 })
  t.ok(ms < 50)
  t.equal(client.circuits().directory, 'closed')
  await Promise.all(waiting)
})

t.test('waiting calls are served in order, one at a time', async (t) => {
  const { fake, client } = await buildUpstream(t, {
    maxConcurrent: oneCallPerGroup,
    callables: shortTable(2_000),
  })
  fake.on(search, 'delay', { delayMs: 20 })
  const order: string[] = []
  await Promise.all(
    ['a', 'b', 'c'].map(async (id) => {
      await callOnce(client, search, id)
      order.push(id)
    }),
  )
  t.same(order, ['a', 'b', 'c'])
  t.same(
    fake.journal.map(({ requestId, connection }) => [requestId, connection]),
    [
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ],
  )
})

t.test('LD-01: hanging chat calls do not delay the directory', async (t) => {
  const { fake, client } = await buildUpstream(t, {
    maxConcurrent: oneCallPerGroup,
    callables: shortTable(300),
  })
  fake.on('chatWithAssistant', 'hang')
  const chats = [1, 2, 3, 4, 5].map(() => callOnce(client, 'chatWithAssistant'))
  t.equal((await callOnce(client, search)).outcome?.kind, 'answer')
  await Promise.all(chats)
})

t.test('UF-05: a thousand error responses with bodies neither close nor slow the connections', async (t) => {
  let now = 0
  const maxConcurrent = { ...oneCallPerGroup, directory: 4 }
  const { fake, client } = await buildUpstream(t, {
    maxConcurrent,
    clock: () => now,
    callables: shortTable(2_000),
  })
  for (let round = 0; round < 125; round++) {
    // More than the circuit's window of 10 s, so that the circuit stays closed.
    now += 20_000
    for (const mode of ['error', 'not_found', 'bad_request', 'too_many'] as const) {
      fake.on(search, mode, { times: 2 })
    }
    await Promise.all(Array.from({ length: 8 }, () => callOnce(client, search)))
  }
  t.equal(fake.journal.length, 1_000)
  t.equal(
    new Set(fake.journal.map(({ connection }) => connection)).size,
    4,
    'all calls used four connections',
  )
  const { outcome, ms } = await callOnce(client, search)
  t.equal(outcome?.kind, 'answer')
  t.ok(ms < 100, `${ms} ms`)
})

t.test('an aborted response releases its permit', async (t) => {
  const { fake, client } = await buildUpstream(t, {
    maxConcurrent: oneCallPerGroup,
    callables: shortTable(500),
  })
  for (const mode of [
    'huge',
    'huge_announced',
    'huge_error',
    'gzip_bomb',
    'head_too_long',
    'partial',
  ] as const) {
    fake.on(search, mode, { times: 1, bytes: 20_000_000 })
    await callOnce(client, search)
    const [entry] = fake.journal.slice(-1)
    await entry?.ended
  }
  for (const mode of ['hang', 'drip'] as const) {
    fake.on(search, mode, { times: 1 })
    await callOnce(client, search)
    const [entry] = fake.journal.slice(-1)
    await entry?.ended
    t.ok(entry?.aborted, `upstream sees the end of ${mode}`)
  }
  t.equal((await callOnce(client, search)).outcome?.kind, 'answer')
})

t.test('UF-01: a call whose connection is never established ends at its deadline', async (t) => {
  // The server accepts the connection but never answers the TLS handshake.
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const url = `https://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const client = createUpstreamClient({
    address: { portalUrl: url, paymentsUrl: url },
    callables: shortTable(300),
    maxConcurrent: oneCallPerGroup,
    log: collectLog().log,
  })
  t.teardown(async () => {
    await client.close({ graceMs: 0 })
    silent.close()
  })
  for (let call = 0; call < 3; call++) {
    const { error, ms } = await callOnce(client, search)
    t.equal(error?.status, 504)
    t.ok(ms < 550, `${Math.round(ms)} ms`)
  }
})

t.test('closing lets calls in flight finish within the grace time and refuses new calls', async (t) => {
  const { fake, client } = await buildUpstream(t, { callables: shortTable(5_000) })
  fake.on(search, 'delay', { times: 1, delayMs: 100 })
  fake.on(search, 'hang', { times: 1 })
  const finishing = callOnce(client, search)
  const hanging = callOnce(client, search)
  const closed = client.close({ graceMs: 300 })
  t.match((await callOnce(client, search)).error, { status: 503, retryAfter: 5 })
  t.equal((await finishing).outcome?.kind, 'answer')
  await closed
  t.match((await hanging).error, { status: 503, code: 'upstream_unavailable' })
})
