import type { FastifyInstance } from 'fastify'
import t from 'tap'

import { rateLimits } from '../../../src/plugins/rate-limit/rate-limit.ts'
import { build, type BuiltApp } from '../../support/build.ts'

function routes(app: FastifyInstance) {
  const config = { rateLimitGroup: 'billing' } as const
  app.get('/api/first', { config }, async () => 'ok')
  app.get('/api/second', { config }, async () => 'ok')
  app.get('/page', async () => 'ok')
}

/** A stopped clock of the rate limit windows, and the function that advances it. */
function stopClock() {
  let now = 1_000_000
  return { monotonic: () => now, advance: (ms: number) => void (now += ms) }
}

async function statuses(
  { fetch }: BuiltApp,
  count: number,
  path: string,
  init?: RequestInit,
): Promise<number[]> {
  const all: number[] = []
  for (let i = 0; i < count; i += 1) all.push((await fetch(path, init)).status)
  return all
}

t.test(
  'LD-10: the request after the last allowed one is refused until the window ends, without a ban',
  async (t) => {
    const { monotonic, advance } = stopClock()
    const built = await build(t, { routes, monotonic })
    t.same(await statuses(built, 10, '/api/first'), Array(10).fill(200))
    advance(20_500)
    const refused = await built.fetch('/api/first')
    t.equal(refused.status, 429)
    t.match(await refused.json(), { code: 'rate_limited', detail: /^Troppe richieste/ })
    t.equal(refused.headers.get('retry-after'), '40')
    t.equal(refused.headers.get('ratelimit-limit'), '10')
    t.equal(refused.headers.get('ratelimit-remaining'), '0')
    t.equal(refused.headers.get('ratelimit-reset'), '40')
    t.notMatch(JSON.stringify([...refused.headers]), /127\.0\.0/, 'the key is not told')
    t.same(await statuses(built, 40, '/api/first'), Array(40).fill(429), 'a 429 stays a 429')
    advance(39_500)
    const again = await built.fetch('/api/first')
    t.equal(again.status, 200)
    t.equal(again.headers.get('ratelimit-remaining'), '9')
    t.equal(again.headers.get('ratelimit-reset'), '60')
  },
)

t.test('O12: a clock that is set back by a day does not prolong the window of a limit', async (t) => {
  let wall = 1_800_000_000_000
  t.intercept(Date, 'now', { value: () => wall })
  const { monotonic, advance } = stopClock()
  const built = await build(t, { routes, monotonic })
  t.same(await statuses(built, 10, '/api/first'), Array(10).fill(200))
  wall -= 24 * 60 * 60_000
  const refused = await built.fetch('/api/first')
  t.equal(refused.status, 429)
  t.equal(refused.headers.get('retry-after'), '60')
  advance(60_000)
  t.equal((await built.fetch('/api/first')).status, 200)
})

t.test('LD-07: the routes of a group, with GET and HEAD, share one budget', async (t) => {
  const built = await build(t, { routes })
  await statuses(built, 4, '/api/first')
  await statuses(built, 3, '/api/second')
  await statuses(built, 3, '/api/first', { method: 'HEAD' })
  t.same(await statuses(built, 1, '/api/first'), [429])
  t.same(await statuses(built, 1, '/api/second'), [429])
  t.same(await statuses(built, 1, '/api/second', { method: 'HEAD' }), [429])
  t.same(await statuses(built, 1, '/api/config'), [200], 'another group is not touched')
})

t.test('LD-08: reads share 300 a minute', async (t) => {
  const built = await build(t)
  const got = await Promise.all(
    Array.from({ length: 301 }, (_, i) => built.fetch(i % 2 ? '/api/config' : '/api/openapi.json')),
  )
  t.equal(got.filter(({ status }) => status === 429).length, 1)
})

t.test('LD-07: unknown paths are limited for every method; pages and health checks are not', async (t) => {
  const built = await build(t, { routes })
  await statuses(built, 20, '/api/nothing')
  await statuses(built, 20, '/niente', { method: 'HEAD' })
  await statuses(built, 20, '/api/config', { method: 'OPTIONS' })
  t.same(await statuses(built, 1, '/other'), [429])
  t.same(await statuses(built, 1, '/%ff'), [429])
  t.same(await statuses(built, 1, '/api/other', { method: 'POST' }), [429])
  for (const path of ['/page', '/healthz', '/readyz']) {
    const response = await built.fetch(path)
    t.equal(response.status, 200, path)
    t.equal(response.headers.get('ratelimit-limit'), null, path)
  }
})

t.test('LD-05: an X-Forwarded-For that a client invents is ignored', async (t) => {
  const built = await build(t, { routes })
  const all: number[] = []
  for (let i = 0; i < 12; i += 1) {
    all.push((await built.fetch('/api/first', { headers: { 'x-forwarded-for': `198.51.100.${i}` } })).status)
  }
  t.same(all.slice(10), [429, 429])
})

t.test(
  'LD-05: behind a trusted proxy each client has its own budget, and each IPv6 /64 has one',
  async (t) => {
    const built = await build(t, { env: { TRUST_PROXY: '127.0.0.1,10.0.0.0/8' }, routes })
    const from = async (forwarded: string) =>
      (await built.fetch('/api/first', { headers: { 'x-forwarded-for': forwarded } })).status
    for (let i = 0; i < 10; i += 1) await from(`6.6.6.${i}, 203.0.113.9`)
    t.equal(await from('203.0.113.9'), 429, 'what stands left of the last address is not believed')
    t.equal(await from('203.0.113.9, 10.1.2.3'), 429, 'a trusted proxy before the last one is passed over')
    t.equal(await from('10.1.2.3, 203.0.113.9, 11.0.0.1'), 200, 'one that is not trusted is the client')
    t.equal(await from('203.0.113.10'), 200)
    for (let i = 0; i < 10; i += 1) await from(`2001:db8:1:2::${i}`)
    t.equal(await from('2001:db8:1:2:ffff:ffff:ffff:ffff'), 429, 'one /64')
    t.equal(await from('2001:db8:1:3::1'), 200, 'the next /64')
  },
)

t.test(
  'LD-05: URLs that the router refuses are limited too, and logged with the client’s network',
  async (t) => {
    const { fetch, log } = await build(t, { env: { TRUST_PROXY: '127.0.0.1' } })
    const from = async (forwarded: string) =>
      (await fetch('/%ff', { headers: { accept: 'application/json', 'x-forwarded-for': forwarded } })).status
    const all: number[] = []
    for (let i = 0; i < 70; i += 1) all.push(await from(`203.0.${i}.113`))
    t.same(all, Array(70).fill(400))
    const lines = log.map((line) => JSON.parse(line) as { msg: string; address?: string })
    t.same(
      lines.filter(({ msg }) => msg === 'request').map(({ address }) => address),
      Array.from({ length: 70 }, (_, i) => `203.0.${i}.0/24`),
    )
    for (let i = 0; i < 59; i += 1) await from('203.0.0.113')
    t.equal(await from('203.0.0.113'), 429, 'one client has one budget')
    t.equal(await from('6.6.6.6, 203.0.0.113'), 429, 'what stands left of the last address is not believed')
  },
)

t.test('LD-07: a route under /api without a rate limit group is refused at registration', async (t) => {
  await t.rejects(
    build(t, { routes: (app) => void app.get('/api/unlimited', async () => 'ok') }),
    /no rateLimitGroup/,
  )
})

t.test('LD-08: the limits are those of the contract', async (t) => {
  t.match(rateLimits, {
    reads: 300,
    chat: 20,
    pictureUploads: 30,
    payments: 30,
    billing: 10,
    bookings: 10,
    token: 10,
    unsubscribe: 10,
    pages: 300,
    unknown: 60,
  })
})
