import { once } from 'node:events'
import { Socket } from 'node:net'

import t, { type Test } from 'tap'

import { maxRequestsPerSocket, serverTimeouts } from '../../src/plugins/http/server-options.ts'
import { build } from '../support/build.ts'
import { exchange, openSocket, parseResponse, readToEnd, whenClosed } from '../support/raw-http.ts'

const health = 'GET /healthz HTTP/1.1\r\nHost: x\r\n'

/** Opens a connection from a loopback address of its own. */
async function openFrom(t: Test, port: number, localAddress: string): Promise<Socket> {
  const socket = new Socket()
  t.teardown(() => socket.destroy())
  socket.on('error', () => {}).connect({ port, host: '127.0.0.1', localAddress })
  await once(socket, 'connect')
  return socket
}

t.test('LD-04: idle connections keep no visitor and no health check out', async (t) => {
  const { port } = await build(t, {
    connections: { max: 40, maxPerAddress: 1000, crowded: 30, minIdleMs: 0 },
  })
  const idle = await Promise.all(Array.from({ length: 40 }, () => openSocket(t, port)))
  const response = await exchange(t, port, `${health}Connection: close\r\n\r\n`)
  t.equal(response.status, 200)
  const [oldest] = idle
  if (oldest) await whenClosed(oldest.resume())
  t.notOk(idle[39]?.closed, 'the newest ones stay')
})

t.test('LD-04: one address has a limited number of connections, and others have their own', async (t) => {
  const connections = { max: 100, maxPerAddress: 5, crowded: 90, minIdleMs: 0 }
  const { app, port } = await build(t, { connections })
  const served: Socket[] = []
  app.server.on('connection', (socket: Socket) => void served.push(socket))
  const own = await Promise.all(Array.from({ length: 5 }, () => openFrom(t, port, '127.0.0.5')))
  const further = await openFrom(t, port, '127.0.0.5')
  await whenClosed(further.resume())
  t.equal((await exchange(t, port, `${health}Connection: close\r\n\r\n`)).status, 200, 'another address')
  const [first] = own
  const its = served.find(({ remotePort }) => remotePort === first?.localPort)
  first?.destroy()
  if (its) await whenClosed(its)
  const next = await openFrom(t, port, '127.0.0.5')
  next.write(`${health}Connection: close\r\n\r\n`)
  t.equal(parseResponse(await readToEnd(next)).status, 200, 'after one of them is closed')
})

t.test('LD-04: the connections of a trusted proxy are not limited by its address', async (t) => {
  const connections = { max: 100, maxPerAddress: 2, crowded: 90, minIdleMs: 0 }
  const { port } = await build(t, { connections, env: { TRUST_PROXY: '127.0.0.1' } })
  await Promise.all(Array.from({ length: 5 }, () => openSocket(t, port)))
  t.equal((await exchange(t, port, `${health}Connection: close\r\n\r\n`)).status, 200)
})

t.test('LD-04: a client that does not read its response is closed', async (t) => {
  const { app, port } = await build(t, {
    timeouts: { ...serverTimeouts, write: 200 },
    routes: (app) =>
      void app.get('/large', async (_request, reply) => {
        reply.header('content-type', 'text/plain')
        return 'x'.repeat(30_000_000)
      }),
  })
  const accepted = once(app.server, 'connection') as Promise<[Socket]>
  const socket = await openSocket(t, port)
  const [served] = await accepted
  socket.pause().write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
  await whenClosed(served)
  let bytes = 0
  socket.on('data', (chunk: Buffer) => void (bytes += chunk.length)).resume()
  await whenClosed(socket)
  t.ok(bytes < 30_000_000, `${bytes} bytes were sent`)
})

t.test('LD-04: a connection ends after its last request', async (t) => {
  const { app } = await build(t)
  t.equal(app.server.maxRequestsPerSocket, maxRequestsPerSocket)
  t.equal(app.server.maxConnections, 5000)
})

t.test(
  'LD-13: a connection is kept for longer than load balancers keep theirs, and heads have to be quick',
  async (t) => {
    const { app } = await build(t)
    t.equal(app.server.keepAliveTimeout, serverTimeouts.keepAlive)
    t.ok(serverTimeouts.keepAlive > 60_000, 'the usual time of a load balancer')
    t.ok(serverTimeouts.request >= serverTimeouts.headers)
  },
)
