import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import { Type } from 'typebox'

import { AppError } from '../../src/errors.ts'
import type { IdempotencyStore } from '../../src/stores/idempotency-store.ts'
import { createMemoryIdempotencyStore } from '../../src/stores/memory-idempotency-store.ts'
import { build, fakeServices } from '../support/build.ts'

const createStore = () =>
  createMemoryIdempotencyStore({ maxEntries: 100, maxBytes: 100_000, clock: Date.now })

type Work = (retryContext: Record<string, string>, body: unknown) => Promise<unknown>

/** A server with one idempotent route that responds with 201 and the result of `work`. */
async function start(t: Test, work: Work, idempotency: IdempotencyStore = createStore()) {
  const config = { rateLimitGroup: 'reads', idempotent: true } as const
  const routes = (app: FastifyInstance) => {
    const body = Type.Object({ n: Type.Integer() })
    for (const path of ['/api/things', '/api/others']) {
      app.post(path, { config, schema: { body } }, async (request, reply) => {
        reply.code(201)
        return work(request.retryContext, request.body)
      })
    }
    app.post('/api/nothing', { config, schema: { body } }, async (request, reply) => {
      await work(request.retryContext, request.body)
      reply.code(204)
    })
  }
  const { fetch, log } = await build(t, {
    services: fakeServices({ idempotency }),
    routes,
    sleep: () => new Promise((resolve) => setTimeout(resolve, 5)),
  })
  const post = async (n: number, key?: string, path = '/api/things') => {
    const headers = { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) }
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ n }) })
    return { status: response.status, text: await response.text() }
  }
  return { post, log }
}

t.test('ID-01: status and body are replayed, an empty body too', async (t) => {
  let calls = 0
  const { post } = await start(t, async () => ({ call: (calls += 1) }))
  const first = await post(1, 'a')
  t.same(first, { status: 201, text: '{"call":1}' })
  t.same(await post(1, 'a'), first)
  t.same(await post(1, 'a', '/api/nothing'), { status: 204, text: '' }, 'a key belongs to its route')
  t.same(await post(1, 'a', '/api/nothing'), { status: 204, text: '' })
  t.equal(calls, 2)
  t.equal((await post(2, 'a', '/api/others')).status, 201)
})

t.test('the retry context of a failed attempt reaches only attempts with the same key', async (t) => {
  const seen: Record<string, string>[] = []
  const { post } = await start(t, async (retryContext) => {
    seen.push({ ...retryContext })
    retryContext['key'] ??= `made by try ${seen.length}`
    if (seen.length < 4) throw new AppError('upstream_timeout')
    return { key: retryContext['key'] }
  })
  t.equal((await post(1, 'a')).status, 504)
  t.equal((await post(1)).status, 504)
  t.equal((await post(1, 'a')).status, 504)
  t.same(await post(1, 'a'), { status: 201, text: '{"key":"made by try 1"}' })
  t.same(seen, [{}, {}, { key: 'made by try 1' }, { key: 'made by try 1' }])
  t.same(await post(1, 'a'), { status: 201, text: '{"key":"made by try 1"}' })
  t.equal(seen.length, 4)
})

t.test('ID-01: two processes that share a store run a request once', async (t) => {
  const store = createStore()
  const gate = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  let calls = 0
  const work = async () => {
    calls += 1
    started.resolve()
    await gate.promise
    return { calls }
  }
  const [one, two] = await Promise.all([start(t, work, store), start(t, work, store)])
  const replies = Promise.all([one.post(1, 'a'), two.post(1, 'a'), one.post(1, 'a'), two.post(1, 'a')])
  await started.promise
  t.equal((await two.post(2, 'a')).status, 422)
  t.equal((await one.post(2, 'a')).status, 422)
  gate.resolve()
  for (const reply of await replies) t.same(reply, { status: 201, text: '{"calls":1}' })
  t.equal(calls, 1)
})

t.test('after a failure in one process, another retries with its retry context', async (t) => {
  const store = createStore()
  const gate = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const one = await start(
    t,
    async (retryContext) => {
      retryContext['made'] = 'by one'
      started.resolve()
      await gate.promise
      throw new AppError('upstream_failed')
    },
    store,
  )
  const two = await start(t, async (retryContext) => ({ made: retryContext['made'] }), store)
  const failing = one.post(1, 'a')
  await started.promise
  const waiting = two.post(1, 'a')
  gate.resolve()
  t.equal((await failing).status, 502)
  t.same(await waiting, { status: 201, text: '{"made":"by one"}' })
})

t.test('the response is sent although the record could not be written', async (t) => {
  const { post, log } = await start(t, async () => ({ done: true }), {
    ...createStore(),
    succeed: () => Promise.reject(new Error('the store is gone')),
  })
  t.same(await post(1, 'a'), { status: 201, text: '{"done":true}' })
  t.match(log.join(''), /idempotency record not written/)
})

t.test('a handler that sends its own response is reported as an internal error', async (t) => {
  const { fetch, log } = await build(t, {
    routes: (app) => {
      const config = { rateLimitGroup: 'reads', idempotent: true } as const
      app.post('/api/sent', { config }, async (_request, reply) => reply.send({ sent: true }))
    },
  })
  await fetch('/api/sent', { method: 'POST', headers: { 'idempotency-key': 'a' } })
  t.match(log.join(''), /the handler of an idempotent route returns its body/)
})
