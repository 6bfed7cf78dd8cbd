import { once } from 'node:events'

import type { FastifyInstance } from 'fastify'
import t from 'tap'

import { AppError } from '../../src/errors.ts'
import { formatSummary } from '../../src/plugins/http/request-summary.ts'
import { build } from '../support/build.ts'
import { exchange, openSocket } from '../support/raw-http.ts'

const config = { rateLimitGroup: 'reads' } as const

/** Personal data that must not be in a log, in several notations. */
const canaries = [
  'mario.rossi@canary.example',
  '+39 333 1234567',
  '12345678903',
  'canary-token-0123456789abcdef0123456789abcdef',
  'IT60X0542811101000000123456',
  'canary-name',
]
const canary = encodeURIComponent(canaries.join(' '))

function routes(app: FastifyInstance) {
  app.get('/api/things/:id', { config }, async () => ({}))
  app.get('/api/logs/:id', { config }, async (request) => {
    request.log.warn(`asked for ${canaries[0]} with ?token=${canaries[3]}`)
    return {}
  })
  app.get('/api/faults/:id', { config }, async () => {
    throw new TypeError(`no ${canaries.slice(0, 5).join(', ')}`, { cause: new Error(`for ${canaries[0]}`) })
  })
  app.get('/api/twice/:id', { config }, async (_request, reply) => {
    reply.send({})
    reply.send({})
    return reply
  })
  app.get('/api/refused/:id', { config }, async () => {
    throw new AppError('upstream_failed', { cause: new Error(canaries[0]) })
  })
}

interface Line {
  readonly level: number
  readonly time: number
  readonly msg: string
  readonly [field: string]: unknown
}

function requestLines(log: readonly string[]): Line[] {
  return log.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'request')
}

t.test('SP-04: a request is one line: method, pattern, status, time, id, shortened address', async (t) => {
  const { fetch, log } = await build(t, { routes, clock: () => 1_800_000_000_000 })
  const response = await fetch('/api/things/7?page=2')
  await fetch('/api/nothing')
  const [line, unknown] = requestLines(log)
  t.match(line, {
    level: 30,
    time: 1_800_000_000_000,
    requestId: response.headers.get('x-request-id'),
    method: 'GET',
    route: '/api/things/:id',
    status: 200,
    address: '127.0.0.0/24',
  })
  t.type(line?.['ms'], 'number')
  t.equal(Object.keys(line ?? {}).length, 9)
  t.match(unknown, { route: null, status: 404, code: 'not_found' })
})

t.test('SP-04, OB-05: personal data are not logged, wherever a request has them', async (t) => {
  const { fetch, port, log } = await build(t, { routes })
  const headers = {
    'user-agent': canary,
    referer: `http://x/?${canary}`,
    cookie: `a=${canary}`,
    authorization: canary,
    'x-request-id': canary,
    'x-forwarded-for': canary,
  }
  const json = { ...headers, 'content-type': 'application/json' }
  const report = JSON.stringify({
    'csp-report': {
      'document-uri': `http://x/${canary}?${canary}`,
      'blocked-uri': `https://x/${canary}`,
      'effective-directive': 'img-src',
    },
  })
  const requests: readonly (readonly [string, RequestInit])[] = [
    [`/api/things/${canary}?email=${canary}`, { headers }],
    [`/api/logs/${canary}?email=${canary}`, { headers }],
    [`/api/faults/${canary}?email=${canary}`, { headers }],
    [`/api/twice/${canary}?email=${canary}`, { headers }],
    [`/api/refused/${canary}?email=${canary}`, { headers }],
    [`/api/affiliates?city=${canary}`, { headers }],
    [`/api/affiliates?${canary}=1`, { headers }],
    [`/${canary}`, { headers }],
    [`/%ff${canary}`, { headers }],
    ['/api/config', { method: 'POST', headers: json, body: JSON.stringify({ email: canaries }) }],
    ['/api/config', { method: 'POST', headers: json, body: `${canaries.join(' ')}{` }],
    [
      '/api/csp-report',
      { method: 'POST', headers: { ...headers, 'content-type': 'application/csp-report' }, body: report },
    ],
  ]
  for (const [path, init] of requests) await (await fetch(path, init)).text()
  await exchange(t, port, `NONSENSE ${canaries.join(' ')}\r\n\r\n`)
  await exchange(t, port, `GET /${canary} HTTP/1.1\r\nHost: x\r\nBad Header ${canary}\r\n\r\n`)
  const text = log.join('')
  for (const value of [...canaries, ...canaries.map((item) => encodeURIComponent(item)), canary]) {
    t.notOk(text.includes(value), value)
  }
  t.equal(requestLines(log).length, requests.length, 'one line for each request, in JSON as every other')
})

t.test('log lines of a request have its id', async (t) => {
  const { fetch, log } = await build(t, { routes })
  const response = await fetch('/api/logs/1')
  const lines = log.map((line) => JSON.parse(line) as Line).filter(({ level }) => level === 40)
  t.match(lines, [{ requestId: response.headers.get('x-request-id'), msg: /^asked for \[email\] with \?…/ }])
})

t.test('OB-02: a request id from the client is ignored', async (t) => {
  const { fetch } = await build(t)
  const ids = new Set<string | null>()
  for (const sent of ['abc-123', '1', '"}{"level":60']) {
    ids.add((await fetch('/healthz', { headers: { 'x-request-id': sent } })).headers.get('x-request-id'))
  }
  t.equal(ids.size, 3)
  for (const id of ids) t.match(id, /^[0-9a-f]{12}-[0-9a-z]+$/)
})

t.test('a client that disconnects before the response is logged with 499', async (t) => {
  const reached = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  const { port, log } = await build(t, {
    routes: (app) =>
      void app.get('/api/slow', { config }, async (request, reply) => {
        reply.raw.once('close', finished.resolve)
        reached.resolve()
        await once(request.raw, 'close')
        return {}
      }),
  })
  const socket = await openSocket(t, port)
  socket.write('GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n')
  await reached.promise
  socket.destroy()
  await finished.promise
  t.match(requestLines(log), [{ route: '/api/slow', status: 499 }])
})

t.test('the log level applies to request lines too', async (t) => {
  const quiet = await build(t, { env: { LOG_LEVEL: 'error' }, routes })
  await quiet.fetch('/api/things/1')
  await quiet.fetch('/api/faults/1')
  t.same(
    requestLines(quiet.log).map(({ status }) => status),
    [500],
  )
  const silent = await build(t, { env: { LOG_LEVEL: 'silent' }, routes })
  await silent.fetch('/api/faults/1')
  t.same(silent.log, [])
})

t.test('a log line is valid JSON for every summary', async (t) => {
  const summary = {
    requestId: 'a-1',
    method: 'GET',
    route: '/a/:id(^\\d+$)/"b"',
    status: 503,
    ms: 1234.56,
    address: '::/48',
    code: 'upstream_unavailable',
  } as const
  const line = formatSummary(summary, 1)
  t.ok(line.endsWith('}\n'))
  t.same(JSON.parse(line), { level: 50, time: 1, msg: 'request', ...summary, ms: 1234.6 })
  for (const [ms, text] of [
    [0, '0.0'],
    [0.04, '0.0'],
    [0.05, '0.1'],
    [9.96, '10.0'],
  ] as const) {
    t.match(formatSummary({ ...summary, ms }, 1), `"ms":${text},`)
  }
})
