/**
 * Two replicas with a real Redis: a rolling restart, and a Redis that is slow, gone and back (security.md, LD-09 and
 * LD-12). Takes a minute.
 */
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { professions } from '@mestieri/shared/catalogue/professions.ts'
import t, { type Test } from 'tap'

import { startServer } from '../support/process.ts'
import { freePort, noRedis, realRedis } from '../support/redis/real-redis.ts'
import { until } from '../support/redis/replicas.ts'
import { startUpstreamFake } from '../upstream-fake.ts'
import { startBalancer } from './balancer.ts'
import { type OpenLoadFigures, sendAtRate } from './open-load.ts'
import { startSlowProxy } from './slow-proxy.ts'

t.setTimeout(0)

const rate = 200

async function setUp(t: Test, redisUrl: string) {
  const upstream = await startUpstreamFake(t)
  const proxy = await startSlowProxy(t, Number(new URL(redisUrl).port))
  const behindProxy = new URL(redisUrl)
  behindProxy.host = `127.0.0.1:${proxy.port}`
  const ports = [await freePort(), await freePort()]
  const start = async (port: number) => {
    const server = startServer(t, {
      PORT: String(port),
      REDIS_URL: behindProxy.href,
      UPSTREAM_PORTAL_URL: upstream.address.portalUrl,
      UPSTREAM_PAYMENTS_URL: upstream.address.paymentsUrl,
      UPSTREAM_UNSUBSCRIBE_TOKEN: 'a-real-one',
      TRIAL_PRODUCT_ID: 'prod_1234',
      TRUST_PROXY: '127.0.0.1',
    })
    await server.address
    return server
  }
  const replicas = new Map(await Promise.all(ports.map(async (port) => [port, await start(port)] as const)))
  const balancer = await startBalancer(t, ports)
  await until(() => ports.every((port) => balancer.isReady(port)))
  const agent = new Agent({ keepAlive: true })
  t.teardown(() => agent.destroy())
  let page = 0
  const next = () => {
    page += 1
    const profession = encodeURIComponent(professions[page % professions.length] ?? '')
    // Every fourth request is a search that no replica has cached.
    return `${balancer.origin}/api/affiliates?profession=${profession}&page=${page % 4 ? 1 : page}`
  }
  const load = (seconds: number) => sendAtRate({ agent, next, rate, seconds, clients: 1000 })
  await load(2)
  return { proxy, replicas, start, balancer, load }
}

/** Resolves with the state of Redis that a replica reports. */
async function redisState(port: number): Promise<string | undefined> {
  const answer = (await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()) as {
    dependencies: { redis?: { status: string } }
  }
  return answer.dependencies.redis?.status
}

const countOf = ({ statuses }: OpenLoadFigures) =>
  Object.values(statuses).reduce((sum, count) => sum + count, 0)

async function restartRolling(t: Test, redisUrl: string): Promise<void> {
  const { replicas, start, balancer, load } = await setUp(t, redisUrl)
  const codes: (number | null)[] = []
  async function restartAll(): Promise<number> {
    await wait(1000)
    const startedAt = performance.now()
    for (const [port, replica] of replicas) {
      replica.child.kill('SIGTERM')
      codes.push(await replica.exited)
      replicas.set(port, await start(port))
      await until(() => balancer.isReady(port))
    }
    return Math.round((performance.now() - startedAt) / 1000)
  }
  const [figures, seconds] = await Promise.all([load(25), restartAll()])
  const { [200]: served = 0 } = figures.statuses
  process.stderr.write(
    `rolling restart of 2 replicas in ${seconds} s at ${rate} requests a second: ${countOf(figures)} requests, ` +
      `${countOf(figures) - served} failed, none repeated; ${JSON.stringify(figures)}\n`,
  )
  t.ok(seconds < 23, 'the load lasts longer than the restart')
  t.same(codes, [0, 0], 'no replica cut off a request')
  t.same(Object.keys(figures.statuses), ['200'])
  t.equal(balancer.sent.size, 2)

  // One after the other: a burst delays the proxy of this process beyond the deadline for Redis, and a replica
  // without Redis counts alone.
  const statuses: number[] = []
  for (let visit = 0; visit < 62; visit += 1) {
    statuses.push((await fetch(`${balancer.origin}/api/none`)).status)
  }
  const refused = statuses.filter((status) => status === 429)
  t.equal(refused.length, 2, 'the new replicas share the 60 requests of a client')
}

async function failRedis(t: Test, redisUrl: string): Promise<void> {
  const { proxy, replicas, load } = await setUp(t, redisUrl)
  const ports = [...replicas.keys()]
  const tell = (what: string, figures: OpenLoadFigures) => {
    process.stderr.write(`Redis ${what}: ${countOf(figures)} requests, ${JSON.stringify(figures)}\n`)
    t.same(Object.keys(figures.statuses), ['200'], what)
  }
  const hasState = async (wanted: string) => {
    const deadline = performance.now() + 60_000
    while ((await Promise.all(ports.map(redisState))).some((state) => state !== wanted)) {
      if (performance.now() > deadline) throw new Error(`Redis is not '${wanted}' after 60 s`)
      await wait(50)
    }
  }
  const calm = await load(5)
  tell('as usual', calm)
  proxy.latencyMs = 200
  const slow = await load(6)
  tell('200 ms slower', slow)
  await hasState('down')
  proxy.latencyMs = 0
  await hasState('up')
  const [gone] = await Promise.all([load(6), wait(1000).then(() => proxy.stop())])
  tell('gone', gone)
  await hasState('down')
  await proxy.start()
  const back = await load(5)
  tell('back', back)
  await hasState('up')
  for (const { p95 } of [slow, gone, back]) t.ok(p95 < Math.max(100, calm.p95 * 2), `${p95} ms`)
  for (const [port, { stdout }] of replicas) {
    const lines = stdout.filter((line) => /Redis (?:unavailable|available|flapping)/.test(line))
    process.stderr.write(`replica ${port} logged ${lines.length} lines about Redis\n`)
    t.ok(lines.length >= 4 && lines.length <= 12, 'each change of state, and no line for each request')
  }
}

const url = await realRedis(t)
if (url === undefined) t.comment(`skipped without a real Redis: ${noRedis}`)
else {
  t.test('LD-12: a rolling restart of two replicas fails no request', (t) => restartRolling(t, url))
  t.test('LD-09: a Redis that is slow, gone and back fails no request', (t) => failRedis(t, url))
}
