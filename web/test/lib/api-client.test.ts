import { createServer, type RequestListener } from 'node:http'

import t, { type Test } from 'tap'

import { ApiError, getJson, postJson, errorFromResponse } from '../../src/lib/api-client.ts'

/** Serves one answer, and sends the client's relative addresses there, as a browser would. */
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

t.test('an answer is read from under /api', async (t) => {
  await before(t, (request, response) => response.end(JSON.stringify({ url: request.url })))
  t.same(await getJson('/config?a=1'), { url: '/api/config?a=1' })
})

t.test('a problem document arrives with its code and words', async (t) => {
  await before(t, (_request, response) => {
    response.writeHead(503, { 'content-type': 'application/problem+json' })
    response.end(JSON.stringify({ code: 'upstream_unavailable', detail: 'Riprova.', status: 503 }))
  })
  t.equal(await codeOf(getJson('/x')), 'upstream_unavailable')
})

t.test('an error page of something in between is unreadable, not a crash', async (t) => {
  await before(t, (_request, response) => {
    response.writeHead(502, { 'content-type': 'text/html' })
    response.end('<h1>Bad Gateway</h1>')
  })
  t.equal(await codeOf(getJson('/x')), 'unreadable')
})

t.test('half an answer is unreadable', async (t) => {
  await before(t, (_request, response) => response.end('{"half":'))
  t.equal(await codeOf(getJson('/x')), 'unreadable')
})

t.test('a broken connection is told as offline', async (t) => {
  await before(t, (request) => request.socket.destroy())
  t.equal(await codeOf(getJson('/x')), 'offline')
})

t.test('a call that nobody waits for any more ends with the reason it was given', async (t) => {
  await before(t, () => undefined)
  const abort = new AbortController()
  const call = getJson('/x', abort.signal)
  abort.abort(new Error('left the page'))
  await t.rejects(call, { message: 'left the page' })
})

t.test('what is sent arrives as JSON, with its idempotency key if it has one', async (t) => {
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

t.test('a call has the time that it is given', async (t) => {
  await before(t, () => undefined)
  t.equal(await codeOf(postJson('/x', {}, { timeoutMs: 20 })), 'timeout')
})

t.test('a errorFromResponse in other words than the BFF’s is unreadable and keeps its status', async (t) => {
  t.match(errorFromResponse(413, '<h1>Too large</h1>').problem, { code: 'unreadable', status: 413 })
  t.match(errorFromResponse(415, '{"code":"picture_type_unsupported","detail":"No."}').problem, {
    code: 'picture_type_unsupported',
  })
})
