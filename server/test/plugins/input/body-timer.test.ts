import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { Type } from 'typebox'

import { serverTimeouts } from '../../../src/plugins/http/server-options.ts'
import { build } from '../../support/build.ts'
import { openSocket, parseResponse, readToEnd, whenClosed } from '../../support/raw-http.ts'

const timeouts = { ...serverTimeouts, body: 100 }
const head = 'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

function routes(app: FastifyInstance) {
  const schema = { body: Type.Object({ name: Type.String() }) }
  app.post('/api/echo', { config: { rateLimitGroup: 'reads' }, schema }, async (request) => request.body)
  app.post(
    '/api/patient',
    { config: { rateLimitGroup: 'reads', bodyTimeoutMs: () => 60_000 }, schema },
    async (request) => request.body,
  )
}

for (const [name, framing] of Object.entries({
  'a body of a known length': 'Content-Length: 400\r\n\r\n{',
  'a body in chunks': 'Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
})) {
  t.test(`LD-03: ${name} that never ends gets a 408 in time, and the connection is closed`, async (t) => {
    const { port, log } = await build(t, { routes, timeouts })
    const socket = await openSocket(t, port)
    const answer = readToEnd(socket)
    socket.write(head + framing)
    const response = parseResponse(await answer)
    t.equal(response.status, 408)
    t.match(JSON.parse(response.body), { code: 'bad_request', status: 408 })
    t.equal(log.filter((line) => line.includes('"status":408,"ms"')).length, 1, 'one line of the request')
  })
}

t.test('LD-03: many slow bodies do not delay other requests', async (t) => {
  const { port, fetch } = await build(t, { routes, timeouts })
  const sockets = await Promise.all(Array.from({ length: 40 }, () => openSocket(t, port)))
  const closed = sockets.map(whenClosed)
  for (const socket of sockets) {
    socket.resume().write(`${head}Content-Length: 4000\r\n\r\n`)
    const drip = setInterval(() => socket.write('x'), 20)
    socket.once('close', () => clearInterval(drip))
  }
  t.equal((await fetch('/healthz')).status, 200)
  await Promise.all(closed)
  t.pass('all were closed')
})

t.test('a body that arrives in time is accepted, and a route can set a longer time', async (t) => {
  const { fetch, port } = await build(t, { routes, timeouts })
  const response = await fetch('/api/echo', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"a"}',
  })
  t.same(await response.json(), { name: 'a' })

  const socket = await openSocket(t, port)
  const answer = readToEnd(socket)
  const patient = head.replace('/api/echo', '/api/patient')
  socket.write(`${patient}Connection: close\r\nContent-Length: 12\r\n\r\n{"name"`)
  // This is after the default timeout, which ends other routes first.
  const other = await openSocket(t, port)
  const refused = readToEnd(other)
  other.write(`${head}Content-Length: 12\r\n\r\n{`)
  await refused
  socket.write(':"b"}')
  t.match(parseResponse(await answer), { status: 200, body: '{"name":"b"}' })
})

t.test('a response that was sent before the body arrived does not keep the connection open', async (t) => {
  const { port } = await build(t, { routes, timeouts })
  const socket = await openSocket(t, port)
  const answer = readToEnd(socket)
  socket.write(
    'POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 400\r\n\r\nx',
  )
  t.match(await answer, /^HTTP\/1\.1 404/)
})
