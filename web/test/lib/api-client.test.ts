import { createServer, type RequestListener } from 'node:http'

import t, { type Test } from 'tap'

import { api, ApiError, errorFromResponse } from '../../src/lib/api/api-client.ts'
import { endpointUrl } from '../../src/lib/api/endpoint-url.ts'

/** Serves one response, and resolves the client's relative URLs to that server, as a browser would. */
async function before(t: Test, answer: RequestListener): Promise<void> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const original = globalThis.fetch
  globalThis.fetch = (input, init) =>
    original(`http://127.0.0.1:${port}${typeof input === 'string' ? input : ''}`, init)
  t.teardown(() => {
    globalThis.fetch = original
    server.closeAllConnections()
    server.close()
  })
}

async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'no error'
  } catch (error) {
    return error instanceof ApiError ? String(error.problem.code) : String(error)
  }
}

t.test('the address contains the encoded parameters and query', async (t) => {
  await before(t, (request, response) => response.end(JSON.stringify({ url: request.url })))
  t.same(await api.call('GET /api/config'), { url: '/api/config' })
  t.same(await api.call('GET /api/affiliates/:link', { params: { link: 'a/b c' } }), {
    url: '/api/affiliates/a%2Fb%20c',
  })
  t.same(await api.call('GET /api/affiliates', { query: { city: 'MONZA (MB)', page: 2 } }), {
    url: '/api/affiliates?city=MONZA+%28MB%29&page=2',
  })
  const size = { width: 360, height: 260 }
  t.equal(
    endpointUrl('GET /api/affiliates/:link/map', { params: { link: 'rossi' }, query: size }),
    '/api/affiliates/rossi/map?width=360&height=260',
  )
})

t.test('a problem document gives an error with its code', async (t) => {
  await before(t, (_request, response) => {
    response.writeHead(503, { 'content-type': 'application/problem+json' })
    response.end(JSON.stringify({ code: 'upstream_unavailable', detail: 'Riprova.', status: 503 }))
  })
  t.equal(await codeOf(api.call('GET /api/config')), 'upstream_unavailable')
})

t.test('an HTML error page of a proxy gives the code unreadable', async (t) => {
  await before(t, (_request, response) => {
    response.writeHead(502, { 'content-type': 'text/html' })
    response.end('<h1>Bad Gateway</h1>')
  })
  t.equal(await codeOf(api.call('GET /api/config')), 'unreadable')
})

t.test('a truncated response gives the code unreadable', async (t) => {
  await before(t, (_request, response) => response.end('{"half":'))
  t.equal(await codeOf(api.call('GET /api/config')), 'unreadable')
})

t.test('a broken connection gives the code offline', async (t) => {
  await before(t, (request) => request.socket.destroy())
  t.equal(await codeOf(api.call('GET /api/config')), 'offline')
})

t.test('an aborted call rejects with the signal’s reason', async (t) => {
  await before(t, () => undefined)
  const abort = new AbortController()
  const call = api.call('GET /api/config', { signal: abort.signal })
  abort.abort(new Error('left the page'))
  await t.rejects(call, { message: 'left the page' })
})

t.test('a body is sent as JSON, with the idempotency key if given', async (t) => {
  await before(t, (request, response) => {
    let body = ''
    request.on('data', (text: Buffer) => {
      body += text.toString()
    })
    request.on('end', () => {
      const { 'content-type': type, 'idempotency-key': key = null } = request.headers
      response.end(JSON.stringify({ method: request.method, type, key, body }))
    })
  })
  const expected = { method: 'POST', type: 'application/json', key: 'k-1', body: '{"date":"2026-11-23"}' }
  const body = { date: '2026-11-23' }
  t.same(await api.call('POST /api/bookings', { body, idempotencyKey: 'k-1' }), expected)
  const unsubscription = { id: '1', email: 'a@example.it' }
  t.same(await api.call('POST /api/email/unsubscribe', { body: unsubscription }), {
    ...expected,
    key: null,
    body: JSON.stringify(unsubscription),
  })
})

t.test('a call can have its own deadline', async (t) => {
  await before(t, () => undefined)
  t.equal(await codeOf(api.call('POST /api/payments/checkout-sessions', { timeoutMs: 20 })), 'timeout')
})

t.test('an error response without a problem document gives unreadable and keeps its status', async (t) => {
  t.match(errorFromResponse(413, '<h1>Too large</h1>').problem, { code: 'unreadable', status: 413 })
  t.match(errorFromResponse(415, '{"code":"picture_type_unsupported","detail":"No."}').problem, {
    code: 'picture_type_unsupported',
  })
})

t.test('a problem document with an empty detail keeps its code', async (t) => {
  const body = '{"code":"booking_date_unavailable","status":422,"detail":""}'
  t.match(errorFromResponse(422, body).problem, { code: 'booking_date_unavailable', status: 422 })
  for (const other of ['null', '"code"', '[]', '{"code":"not_found"}', '{"detail":"No."}']) {
    t.match(errorFromResponse(404, other).problem, { code: 'unreadable', status: 404 }, other)
  }
})

/**
 * Replaces `fetch` by a server that answers with 503 `times` times, then with 200. Waits take no time.
 * @returns the headers of the requests, and the waits in milliseconds
 */
function busyServer(t: Test, times: number, retryAfter: string | null) {
  const requests: Headers[] = []
  const waits: number[] = []
  t.intercept(globalThis, 'setTimeout', {
    value: (run: () => void, ms: number) => {
      waits.push(ms)
      run()
    },
  })
  t.intercept(globalThis, 'fetch', {
    value: async (_url: string, { headers, signal }: RequestInit) => {
      signal?.throwIfAborted()
      requests.push(new Headers(headers))
      if (requests.length > times) return Response.json({ reply: 'ok' })
      const problem = { code: 'upstream_unavailable', detail: 'Riprova.', status: 503 }
      return Response.json(problem, {
        status: 503,
        headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
      })
    },
  })
  return { requests, waits }
}

const message = { body: { service: 'caldaia', content: 'Buongiorno' }, idempotencyKey: 'k-1' } as const

t.test('a request that a busy server refused is sent again twice, with the same key', async (t) => {
  const { requests, waits } = busyServer(t, 2, '2')
  t.same(await api.call('POST /api/chat/messages', message), { reply: 'ok' })
  t.same(
    requests.map((headers) => headers.get('idempotency-key')),
    ['k-1', 'k-1', 'k-1'],
  )
  t.same(waits, [2_000, 2_000])
})

t.test('a server that stays busy gives its problem after the third attempt', async (t) => {
  const { requests } = busyServer(t, 9, '2')
  t.equal(await codeOf(api.call('GET /api/config')), 'upstream_unavailable')
  t.equal(requests.length, 3)
})

t.test('a request that may act twice is not sent again', async (t) => {
  const { requests } = busyServer(t, 9, '2')
  const body = { id: '1', email: 'a@example.it' }
  t.equal(await codeOf(api.call('POST /api/email/unsubscribe', { body })), 'upstream_unavailable')
  t.equal(requests.length, 1)
})

for (const retryAfter of [null, '', '0', '-1', '5', '1e9', 'Wed, 21 Oct 2026 07:28:00 GMT']) {
  t.test(`retry-after ${JSON.stringify(retryAfter)} leaves the repeat to the visitor`, async (t) => {
    const { requests, waits } = busyServer(t, 9, retryAfter)
    t.equal(await codeOf(api.call('GET /api/config')), 'upstream_unavailable')
    t.equal(requests.length, 1)
    t.same(waits, [])
  })
}

t.test('the wait for a busy server ends when the visitor leaves', async (t) => {
  const { requests } = busyServer(t, 9, '2')
  const abort = new AbortController()
  t.intercept(globalThis, 'setTimeout', {
    value: () => queueMicrotask(() => abort.abort(new Error('left the page'))),
  })
  const onResponse = () => t.fail('only the last response is reported')
  await t.rejects(api.call('GET /api/config', { signal: abort.signal, onResponse }), {
    message: 'left the page',
  })
  t.equal(requests.length, 1)
})

/** Calls that must not compile. Never run: the compiler reports a line on which it finds nothing wrong. */
const wrongCalls = () => [
  // @ts-expect-error -- no endpoint has this name
  api.call('DELETE /api/bookings', { body: {} }),
  // @ts-expect-error -- the address has a parameter
  api.call('GET /api/affiliates/:link'),
  // @ts-expect-error -- the parameter has another name
  api.call('GET /api/affiliates/:link', { params: { uid: 'rossi' } }),
  // @ts-expect-error -- a page is a number
  api.call('GET /api/affiliates', { query: { page: '2' } }),
  // @ts-expect-error -- the query needs a date
  api.call('GET /api/bookings/slots', { query: {} }),
  // @ts-expect-error -- a booking has a body
  api.call('POST /api/bookings', { idempotencyKey: 'k-1' }),
  // @ts-expect-error -- a booking needs an idempotency key
  api.call('POST /api/bookings', { body: {} }),
  // @ts-expect-error -- a body has no unknown field
  api.call('POST /api/bookings', { body: { day: '2026-11-23' }, idempotencyKey: 'k-1' }),
  // @ts-expect-error -- this purpose needs a uid
  api.call('POST /api/payments/intents', { body: { purpose: 'activation' } }),
  // @ts-expect-error -- an endpoint without a body takes none
  api.call('GET /api/config', { body: {} }),
  // @ts-expect-error -- an image is no answer of a call
  api.call('GET /api/affiliates/:link/map', { params: { link: 'rossi' } }),
  // @ts-expect-error -- the answer has other fields
  api.call('GET /api/bookings/slots', { query: { date: '2026-11-23' } }).then(({ times }) => times),
  // @ts-expect-error -- the answer has another type
  api.call('GET /api/config').then((config): number => config.cardProvider),
]

/** Decisions on codes that must not compile, in the same way. */
const wrongCodes = ({ problem: { code } }: ApiError) => [
  // @ts-expect-error -- no server and no client has this code
  code === 'slot_gone',
  // @ts-expect-error -- the code may be one of a newer server
  { offline: 1, timeout: 2, unreadable: 3 }[code],
]

t.test('a call that the table of endpoints does not allow does not compile', async (t) => {
  t.type(wrongCalls, 'function')
  t.type(wrongCodes, 'function')
})
