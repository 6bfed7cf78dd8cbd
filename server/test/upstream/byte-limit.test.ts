import t from 'tap'

import { buildUpstream, callOnce, shortTable } from './build.ts'
import { gzipBomb } from './fake/modes.ts'

const megabyte = 1_000_000
const session = '{"clientSecret":"s"}'
const ofLength = (length: number) => session + ' '.repeat(length - session.length)

t.test(
  'UF-03: a response of 200 MB takes less than 30 MB of memory and 1 s, and loses its connection',
  async (t) => {
    const { fake, client } = await buildUpstream(t, { callables: shortTable(5_000) })
    await callOnce(client, 'getAffiliatesByProfession')
    for (const name of [
      'getAffiliatesByProfession',
      'retrieveAssistantMessages',
      'emailUnsubscribe',
    ] as const) {
      fake.on(name, 'huge', { bytes: 200 * megabyte })
      const before = process.memoryUsage().rss
      const { error, ms } = await callOnce(client, name)
      const grown = (process.memoryUsage().rss - before) / megabyte
      t.match(error, { status: 502, code: 'upstream_failed' })
      t.ok(grown < 30, `${name}: ${grown.toFixed(1)} MB`)
      t.ok(ms < 1_000, `${name}: ${Math.round(ms)} ms`)
      const [entry] = fake.journal.slice(-1)
      await entry?.ended
      t.ok(entry?.aborted, 'the upstream sees its connection closed')
    }
  },
)

t.test('UF-04: a gzip bomb is refused unread, with little CPU time and memory', async (t) => {
  const { fake, client } = await buildUpstream(t)
  const bytes = 200 * megabyte
  t.ok(gzipBomb(bytes).length < megabyte, 'the compressed size is below the limit')
  await callOnce(client, 'getAffiliatesByProfession')
  for (const mode of ['gzip_bomb', 'encoded_often'] as const) {
    fake.on('*', mode, { times: 1, bytes })
    const memory = process.memoryUsage().rss
    const processor = process.cpuUsage()
    const { error } = await callOnce(client, 'getAffiliatesByProfession')
    const { user, system } = process.cpuUsage(processor)
    t.match(error, { status: 502, code: 'upstream_failed' })
    t.ok(user + system < 200_000, `${mode}: ${(user + system) / 1000} ms of CPU time`)
    t.ok(process.memoryUsage().rss - memory < 30 * megabyte)
  }
})

t.test('UF-04: every request asks for an unencoded response', async (t) => {
  const { fake, client } = await buildUpstream(t)
  await callOnce(client, 'getAffiliatesByProfession')
  await callOnce(client, 'sessionStatus')
  for (const { headers } of fake.journal) t.equal(headers['accept-encoding'], 'identity')
})

t.test('UF-03: the size limit is exact: 1 MiB passes, one byte more fails', async (t) => {
  const { fake, client } = await buildUpstream(t, { callables: shortTable(5_000) })
  const limit = 1024 * 1024
  fake.on('createCheckoutSession', 'answer', { times: 1, body: ofLength(limit) })
  t.equal((await callOnce(client, 'createCheckoutSession')).outcome?.kind, 'answer')
  fake.on('createCheckoutSession', 'answer', { times: 1, body: ofLength(limit + 1) })
  t.equal((await callOnce(client, 'createCheckoutSession')).error?.status, 502)
})

t.test('a byte order mark before the JSON is ignored', async (t) => {
  const { fake, client } = await buildUpstream(t)
  fake.on('createCheckoutSession', 'answer', { body: '\uFEFF{"clientSecret":"s"}' })
  t.equal((await callOnce(client, 'createCheckoutSession')).outcome?.kind, 'answer')
})
