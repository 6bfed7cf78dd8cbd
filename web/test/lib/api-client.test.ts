import { createServer, type RequestListener } from 'node:http'

import t, { type Test } from 'tap'

import { ApiError, errorFromResponse, getJson, postJson } from '../../src/lib/api-client.ts'

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
    return error instanceof ApiError ? error.problem.code : String(error)
  }
}

t.test('a path is requested under /api', async (t) => {
  await before(t, (request, response) => response.end(JSON.stringify({ url: request.url })))
  t.same(await getJson('/config?a=1'), { url: '/api/config?a=1' })
})

t.test('a problem document gives an error with its code', async (t) => {
  await before(t, (_request, response) => {
    response.writeHead(503, { 'content-type': 'application/problem+json' })
    response.end(JSON.stringify({ code: 'upstream_unavailable', detail: 'Riprova.', status: 503 }))
  })
  t.equal(await codeOf(getJson('/x')), 'upstream_unavailable')
})

t.test('an HTML error page of a proxy gives the code unreadable', async (t) => {
  await before(t, (_request, response) => {
    response.writeHead(502, { 'content-type': 'text/html' })
    response.end('<h1>Bad Gateway</h1>')
  })
  t.equal(await codeOf(getJson('/x')), 'unreadable')
})

t.test('a truncated response gives the code unreadable', async (t) => {
  await before(t, (_request, response) => response.end('{"half":'))
  t.equal(await codeOf(getJson('/x')), 'unreadable')
})

t.test('a broken connection gives the code offline', async (t) => {
  await before(t, (request) => request.socket.destroy())
  t.equal(await codeOf(getJson('/x')), 'offline')
})

t.test('an aborted call rejects with the signal’s reason', async (t) => {
  await before(t, () => undefined)
  const abort = new AbortController()
  const call = getJson('/x', abort.signal)
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
  const expected = { method: 'POST', type: 'application/json', key: 'k-1', body: '{"a":1}' }
  t.same(await postJson('/x', { a: 1 }, { idempotencyKey: 'k-1' }), expected)
  t.same(await postJson('/x', { a: 1 }), { ...expected, key: null })
})

t.test('a call can have its own deadline', async (t) => {
  await before(t, () => undefined)
  t.equal(await codeOf(postJson('/x', {}, { timeoutMs: 20 })), 'timeout')
})

t.test('an error response without a problem document gives unreadable and keeps its status', async (t) => {
  t.match(errorFromResponse(413, '<h1>Too large</h1>').problem, { code: 'unreadable', status: 413 })
  t.match(errorFromResponse(415, '{"code":"picture_type_unsupported","detail":"No."}').problem, {
    code: 'picture_type_unsupported',
  })
})
