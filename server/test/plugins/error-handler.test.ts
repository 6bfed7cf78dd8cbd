import { Problem } from '@mestieri/shared/contracts/error.ts'
import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { Type } from 'typebox'
import { Value } from 'typebox/value'

import { AppError } from '../../src/errors.ts'
import { toAppError } from '../../src/plugins/error-handler.ts'
import { build } from '../support/build.ts'

const config = { rateLimitGroup: 'reads' } as const
const json = { 'content-type': 'application/json' }

function routes(app: FastifyInstance) {
  app.post('/api/echo', { config, schema: { body: Type.Object({ name: Type.String() }) } }, async () => ({}))
  app.get('/api/things/:id', { config }, async () => ({}))
  app.get('/api/fault', { config }, async () => {
    throw new TypeError('secret-detail at https://upstream.example/fn')
  })
  app.get('/api/thrown-text', { config }, async () => {
    throw 'secret-detail'
  })
  app.get('/api/late', { config }, async () => {
    throw new AppError('upstream_unavailable', { retryAfter: 7, cause: new Error('secret-detail') })
  })
  app.get('/api/unserialisable', { config }, async () => ({ toJSON: () => 10n }))
}

interface Expected {
  readonly path: string
  readonly init?: RequestInit
  readonly status: number
  readonly code: string
}

const cases: Readonly<Record<string, Expected>> = {
  'a path that no route has': { path: '/api/nothing', status: 404, code: 'not_found' },
  'a page that no route has': { path: '/niente', status: 404, code: 'not_found' },
  'a known path with another method': {
    path: '/api/things/1',
    init: { method: 'DELETE' },
    status: 405,
    code: 'method_not_allowed',
  },
  'a body that is not JSON': {
    path: '/api/echo',
    init: { method: 'POST', headers: json, body: '{"name":' },
    status: 400,
    code: 'bad_request',
  },
  'an empty body': {
    path: '/api/echo',
    init: { method: 'POST', headers: json, body: '' },
    status: 400,
    code: 'bad_request',
  },
  'a body beyond 64 KiB': {
    path: '/api/echo',
    init: { method: 'POST', headers: json, body: JSON.stringify({ name: 'x'.repeat(65_536) }) },
    status: 413,
    code: 'payload_too_large',
  },
  'a body of another type': {
    path: '/api/echo',
    init: { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'name' },
    status: 415,
    code: 'unsupported_media_type',
  },
  'a body that does not fit': {
    path: '/api/echo',
    init: { method: 'POST', headers: json, body: '{"name":7}' },
    status: 422,
    code: 'validation_failed',
  },
  'a request of another site': {
    path: '/api/echo',
    init: { method: 'POST', headers: { ...json, 'sec-fetch-site': 'cross-site' }, body: '{}' },
    status: 403,
    code: 'cross_site_request',
  },
  'a bad percent-encoding': { path: '/api/things/%ff', status: 400, code: 'bad_request' },
  'an endless parameter': { path: `/api/things/${'x'.repeat(600)}`, status: 404, code: 'not_found' },
  'a fault of our own': { path: '/api/fault', status: 500, code: 'internal' },
  'a thrown value that is not an error': { path: '/api/thrown-text', status: 500, code: 'internal' },
  'an answer that cannot be written': { path: '/api/unserialisable', status: 500, code: 'internal' },
  'a refusal with a time to wait': { path: '/api/late', status: 503, code: 'upstream_unavailable' },
}

t.test('OB-07: every error is a problem document, whichever code refuses the request', async (t) => {
  const { fetch, log } = await build(t, { routes })
  for (const [name, { path, init, status, code }] of Object.entries(cases)) {
    const response = await fetch(path, init)
    const text = await response.text()
    t.equal(response.status, status, name)
    t.equal(response.headers.get('content-type'), 'application/problem+json; charset=utf-8', name)
    t.equal(response.headers.get('cache-control'), 'no-store', name)
    const problem: unknown = JSON.parse(text)
    t.ok(Value.Check(Problem, problem), name)
    t.match(problem, { status, code, type: `urn:mestieri:error:${code}` }, name)
    t.match(problem, { requestId: response.headers.get('x-request-id') }, name)
    t.notMatch(
      text,
      /secret-detail|upstream\.example|node_modules|things|FST_/,
      `${name}: nothing of the inside`,
    )
  }
  t.notMatch(log.join(''), /upstream\.example\/fn\?/)
})

t.test('details are Italian, titles English', async (t) => {
  const { fetch } = await build(t)
  const problem = await (await fetch('/api/nothing')).json()
  t.match(problem, { title: 'Not found', detail: 'Quello che cerchi non è disponibile.' })
})

t.test('AZ-14: a 405 lists the methods of the path', async (t) => {
  const { fetch } = await build(t, { routes })
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await fetch('/api/config?x=1', { method })
    t.equal(response.status, 405, method)
    t.equal(response.headers.get('allow'), 'GET, HEAD', method)
  }
  const get = await fetch('/api/echo')
  t.equal(get.status, 405)
  t.equal(get.headers.get('allow'), 'POST')
  t.equal((await fetch('/api/nothing', { method: 'POST' })).status, 404, 'an unknown path stays unknown')
})

t.test('a wildcard route does not count for the methods of a path', async (t) => {
  const { fetch } = await build(t, {
    routes: (app) => void app.get('/*', async (_request, reply) => reply.callNotFound()),
  })
  t.equal((await fetch('/niente', { method: 'POST' })).status, 404)
  t.equal((await fetch('/niente')).status, 404)
})

t.test('a response with a retry time has Retry-After', async (t) => {
  const { fetch } = await build(t, { routes })
  t.equal((await fetch('/api/late')).headers.get('retry-after'), '7')
})

t.test('an error response to HEAD has no body', async (t) => {
  const { fetch } = await build(t, { routes })
  const response = await fetch('/api/nothing', { method: 'HEAD' })
  t.equal(response.status, 404)
  t.equal(await response.text(), '')
})

t.test(
  'an unknown path gets the HTML 404 page, but a problem document if JSON or a file is requested',
  async (t) => {
    const { fetch } = await build(t, {
      routes: (app) =>
        void app.decorate('sendNotFoundPage', async (_request, reply) =>
          reply.code(404).type('text/html; charset=utf-8').send('<h1>Pagina non trovata</h1>'),
        ),
    })
    const html = { headers: { accept: 'text/html,*/*;q=0.8' } }
    for (const [path, init] of [
      ['/niente', html],
      ['/niente', {}],
      ['/apiario', html],
    ] as const) {
      const page = await fetch(path, init)
      t.equal(page.status, 404)
      t.match(await page.text(), /Pagina non trovata/)
    }
    for (const [path, init] of [
      ['/niente', { headers: { accept: 'application/json' } }],
      ['/api/niente', html],
      ['/assets/niente.js', html],
      ['/niente', { ...html, method: 'POST' }],
    ] as const) {
      const response = await fetch(path, init)
      t.equal(response.status, 404, path)
      t.match(response.headers.get('content-type'), 'application/problem+json', path)
    }
  },
)

t.test('the status of a framework error keeps its meaning', async (t) => {
  const statuses = {
    400: 400,
    403: 404,
    404: 404,
    405: 405,
    412: 412,
    413: 413,
    414: 404,
    415: 415,
    429: 429,
    503: 503,
  }
  for (const [given, status] of Object.entries(statuses)) {
    const error = Object.assign(new Error('words'), { statusCode: Number(given) })
    t.equal(toAppError(error).status, status, given)
  }
  t.equal(toAppError(Object.assign(new Error('words'), { statusCode: 501 })).code, 'internal')
  t.equal(toAppError(undefined).code, 'internal')
})
