/** Hanging chats, slow clients and idle connections (security.md, LD-01, LD-03 and LD-04). Takes a minute. */
import { once } from 'node:events'
import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import { professions } from '@mestieri/shared/catalogue/professions.ts'
import t, { type Test } from 'tap'

import { startServer } from '../support/process.ts'
import { startUpstreamFake } from '../upstream-fake.ts'
import { type OpenLoadFigures, sendAtRate } from './open-load.ts'

t.setTimeout(0)

async function start(t: Test) {
  const upstream = await startUpstreamFake(t)
  const { address } = startServer(t, {
    PORT: '0',
    UPSTREAM_PORTAL_URL: upstream.address.portalUrl,
    UPSTREAM_PAYMENTS_URL: upstream.address.paymentsUrl,
    UPSTREAM_UNSUBSCRIBE_TOKEN: 'a-real-one',
    TRIAL_PRODUCT_ID: 'prod_1234',
    TRUST_PROXY: '127.0.0.1',
  })
  const origin = await address
  const agent = new Agent({ keepAlive: true })
  t.teardown(() => agent.destroy())
  let page = 0
  const next = () =>
    `${origin}/api/affiliates?profession=${encodeURIComponent(professions[0] ?? '')}&page=${(page += 1)}`
  return {
    upstream,
    origin,
    port: Number(new URL(origin).port),
    visit: () => sendAtRate({ agent, next, rate: 50, seconds: 5, clients: 100 }),
  }
}

function tell(what: string, before: OpenLoadFigures, during: OpenLoadFigures, more = ''): void {
  process.stderr.write(
    `${what}: directory p95 ${before.p95} ms before, ${during.p95} ms meanwhile, ` +
      `${JSON.stringify(during.statuses)}${more}\n`,
  )
}

t.test(
  'LD-01: 500 hanging chats do not slow the directory down, and those in the queue are told',
  async (t) => {
    const { upstream, origin, visit } = await start(t)
    upstream.on('chatWithAssistant', 'hang')
    const before = await visit()
    const startedAt = performance.now()
    const told: { status: number; ms: number }[] = []
    const stop = new AbortController()
    const chats = Array.from({ length: 500 }, async (_, index) => {
      const response = await fetch(`${origin}/api/chat/messages`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.0.${index >> 8}.${index & 255}`,
        },
        body: JSON.stringify({ service: 'caldaia', content: 'Perde acqua' }),
        signal: stop.signal,
      })
      told.push({ status: response.status, ms: performance.now() - startedAt })
    })
    // The chats come at once, from the process that measures: their arrival is not what is measured.
    await wait(1500)
    const during = await visit()
    await wait(1500)
    stop.abort()
    await Promise.allSettled(chats)
    const longest = Math.max(...told.map(({ ms }) => ms))
    tell('500 chats', before, during, `; ${told.length} told 503 within ${Math.round(longest)} ms`)
    t.same(Object.keys(during.statuses), ['200'])
    t.ok(during.p95 < Math.max(300, before.p95 * 2))
    t.equal(told.length, 500 - 64, 'all but the ones that upstream has')
    t.ok(told.every(({ status }) => status === 503))
    t.ok(longest < 8000)
  },
)

t.test('LD-03: 450 slow clients are closed in time and do not slow the directory down', async (t) => {
  const { port, visit } = await start(t)
  const before = await visit()
  const head = 'POST /api/chat/messages HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
  const startedAt = performance.now()
  const closed: Promise<number>[] = []
  const sockets: Socket[] = []
  for (let index = 0; index < 450; index += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.resume()
    sockets.push(socket)
    closed.push(once(socket, 'close').then(() => performance.now() - startedAt))
    const [first, drip] = index % 2 ? [`${head}x-slow: `, 'x'] : [`${head}content-length: 5000\r\n\r\n{`, ' ']
    socket.write(first)
    const timer = setInterval(() => socket.writable && socket.write(drip), 300)
    socket.once('close', () => clearInterval(timer))
  }
  t.teardown(() => sockets.forEach((socket) => socket.destroy()))
  const during = await visit()
  const longest = Math.max(...(await Promise.all(closed)))
  tell('450 slow clients', before, during, `; all closed after ${Math.round(longest)} ms`)
  t.same(Object.keys(during.statuses), ['200'])
  t.ok(during.p95 < Math.max(300, before.p95 * 2))
  t.ok(longest < 13_000)
})

t.test('LD-04: 6,000 idle connections keep no health check out', async (t) => {
  const { origin, port, visit } = await start(t)
  const before = await visit()
  const sockets: Socket[] = []
  t.teardown(() => sockets.forEach((socket) => socket.destroy()))
  for (let index = 0; index < 6000; index += 1) {
    sockets.push(connect(port, '127.0.0.1').on('error', () => {}))
    if (index % 100 === 99) await wait(20)
  }
  const during = await visit()
  const open = sockets.filter(({ closed, pending }) => !closed && !pending).length
  tell('6,000 idle connections', before, during, `; ${open} are open`)
  t.same(Object.keys(during.statuses), ['200'])
  t.equal((await fetch(`${origin}/healthz`)).status, 200)
})
