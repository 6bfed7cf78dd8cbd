import { Agent, createServer, get, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import type { Test } from 'tap'

/** Milliseconds between two looks at `/readyz`; half of what a load balancer usually takes. */
const lookMs = 500

/** A load balancer that sends each request once, to a replica whose `/readyz` answers 200. */
export interface Balancer {
  readonly origin: string
  /** Requests by the port of the replica that got them. */
  readonly sent: ReadonlyMap<number, number>
  isReady(port: number): boolean
}

function looksReady(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const look = { port, host: '127.0.0.1', path: '/readyz', timeout: 1000, agent: false as const }
  const asked = get(look, (response) => {
    response.resume()
    resolve(response.statusCode === 200)
  })
  asked.once('timeout', () => asked.destroy()).once('error', () => resolve(false))
  return promise
}

/** Starts a balancer before replicas on ports of this machine. The end of the test stops it. */
export async function startBalancer(t: Test, ports: readonly number[]): Promise<Balancer> {
  const ready = new Set<number>()
  const sent = new Map<number, number>()
  const agent = new Agent({ keepAlive: true })
  const stop = new AbortController()
  let turn = 0

  async function look(port: number): Promise<void> {
    while (!stop.signal.aborted) {
      if (await looksReady(port)) ready.add(port)
      else ready.delete(port)
      await wait(lookMs)
    }
  }
  for (const port of ports) void look(port)

  const server = createServer((incoming, outgoing) => {
    const able = [...ready]
    const port = able[(turn += 1) % able.length]
    if (port === undefined) {
      outgoing.writeHead(502).end()
      return
    }
    sent.set(port, (sent.get(port) ?? 0) + 1)
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' }
    const { method = 'GET', url = '/' } = incoming
    const target = { agent, host: '127.0.0.1', port, path: url, method, headers }
    const passed = request(target, (answer) => {
      const { connection: _, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(outgoing)
    })
    passed.once('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
    incoming.pipe(passed)
  })
  // The clients reuse a connection every 5 s, Node's usual time-out of idle ones: those would break at random.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  t.teardown(() => {
    stop.abort()
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    isReady: (port) => ready.has(port),
  }
}
