import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

import type { Test } from 'tap'

/** A proxy before a TCP server, which delays its answers or cuts it off. */
export interface SlowProxy {
  readonly port: number
  /** Milliseconds by which each answer is delayed. */
  latencyMs: number
  /** Closes all connections and refuses new ones. */
  stop(): Promise<void>
  /** Listens again on the same port. */
  start(): Promise<void>
}

/** Starts a proxy before a port of this machine. The end of the test stops it. */
export async function startSlowProxy(t: Test, targetPort: number): Promise<SlowProxy> {
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true }, (client) => {
    const target = connect({ port: targetPort, host: '127.0.0.1', noDelay: true })
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    client.on('data', (bytes) => target.write(bytes))
    target.on('data', (bytes) => setTimeout(() => client.write(bytes), proxy.latencyMs))
  })
  let port = 0
  const proxy: SlowProxy = {
    get port() {
      return port
    },
    latencyMs: 0,
    async start() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
      port = (server.address() as AddressInfo).port
    },
    async stop() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
  await proxy.start()
  t.teardown(() => proxy.stop())
  return proxy
}
