import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'

import t, { type Test } from 'tap'

import { createMetrics } from '../../src/plugins/metrics/metrics.ts'
import { build } from '../support/build.ts'
import { openSocket, parseResponse, readToEnd } from '../support/raw-http.ts'

/** An app with one slow route. The test ends the grace period, and then the time until the cut. */
async function buildDrainable(t: Test) {
  const grace = Promise.withResolvers<void>()
  const cut = Promise.withResolvers<void>()
  const work = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const asked: number[] = []
  const metrics = createMetrics()
  const built = await build(t, {
    metrics,
    sleep: (ms) => {
      asked.push(ms)
      return [grace, cut][asked.length - 1]?.promise ?? new Promise(() => {})
    },
    routes(app) {
      const config = { rateLimitGroup: 'reads' } as const
      app.get('/api/slow', { config }, async () => {
        reached.resolve()
        await work.promise
        return { done: true }
      })
      app.get('/api/sending', { config }, async (_request, reply) => {
        reply.raw.writeHead(200, { 'content-length': '10' }).write('half')
        return reply.hijack()
      })
    },
  })
  /** What the process counts of requests that were cut off. */
  const countedCuts = async () => /^requests_cut_total (\d+)$/m.exec(await metrics.registry.metrics())?.[1]
  return { ...built, grace, cut, work, reached, asked, countedCuts }
}

t.test(
  'LD-12, OB-01: a stop fails the readiness check at once, serves further requests, and breaks none off',
  async (t) => {
    const { app, port, fetch, grace, work, reached, asked, countedCuts } = await buildDrainable(t)
    t.equal(app.lifecycle.state, 'ready')
    const slow = await openSocket(t, port)
    const slowAnswer = readToEnd(slow)
    slow.write('GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n')
    await reached.promise
    const idle = await openSocket(t, port)
    idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
    const [first] = (await once(idle, 'data')) as [Buffer]
    t.match(parseResponse(String(first)).headers, { connection: 'keep-alive' })
    const idleClosed = once(idle, 'close')

    const drained = app.lifecycle.drain({ graceMs: 5000, endMs: 8000 })
    t.equal(app.lifecycle.drain({ graceMs: 1, endMs: 1 }), drained, 'a second stop joins the first')
    t.same(asked, [5000])
    await idleClosed
    t.pass('the idle connection is swept')

    const ready = await fetch('/readyz')
    t.equal(ready.status, 503)
    t.match(await ready.json(), { status: 'draining' })
    for (const path of ['/api/config', '/healthz', '/api/nothing']) {
      const response = await fetch(path)
      t.equal(response.status, path === '/api/nothing' ? 404 : 200, path)
      t.equal(response.headers.get('connection'), 'close', path)
    }

    grace.resolve()
    work.resolve()
    const answer = parseResponse(await slowAnswer)
    t.equal(answer.status, 200, 'what was under way is answered')
    t.equal(answer.body, '{"done":true}')
    t.equal(answer.headers['connection'], 'close', 'and ends its connection, though it began before')
    t.equal(await drained, 0, 'nothing was cut off')
    t.equal(await countedCuts(), '0')
    t.same(asked, [5000, 3000])
    await t.rejects(fetch('/healthz'), 'nobody listens any more')
  },
)

t.test('requests in flight are awaited when the listener closes', async (t) => {
  const { app, port, grace, work, reached } = await buildDrainable(t)
  const slow = await openSocket(t, port)
  const answer = readToEnd(slow)
  slow.write('GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n')
  await reached.promise
  let ended = false
  const drained = app.lifecycle.drain({ graceMs: 0, endMs: 8000 }).then(() => (ended = true))
  grace.resolve()
  while (app.server.listening) await setImmediate()
  t.notOk(ended)
  work.resolve()
  t.equal(parseResponse(await answer).status, 200)
  await drained
})

t.test(
  'LD-12: a request that is still under way at the end of the drain gets 503, a log line and is counted',
  async (t) => {
    const { app, port, log, grace, cut, work, reached, countedCuts } = await buildDrainable(t)
    const slow = await openSocket(t, port)
    const answer = readToEnd(slow)
    slow.write('GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n')
    await reached.promise
    const drained = app.lifecycle.drain({ graceMs: 5000, endMs: 8000 })
    grace.resolve()
    cut.resolve()
    const response = parseResponse(await answer)
    t.match(response, {
      status: 503,
      headers: { 'retry-after': '2', connection: 'close', 'content-type': /^application\/problem\+json/ },
      body: '"upstream_unavailable"',
    })
    t.equal(await drained, 1)
    t.equal(await countedCuts(), '1')
    work.resolve()
    await setImmediate()
    const events = log.map((line) => JSON.parse(line) as Record<string, unknown>)
    t.match(
      events.filter(({ event }) => event !== undefined),
      [
        { event: 'request_cut', route: '/api/slow' },
        { event: 'drain_cut', cut: 1 },
      ],
    )
    t.equal(events.filter(({ msg, status }) => msg === 'request' && status === 503).length, 1)
  },
)

t.test('LD-12: a response that has begun is broken off at the end of the drain', async (t) => {
  const { app, port, grace, cut, countedCuts } = await buildDrainable(t)
  const socket = await openSocket(t, port)
  const answer = readToEnd(socket)
  const begun = once(socket, 'data')
  socket.write('GET /api/sending HTTP/1.1\r\nHost: x\r\n\r\n')
  await begun
  const drained = app.lifecycle.drain({ graceMs: 5000, endMs: 8000 })
  grace.resolve()
  cut.resolve()
  t.equal(parseResponse(await answer).body, 'half')
  t.equal(await drained, 1)
  t.equal(await countedCuts(), '1', 'it has no 503, and is counted all the same')
})
