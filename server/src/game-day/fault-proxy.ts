import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { Agent, request } from 'undici'

import { faults } from './faults.ts'

/** A proxy before an upstream, which can answer in its place. */
export interface FaultProxy {
  readonly port: number
  /** The number of calls that came in since the last change of the fault. */
  readonly calls: () => number
  /** Sets the fault of all calls from now on; null passes them on. */
  readonly set: (fault: string | null) => void
  readonly close: () => Promise<void>
}

interface ProxyOptions {
  readonly host: string
  /** 0 takes a free port. */
  readonly port: number
  /** Where calls of `/portal` and `/payments` go, without a slash at the end. */
  readonly targets: Readonly<Record<'portal' | 'payments', string>>
}

const maxBody = 64 * 1024 * 1024

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBody) throw new RangeError('the call is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Starts the proxy at `/portal/…` and `/payments/…` of an address. */
export async function startFaultProxy({ host, port, targets }: ProxyOptions): Promise<FaultProxy> {
  const dispatcher = new Agent()
  let fault: string | null = null
  let count = 0
  const open = new Set<ServerResponse>()

  async function forward(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, base = '', ...rest] = (message.url ?? '').split('/')
    const target = base === 'portal' || base === 'payments' ? targets[base] : null
    if (target === null) {
      response.writeHead(404).end()
      return
    }
    const { 'content-type': type = 'application/json', accept = '*/*' } = message.headers
    const answer = await request(`${target}/${rest.join('/')}`, {
      dispatcher,
      method: message.method === 'GET' ? 'GET' : 'POST',
      headers: { 'content-type': type, accept },
      body: message.method === 'GET' ? null : await readBody(message),
    })
    response.writeHead(answer.statusCode, { 'content-type': String(answer.headers['content-type'] ?? '') })
    response.end(Buffer.from(await answer.body.arrayBuffer()))
  }

  const server = createServer((message, response) => {
    count += 1
    open.add(response)
    response.once('close', () => open.delete(response))
    const pass = () => {
      forward(message, response).catch(() => response.destroy())
    }
    const answer = fault === null ? undefined : faults[fault]
    if (!answer) return pass()
    if (fault !== 'fails every second call') message.resume()
    answer({ response, forward: pass, count })
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()

  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    calls: () => count,
    set(next) {
      fault = next
      count = 0
      // A call that hangs under the old fault must not hang on.
      for (const response of open) response.destroy()
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await dispatcher.destroy()
    },
  }
}
