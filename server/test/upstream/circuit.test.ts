import t from 'tap'

import { buildUpstream, callOnce, shortTable } from './build.ts'

const search = 'getAffiliatesByProfession'
const times = (count: number, run: () => Promise<unknown>) => Promise.all(Array.from({ length: count }, run))

t.test('UF-12: ten failures open the circuit for 5 s, and a successful probe closes it', async (t) => {
  let now = 1_000
  const { fake, client } = await buildUpstream(t, { clock: () => now })
  fake.on(search, 'error')
  await times(10, () => callOnce(client, search))
  t.equal(client.circuits().directory, 'open')
  fake.journal.length = 0

  const refused = await callOnce(client, search)
  t.match(refused.error, { code: 'upstream_unavailable', status: 503, retryAfter: 5 })
  now += 4_500
  t.match(await callOnce(client, search), { error: { status: 503, retryAfter: 1 } })
  t.same(fake.journal, [], 'an open circuit sends nothing')

  now += 500
  t.equal(client.circuits().directory, 'half-open')
  const probes = await Promise.all([
    callOnce(client, search),
    callOnce(client, search),
    callOnce(client, search),
  ])
  t.same(
    probes.map(({ error }) => error?.status),
    [502, 503, 503],
    'only one probe is permitted',
  )
  t.equal(fake.journal.length, 1)
  t.equal(client.circuits().directory, 'open', 'a failed probe opens the circuit again')

  now += 5_000
  fake.reset()
  t.equal((await callOnce(client, search)).outcome?.kind, 'answer')
  t.equal(client.circuits().directory, 'closed')
  const healed = await times(20, () => callOnce(client, search))
  t.equal(healed.length, fake.journal.length - 1, 'all calls are served again')
})

t.test('UF-12: an open circuit refuses a call in less than 50 ms while the upstream hangs', async (t) => {
  const { fake, client } = await buildUpstream(t, { callables: shortTable(100) })
  fake.on(search, 'hang')
  await times(20, () => callOnce(client, search))
  const sent = fake.journal.length
  const results = []
  for (let call = 0; call < 100; call++) results.push(await callOnce(client, search))
  const slowest = results.map(({ ms }) => ms).toSorted((a, b) => a - b)[98] ?? Infinity
  t.ok(slowest < 50, `p99 ${slowest.toFixed(1)} ms`)
  t.equal(fake.journal.length, sent)
})

t.test('fewer than ten calls, or fewer than half of them failed, leave the circuit closed', async (t) => {
  const { fake, client } = await buildUpstream(t)
  fake.on(search, 'error', { times: 9 })
  await times(9, () => callOnce(client, search))
  t.equal(client.circuits().directory, 'closed', 'nine of nine calls failed')

  const other = 'chatWithAssistant'
  await times(11, () => callOnce(client, other))
  fake.on(other, 'error', { times: 11 })
  await times(10, () => callOnce(client, other))
  t.equal(client.circuits().chat, 'closed', 'ten of twenty-one calls failed')
  await callOnce(client, other)
  t.equal(client.circuits().chat, 'open', 'eleven of twenty-two calls failed')
})

t.test('failures more than 10 s apart do not add up', async (t) => {
  let now = 0
  const { fake, client } = await buildUpstream(t, { clock: () => now })
  fake.on(search, 'error')
  await times(9, () => callOnce(client, search))
  now += 10_001
  await times(9, () => callOnce(client, search))
  t.equal(client.circuits().directory, 'closed')
})

t.test('UF-13: 404s, rejections and wrong shapes of single records never open the circuit', async (t) => {
  for (const mode of ['not_found', 'bad_request', 'wrong_shape'] as const) {
    const { fake, client } = await buildUpstream(t)
    fake.on('*', mode)
    for (let round = 0; round < 20; round++)
      await times(25, () => callOnce(client, 'getAffiliateShopDataByUrl'))
    t.equal(client.circuits().directory, 'closed', mode)
    t.equal(fake.journal.length, 500, mode)
  }
})

t.test('a 401 or a wrong shape opens the circuit if the call is not about one record', async (t) => {
  for (const mode of ['unauthorised', 'wrong_shape', 'bad_request'] as const) {
    const { fake, client } = await buildUpstream(t)
    fake.on('*', mode)
    await times(10, () => callOnce(client, search))
    await times(10, () => callOnce(client, 'sessionStatus'))
    const { directory, payments } = client.circuits()
    t.equal(directory, mode === 'bad_request' ? 'closed' : 'open', mode)
    t.equal(payments, 'closed', `${mode}: a session is one record`)
  }
})

t.test('the open circuit of one group does not affect other groups', async (t) => {
  const { fake, client } = await buildUpstream(t)
  fake.on('chatWithAssistant', 'error')
  await times(10, () => callOnce(client, 'chatWithAssistant'))
  t.same(client.circuits(), {
    directory: 'closed',
    chat: 'open',
    files: 'closed',
    payments: 'closed',
    bookings: 'closed',
    account: 'closed',
  })
  t.equal((await callOnce(client, search)).outcome?.kind, 'answer')
})

t.test('another probe is permitted if a probe hangs for longer than 5 s', async (t) => {
  let now = 0
  const { fake, client } = await buildUpstream(t, { clock: () => now, callables: shortTable(1_000) })
  fake.on('chatWithAssistant', 'error', { times: 10 })
  await times(10, () => callOnce(client, 'chatWithAssistant'))
  now += 5_000
  fake.on('chatWithAssistant', 'hang', { times: 1 })
  const hanging = callOnce(client, 'chatWithAssistant')
  t.equal((await callOnce(client, 'chatWithAssistant')).error?.status, 503)
  now += 5_000
  t.equal((await callOnce(client, 'chatWithAssistant')).outcome?.kind, 'answer')
  t.equal((await hanging).error?.status, 504)
  t.equal(client.circuits().chat, 'closed', 'the late failure of the first probe does not count')
})

t.test('calls succeed again within 6 s after a killed upstream returns', async (t) => {
  let now = 0
  const { fake, client } = await buildUpstream(t, { clock: () => now })
  await fake.stop()
  await times(40, () => callOnce(client, search))
  t.equal(client.circuits().directory, 'open')
  await fake.start()
  now += 6_000
  t.equal((await callOnce(client, search)).outcome?.kind, 'answer')
})
