import { Problem } from '@mestieri/shared/contracts/error.ts'
import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { Value } from 'typebox/value'

import { build } from '../../support/build.ts'
import { exchange } from '../../support/raw-http.ts'
import { webBundle } from '../../support/web-bundle.ts'

const page = { accept: 'text/html,*/*;q=0.8' }
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']

/** A path with this number of bytes. */
function pathOfBytes(start: string, bytes: number): string {
  return start.padEnd(bytes, 'x')
}

function routes(app: FastifyInstance) {
  app.get('/any/*', async () => 'ok')
  app.get('/api/any/*', { config: { rateLimitGroup: 'reads' } }, async () => 'ok')
}

/** A client behind the tests' proxy, with a rate limit budget of its own. */
function client(number: number): Record<string, string> {
  return { 'x-forwarded-for': `198.51.${number >> 8}.${number & 255}` }
}

t.test('LD-04: a path above 2,048 bytes is a 414, for every route and method', async (t) => {
  const { fetch } = await build(t, {
    env: { TRUST_PROXY: '127.0.0.1' },
    web: await webBundle(t),
    routes,
  })
  const starts = [
    '/',
    '/any/',
    '/api/any/',
    '/api/nothing/',
    '/api/affiliates/',
    '/assets/',
    '/healthz/',
    '/%ff',
  ]
  let clients = 0
  for (const start of starts) {
    for (const method of methods) {
      clients += 1
      const headers = { ...client(clients), ...page, 'sec-fetch-site': 'cross-site' }
      const name = `${method} ${start}`
      const response = await fetch(pathOfBytes(start, 2049), { method, headers })
      t.equal(response.status, 414, name)
      t.equal(response.headers.get('content-type'), 'application/problem+json; charset=utf-8', name)
      t.equal(response.headers.get('cache-control'), 'no-store', name)
      t.equal(response.headers.get('ratelimit-remaining'), '59', `${name} spends from unknown paths`)
      t.match(response.headers.get('content-security-policy'), /sandbox/, name)
      const text = await response.text()
      if (method === 'HEAD') continue
      const problem: unknown = JSON.parse(text)
      t.ok(Value.Check(Problem, problem), name)
      t.match(problem, { code: 'bad_request', status: 414, detail: 'Questo indirizzo è troppo lungo.' }, name)
    }
  }
})

t.test('a path of 2,048 bytes is accepted, and a query may be longer', async (t) => {
  const { fetch } = await build(t, { routes })
  t.equal((await fetch(pathOfBytes('/any/', 2048))).status, 200)
  t.equal((await fetch(`${pathOfBytes('/any/', 2048)}?${'q'.repeat(4000)}`)).status, 200)
  t.equal((await fetch(`/healthz?${'/'.repeat(10_000)}a`)).status, 200)
  t.equal((await fetch(pathOfBytes('/nulla/', 2048))).status, 404)
})

t.test('bytes count as sent: an encoded letter has several, an unencoded one is refused', async (t) => {
  const { fetch, port } = await build(t, { routes })
  t.equal((await fetch(`/any/${'à'.repeat(340)}`)).status, 200, '2,045 bytes')
  t.equal((await fetch(`/any/${'à'.repeat(341)}`)).status, 414, '2,051 bytes')
  const plain = await exchange(t, port, `GET /any/${'à'.repeat(2000)} HTTP/1.1\r\nHost: x\r\n\r\n`)
  t.equal(plain.status, 400)
})

t.test('a client without budget for unknown paths gets a 429 before the path is read', async (t) => {
  const drawn: string[] = []
  const { fetch } = await build(t, {
    routes(app) {
      routes(app)
      app.decorate('sendNotFoundPage', async (request, reply) => {
        drawn.push(request.url)
        return reply.code(404).type('text/html; charset=utf-8').send('<h1>Pagina non trovata</h1>')
      })
    },
  })
  for (let i = 0; i < 60; i += 1) await fetch(pathOfBytes('/', 3000), { headers: page })
  for (const path of [pathOfBytes('/', 3000), '/%ff', '/niente', '/niente//']) {
    const response = await fetch(path, { headers: page })
    t.equal(response.status, 429, path.slice(0, 20))
    t.match(await response.json(), { code: 'rate_limited' })
    t.match(response.headers.get('content-security-policy'), /sandbox/, 'headers of no page')
  }
  t.same(drawn, [])
  t.equal((await fetch('/any/thing')).status, 200, 'what exists is served')
})

t.test('LD-04: Node refuses a URL that exceeds the 16 KiB of headers', async (t) => {
  const { port } = await build(t)
  const { status, body } = await exchange(t, port, `GET /${'x'.repeat(17_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)
  t.equal(status, 431)
  t.match(JSON.parse(body), { code: 'bad_request' })
})
