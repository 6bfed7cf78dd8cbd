import { setTimeout as wait } from 'node:timers/promises'

import t, { type Test } from 'tap'
import { Agent, request } from 'undici'

import { seededFolder } from '../embedded/test/data-folder.ts'
import { buildApp } from '../src/app.ts'
import { loadConfig, withPort } from '../src/config/config.ts'
import { createLogger } from '../src/log/logger.ts'
import { createMetrics } from '../src/plugins/metrics/metrics.ts'
import { rateLimits } from '../src/plugins/rate-limit/rate-limit.ts'
import { createServices } from '../src/services.ts'
import { connectRedis } from '../src/stores/redis/connection.ts'
import { billingData } from './routes/api/payments-server.ts'
import { startServer } from './support/process.ts'
import { type RedisStandIn, startRedisStandIn } from './support/redis/redis-stand-in.ts'
import { longAnswerMs, until } from './support/redis/replicas.ts'
import { startUpstreamFake, type UpstreamFake } from './upstream-fake.ts'

const limits = { ...rateLimits, unknown: 6 }

/** A whole BFF on a Redis and an upstream that others use too. */
async function startBff(t: Test, { url }: RedisStandIn, upstream: UpstreamFake, answerMs = longAnswerMs) {
  const log: string[] = []
  const logger = createLogger('info', { write: (line: string) => void log.push(line) })
  // Believing loopback lets a test come from many addresses.
  const config = withPort(loadConfig({ TRUST_PROXY: '127.0.0.1' }), 3000)
  const redis = connectRedis({ url, log: logger, clock: Date.now, answerMs })
  const services = createServices({
    config: { ...config, trialProductId: 'prod_trial' },
    upstream: upstream.address,
    embeddedPictures: null,
    log: logger,
    redis,
  })
  const metrics = createMetrics()
  metrics.watchRedis(redis)
  const app = await buildApp({ config, services, logger, limits, metrics, sleep: () => wait(5) })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const client = new Agent({ connections: 20 })
  t.teardown(async () => {
    await client.destroy()
    await app.close()
    await services.close()
    redis.close()
  })

  async function send(path: string, from: string, headers: object = {}, body?: unknown) {
    const reply = await request(origin + path, {
      dispatcher: client,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-forwarded-for': from,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: reply.statusCode, headers: reply.headers, text: await reply.body.text() }
  }

  await until(() => redis.state === 'up')
  return { redis, log, metrics, send }
}

type Bff = Awaited<ReturnType<typeof startBff>>

async function startBoth(t: Test) {
  const standIn = await startRedisStandIn(t)
  const upstream = await startUpstreamFake(t)
  const [here, there] = [await startBff(t, standIn, upstream), await startBff(t, standIn, upstream)]
  return { standIn, upstream, here, there }
}

async function stop(standIn: RedisStandIn, ...bffs: readonly Bff[]): Promise<void> {
  await standIn.stop()
  await until(() => bffs.every(({ redis }) => redis.state === 'down'))
}

async function startAgain(standIn: RedisStandIn, ...bffs: readonly Bff[]): Promise<void> {
  await standIn.start()
  await until(() => bffs.every(({ redis }) => redis.state === 'up'))
}

/** The statuses of so many requests to a path that nobody has, from one address, to each of the replicas in turn. */
async function guess(bffs: readonly Bff[], count: number, from: (i: number) => string): Promise<number[]> {
  const all: number[] = []
  for (let i = 0; i < count; i += 1) {
    const bff = bffs[i % bffs.length]
    if (bff) all.push((await bff.send('/api/nothing', from(i))).status)
  }
  return all
}

const allowed = Array<number>(6).fill(404)

t.test('LD-09, LD-11: two replicas allow together what one would; without Redis each does', async (t) => {
  const { standIn, here, there } = await startBoth(t)
  t.same(await guess([here, there], 8, () => '203.0.113.1'), [...allowed, 429, 429])
  t.same(await guess([here, there], 7, (i) => `2001:db8:1:2::${i}`), [...allowed, 429], 'one /64')
  const { headers } = await there.send('/api/nothing', '203.0.113.1')
  t.match(headers, { 'ratelimit-limit': '6', 'ratelimit-remaining': '0' })
  t.ok(Number(headers['retry-after']) > 0 && Number(headers['retry-after']) <= 60)
  t.equal((await here.send('/api/config', '203.0.113.1')).status, 200, 'another group is not touched')

  await stop(standIn, here, there)
  for (const bff of [here, there]) {
    t.same(await guess([bff], 7, () => '203.0.113.2'), [...allowed, 429], 'the local limit, not none')
    t.match(JSON.parse((await bff.send('/readyz', '::1')).text), {
      status: 'ready',
      dependencies: { redis: { status: 'down' } },
    })
    const text = await bff.metrics.registry.metrics()
    t.match(text, /^redis_up 0$/m)
    t.match(text, /^redis_fallbacks_total [1-9]\d*$/m)
    t.equal(bff.log.filter((line) => line.includes('Redis unavailable')).length, 1)
  }

  await startAgain(standIn, here, there)
  t.same(await guess([here, there], 7, () => '203.0.113.3'), [...allowed, 429], 'one limit again')
  t.match(JSON.parse((await here.send('/readyz', '::1')).text), { dependencies: { redis: { status: 'up' } } })
  t.match(await here.metrics.registry.metrics(), /^redis_up 1$/m)
})

t.test(
  'ID-01: a request that comes to two replicas is carried out once, also when Redis goes meanwhile',
  async (t) => {
    const { standIn, upstream, here, there } = await startBoth(t)
    let visitors = 0
    const send = (bff: Bff, key: string, body: unknown = billingData) =>
      bff.send('/api/payments/billing-data', `10.0.0.${(visitors += 1)}`, { 'idempotency-key': key }, body)
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) => send(i % 2 ? here : there, 'key-1')),
    )
    t.same(
      replies.map(({ status }) => status),
      Array(8).fill(204),
    )
    t.equal(upstream.journal.length, 1)
    t.equal((await send(there, 'key-1', { ...billingData, vat: '01234567897' })).status, 422)

    upstream.on('*', 'delay', { delayMs: 150, times: 1 })
    const first = send(here, 'key-2')
    await until(() => upstream.journal.length === 2)
    await stop(standIn, here, there)
    t.equal((await first).status, 204)
    await startAgain(standIn, here, there)
    t.equal((await send(there, 'key-2')).status, 204)
    t.equal(upstream.journal.length, 2, 'the other replica learnt of it')
    for (const ms of standIn.keySpace.keys().values()) t.type(ms, 'number', 'it is forgotten one day')
  },
)

const ask = (bff: Bff, cookie: string) =>
  bff.send('/api/payments/intents', '203.0.113.1', cookie ? { cookie } : {}, { purpose: 'trial' })

t.test('ID-05: a visitor has one payment intent on all replicas, and it is in no log', async (t) => {
  const { standIn, upstream, here, there } = await startBoth(t)
  const first = await ask(here, '')
  const cookie = String(first.headers['set-cookie']).split(';', 1)[0] ?? ''
  const again = await ask(there, cookie)
  t.equal(first.headers['x-cache'], 'miss')
  t.equal(again.headers['x-cache'], 'hit')
  t.equal(again.text, first.text)
  t.equal(upstream.journal.length, 1)
  await stop(standIn, here, there)
  t.equal((await ask(there, cookie)).status, 200, 'without Redis a new one is made')
  t.equal(upstream.journal.length, 2)
  const { clientSecret } = JSON.parse(first.text) as { clientSecret: string }
  const lines = [...here.log, ...there.log].join('\n')
  t.notMatch(lines, clientSecret)
  t.notMatch(lines, cookie.split('=')[1] ?? 'none')
})

t.test(
  'ID-06: an intent that one replica issued is foreign to other visitors on every replica',
  async (t) => {
    const { standIn, here, there } = await startBoth(t)
    const issued = await ask(here, '')
    const cookie = String(issued.headers['set-cookie']).split(';', 1)[0] ?? ''
    const { paymentIntentId } = JSON.parse(issued.text) as { paymentIntentId: string }
    const send = (bff: Bff, headers: object) =>
      bff.send('/api/payments/billing-data', '203.0.113.2', headers, { ...billingData, paymentIntentId })
    const refused = await send(there, {})
    t.equal(refused.status, 403)
    t.match(refused.text, 'payment_intent_foreign')
    t.equal((await send(there, { cookie })).status, 204)
    for (const ms of standIn.keySpace.keys().values()) t.type(ms, 'number', 'it is forgotten one day')
  },
)

/** The usual time, in ms, of so many requests that come eight at a time, each from somebody else. */
async function median({ send }: Bff, count: number, atMiddle: () => void = () => {}): Promise<number> {
  const times: number[] = []
  let begun = 0
  async function visit(): Promise<void> {
    while (begun < count) {
      begun += 1
      if (begun === count / 2) atMiddle()
      const from = `10.${begun >> 8}.${begun & 255}.1`
      const before = performance.now()
      const { status } = await send('/api/config', from)
      times.push(performance.now() - before)
      if (status !== 200) throw new Error(`status ${status}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, visit))
  return times.toSorted((a, b) => a - b)[count >> 1] ?? Infinity
}

// How long one of them waits is a matter of stores/redis/outage.test.ts; the slowest are this machine's own.
for (const fault of ['stop', 'hang'] as const) {
  t.test(`LD-09: of those who come while Redis goes ('${fault}') few wait for it, each once`, async (t) => {
    const standIn = await startRedisStandIn(t)
    const bff = await startBff(t, standIn, await startUpstreamFake(t), 15)
    await median(bff, 400)
    const before = await median(bff, 400)
    await until(() => bff.redis.state === 'up')
    let asked = 0
    const after = await median(bff, 400, () => {
      asked = standIn.received.length
      if (fault === 'hang') standIn.fail('hang')
      else void standIn.stop()
    })
    t.equal(bff.redis.state, 'down')
    t.ok(after < before + 20, `${before.toFixed(1)} ms before, ${after.toFixed(1)} ms with the outage`)
    const late = standIn.received.slice(asked).filter(([name]) => name === 'incr')
    t.ok(late.length <= 8, 'only those who were there when it happened asked it at all')
    const start = performance.now()
    if (fault === 'hang') standIn.heal()
    else await standIn.start()
    await until(() => bff.redis.state === 'up')
    t.ok(performance.now() - start < 8000, 'it is taken up again by itself')
  })
}

t.test('the process connects by REDIS_URL, tells nobody of it, and stops', async (t) => {
  const standIn = await startRedisStandIn(t, { password: 'canary-password' })
  const { port } = new URL(standIn.url)
  const { child, exited, address, stdout, stderr } = startServer(t, {
    PORT: '0',
    DATA_DIR: seededFolder(t),
    REDIS_URL: `redis://:canary-password@127.0.0.1:${port}/1`,
  })
  const url = await address
  t.match(await (await fetch(`${url}/readyz`)).json(), {
    dependencies: { redis: { status: /^(?:up|down)$/ } },
  })
  // This machine may be too busy for the product's own patience at first.
  let left: string | null = null
  while (!standIn.keySpace.keys().has('mestieri:count:reads 127.0.0.1')) {
    left = (await fetch(`${url}/api/config`)).headers.get('ratelimit-remaining')
  }
  t.ok(Number(left) > 0, 'the limits are counted there')
  child.kill('SIGINT')
  t.equal(await exited, 0)
  t.notMatch([...stdout, ...stderr].join('\n'), /canary/)
})
