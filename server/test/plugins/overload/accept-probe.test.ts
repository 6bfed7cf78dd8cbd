import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

import t, { type Test } from 'tap'

import { createAcceptProbe } from '../../../src/plugins/overload/accept-probe.ts'

async function setUp(t: Test, host = '127.0.0.1') {
  const time = { now: 1000 }
  const server: Server = createServer((socket) => socket.on('error', () => {}).resume())
  const probe = createAcceptProbe(server, () => time.now)
  server.listen(0, host)
  await once(server, 'listening')
  t.teardown(() => server.close())
  const { port } = server.address() as AddressInfo
  return { server, probe, time, port }
}

t.test('the wait ends when the connection is accepted', async (t) => {
  const { server, probe, time } = await setUp(t)
  t.equal(probe.waitMs(), 0)
  const accepted = once(server, 'connection')
  probe.start()
  time.now += 300
  t.equal(probe.waitMs(), 300)
  t.equal(probe.takeLongestMs(), 300, 'while it waits')
  time.now += 100
  await accepted
  t.equal(probe.waitMs(), 0)
  t.equal(probe.takeLongestMs(), 400)
  t.equal(probe.takeLongestMs(), 0)
})

t.test('a server on all addresses is reached through the loopback address', async (t) => {
  const { server, probe } = await setUp(t, '0.0.0.0')
  const accepted = once(server, 'connection')
  probe.start()
  const [socket] = (await accepted) as [Socket]
  t.equal(socket.remoteAddress, '127.0.0.1')
  t.ok(socket.destroyed, 'it is closed again')
})

t.test('other connections do not end the wait and stay open', async (t) => {
  const { server, probe, time, port } = await setUp(t)
  const connections: unknown[] = []
  server.on('connection', (socket) => connections.push(socket.destroyed))
  // The kernel has both before the event loop polls; the other one came first.
  const other = connect(port, '127.0.0.1')
  probe.start()
  time.now += 50
  while (connections.length < 2) await once(server, 'connection')
  t.same(connections, [false, true])
  t.equal(probe.takeLongestMs(), 50)
  other.destroy()
})

t.test('there is one connection at a time, with a pause after it', async (t) => {
  const { server, probe, time } = await setUp(t)
  let count = 0
  server.on('connection', () => void (count += 1))
  probe.start()
  probe.start()
  await once(server, 'connection')
  probe.start()
  t.equal(probe.waitMs(), 0)
  time.now += 49
  probe.start()
  time.now += 1
  t.equal(probe.waitMs(), 0)
  probe.start()
  time.now += 5
  t.equal(probe.waitMs(), 5)
  await once(server, 'connection')
  t.equal(count, 2)
})

t.test('a server that does not listen is not measured, and a stopped probe does not wait', async (t) => {
  const { server, probe, time } = await setUp(t)
  probe.start()
  time.now += 10
  probe.stop()
  t.equal(probe.waitMs(), 0)
  t.equal(probe.takeLongestMs(), 10)
  server.close()
  await once(server, 'close')
  time.now += 1000
  probe.start()
  time.now += 10
  t.equal(probe.waitMs(), 0)
})
