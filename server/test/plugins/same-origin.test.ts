import type { FastifyInstance } from 'fastify'
import t from 'tap'

import { build } from '../support/build.ts'

const origin = 'https://www.example.it'

/** Counts the calls that reach a handler. */
function createRoutes() {
  const reached: string[] = []
  const config = { rateLimitGroup: 'reads' } as const
  const handler = async () => {
    reached.push('reached')
    return {}
  }
  return {
    reached,
    routes: (app: FastifyInstance) => {
      app.post('/api/change', { config }, handler)
      app.get('/api/read', { config }, handler)
      app.post('/landing/one-click', { config: { crossSite: true } }, handler)
    },
  }
}

const cases: readonly (readonly [headers: Record<string, string>, allowed: boolean])[] = [
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'nonsense' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, true],
  [{ origin }, true],
  [{ origin: `${origin}.evil.example` }, false],
  [{ origin: 'http://www.example.it' }, false],
  [{ origin: `${origin}:8443` }, false],
  [{ origin: 'null' }, false],
  [{}, true],
]

t.test('AZ-05: other sites cannot send requests with side effects', async (t) => {
  const { routes, reached } = createRoutes()
  const { fetch } = await build(t, { env: { PUBLIC_URL: origin }, routes })
  for (const [headers, allowed] of cases) {
    const before = reached.length
    const response = await fetch('/api/change', { method: 'POST', headers })
    const name = JSON.stringify(headers)
    t.equal(response.status, allowed ? 200 : 403, name)
    t.equal(reached.length - before, allowed ? 1 : 0, name)
    if (!allowed) {
      t.match(await response.json(), { code: 'cross_site_request' }, name)
      t.equal(response.headers.get('vary'), 'sec-fetch-site, origin')
    }
  }
})

t.test('AZ-05: reads are allowed from every site, without CORS headers', async (t) => {
  const { routes } = createRoutes()
  const { fetch } = await build(t, { env: { PUBLIC_URL: origin }, routes })
  for (const method of ['GET', 'HEAD']) {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const response = await fetch('/api/read', { method, headers })
    t.equal(response.status, 200)
    t.equal(response.headers.get('access-control-allow-origin'), null)
  }
})

t.test('a cross-site route accepts requests of other sites', async (t) => {
  const { routes } = createRoutes()
  const { fetch } = await build(t, { env: { PUBLIC_URL: origin }, routes })
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' }
  t.equal((await fetch('/landing/one-click', { method: 'POST', headers })).status, 200)
})

t.test('AZ-05: a preflight of another site is refused, so the browser sends no request', async (t) => {
  const { routes } = createRoutes()
  const { fetch } = await build(t, { env: { PUBLIC_URL: origin }, routes })
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const response = await fetch('/api/change', { method: 'OPTIONS', headers })
  t.equal(response.status, 403)
  t.equal(response.headers.get('access-control-allow-methods'), null)
})
