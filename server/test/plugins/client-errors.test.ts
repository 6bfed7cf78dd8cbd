import { Problem } from '@mestieri/shared/contracts/error.ts'
import t, { type Test } from 'tap'
import { Value } from 'typebox/value'

import { clientError } from '../../src/plugins/client-errors.ts'
import { serverTimeouts } from '../../src/plugins/http/server-options.ts'
import { build } from '../support/build.ts'
import { exchange, openSocket, parseResponse, type RawResponse, readToEnd } from '../support/raw-http.ts'

function isProblem(t: Test, response: RawResponse, status: number, code: string): void {
  t.equal(response.status, status)
  t.equal(response.headers['content-type'], 'application/problem+json; charset=utf-8')
  t.equal(response.headers['connection'], 'close')
  t.equal(response.headers['x-frame-options'], 'DENY')
  t.equal(response.headers['content-length'], String(Buffer.byteLength(response.body)))
  const problem: unknown = JSON.parse(response.body)
  t.ok(Value.Check(Problem, problem))
  t.match(problem, { status, code, requestId: response.headers['x-request-id'] })
}

const refused: Readonly<Record<string, readonly [request: string, status: number, code: string]>> = {
  'a malformed request line': ['HELLO canary@example.it\r\n\r\n', 400, 'bad_request'],
  'headers beyond 16 KiB': [
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`,
    431,
    'bad_request',
  ],
  'two lengths': [
    'POST /api/config HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
    'bad_request',
  ],
  'a length and chunks': [
    'POST /api/config HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'bad_request',
  ],
  'two hosts': ['GET /api/config HTTP/1.1\r\nHost: a\r\nHOST: b\r\n\r\n', 400, 'bad_request'],
  'two equal hosts of HTTP/1.0': ['GET / HTTP/1.0\r\nHost: a\r\nHost: a\r\n\r\n', 400, 'bad_request'],
  'two hosts of a URL that the router refuses': [
    'GET /%ff HTTP/1.1\r\nHost: a\r\nHost: b\r\nAccept: text/html\r\n\r\n',
    400,
    'bad_request',
  ],
  'no host': ['GET /api/config HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad_request'],
  'a tunnel': ['CONNECT example.it:443 HTTP/1.1\r\nHost: example.it\r\n\r\n', 405, 'method_not_allowed'],
  'an unknown expectation': [
    'POST /api/config HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nContent-Length: 2\r\n\r\n{}',
    417,
    'bad_request',
  ],
}

for (const [name, [request, status, code]] of Object.entries(refused)) {
  t.test(`OB-07: ${name} is answered with a problem document`, async (t) => {
    const { port, log } = await build(t)
    isProblem(t, await exchange(t, port, request), status, code)
    t.notMatch(log.join(''), 'canary')
  })
}

t.test('LD-03: a client that sends its headers too slowly is refused in time', async (t) => {
  const timeouts = { ...serverTimeouts, headers: 100, check: 20 }
  const { port, fetch } = await build(t, { timeouts })
  const sockets = await Promise.all(Array.from({ length: 50 }, () => openSocket(t, port)))
  const answers = sockets.map((socket) => readToEnd(socket))
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  t.equal((await fetch('/healthz')).status, 200, 'others are served meanwhile')
  for (const answer of await Promise.all(answers)) isProblem(t, parseResponse(answer), 408, 'bad_request')
})

t.test('a request that breaks off after its response began gets no second response', async (t) => {
  const { port } = await build(t)
  const socket = await openSocket(t, port)
  const answer = readToEnd(socket)
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nNONSENSE\r\n\r\n')
  const text = await answer
  t.match(text, /^HTTP\/1\.1 (?:200|400)/)
  t.ok((text.match(/HTTP\/1\.1/g) ?? []).length <= 2)
})

t.test('an HTTP/1.0 client needs no Host header', async (t) => {
  const { port } = await build(t)
  t.equal((await exchange(t, port, 'GET /healthz HTTP/1.0\r\n\r\n')).status, 200)
})

t.test('each parser error has a status', async (t) => {
  t.equal(clientError('HPE_HEADER_OVERFLOW').status, 431)
  t.equal(clientError('ERR_HTTP_REQUEST_TIMEOUT').status, 408)
  t.equal(clientError('HPE_CHUNK_EXTENSIONS_OVERFLOW').code, 'payload_too_large')
  t.equal(clientError('HPE_INVALID_METHOD').status, 400)
  t.equal(clientError(undefined).status, 400)
})
