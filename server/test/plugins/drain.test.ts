import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'

import t, { type Test } from 'tap'

import { build } from '../support/build.ts'
import { openSocket, parseResponse, readToEnd } from '../support/raw-http.ts'

/** An app with one slow route, and a grace period that the test ends. */
async function buildDrainable(t: Test) {
  const grace = Promise.withResolvers<void>()
  const work = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const asked: number[] = []
  const built = await build(t, {
    sleep: (ms) => {
      asked.push(ms)
      return grace.promise
    },
    routes: (app) =>
      void app.get('/api/slow', { config: { rateLimitGroup: 'reads' } }, async () => {
        reached.resolve()
        await work.promise
        return { done: true }
      }),
  })
  return { ...built, grace, work, reached, asked }
}

t.test(
  'a stop fails the readiness check at once, serves further requests, and breaks none off',
  async (t) => {
    const { app, port, fetch, grace, work, reached, asked } = await buildDrainable(t)
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

    const drained = app.lifecycle.drain(5000)
    t.equal(app.lifecycle.drain(1), drained, 'a second stop joins the first')
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
    await drained
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
  const drained = app.lifecycle.drain(0).then(() => (ended = true))
  grace.resolve()
  while (app.server.listening) await setImmediate()
  t.notOk(ended)
  work.resolve()
  t.equal(parseResponse(await answer).status, 200)
  await drained
})
