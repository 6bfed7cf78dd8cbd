/**
 * The private parts of Node and pino that the server uses (docs/decisions/0020). These tests fail when a new version
 * no longer has one of them, and say what to do.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

import { pino } from 'pino'
import t from 'tap'

import { createResponseClass } from '../src/plugins/http/server-response.ts'

t.test('Node builds the head of every response by ServerResponse._storeHeader', async (t) => {
  t.type(
    (ServerResponse.prototype as { _storeHeader?: unknown })._storeHeader,
    'function',
    'Node no longer has _storeHeader: send the lines of server-response.ts by an onSend hook',
  )
  const lines = 'x-prepared: yes\r\n'
  const state = { defaultLines: lines, draining: false, writeTimeoutMs: 1000 }
  const server = createServer({ ServerResponse: createResponseClass(state) }, (_request, response) => {
    response.end('ciao')
  })
  t.teardown(() => server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })
  t.equal(
    response.headers.get('x-prepared'),
    'yes',
    'Node no longer calls _storeHeader: responses lack their security headers; send them by an onSend hook',
  )
})

t.test('Node keeps the response under way at socket._httpMessage', async (t) => {
  const server = createServer()
  t.teardown(() => server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  t.teardown(() => client.destroy())
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [request, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
  const { _httpMessage: message } = request.socket as Socket & { _httpMessage?: unknown }
  t.equal(
    message,
    response,
    'Node no longer has socket._httpMessage: client-errors.ts would write a 400 into a response under way',
  )
})

t.test('pino keeps the stream of a logger under pino.symbols.streamSym', async (t) => {
  const destination = { write() {} }
  const logger = pino({}, destination) as unknown as Readonly<Record<symbol, unknown>>
  t.equal(
    logger[pino.symbols.streamSym],
    destination,
    'pino no longer has streamSym: pass the stream to createSummaryWriter in app.ts',
  )
})
