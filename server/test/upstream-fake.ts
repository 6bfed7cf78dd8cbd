import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

import { Value } from 'typebox/value'

import type { UpstreamAddress } from '../src/config/config.ts'
import { type Callable, type CallableName, callables } from '../src/upstream/callables.ts'
import { goodAnswers } from './upstream/fake/answers.ts'
import { type Mode, type ModeOptions, modes } from './upstream/fake/modes.ts'

export { privateCanaries, unknownName, wireAffiliate } from './upstream/fake/answers.ts'
export { upstreamCanary } from './upstream/fake/modes.ts'

/** A request that reached the fake. */
export interface JournalEntry {
  /** Null if no callable has this method and path. */
  readonly callable: CallableName | null
  readonly path: string
  /** The parsed body of a POST, or the query of a GET. */
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: IncomingMessage['headers']
  readonly requestId: string | undefined
  /** Whether the body matches the callable's request schema. */
  readonly fits: boolean
  /** When the request arrived, in milliseconds of `performance.now()`. */
  readonly at: number
  /** The number of the connection, counted from 1. */
  readonly connection: number
  /** Whether the fake did the work of the callable, even if it sent no response. */
  committed: boolean
  /** Whether the connection closed before the response was complete. */
  aborted: boolean
  /** Resolves when the response is complete or its connection has closed. */
  readonly ended: Promise<unknown>
}

/** A fake upstream whose callables can be made to fail in many ways. */
export interface UpstreamFake {
  readonly address: UpstreamAddress
  readonly journal: JournalEntry[]
  /** The URLs of requests that followed a redirect of the fake. */
  readonly canaryHits: string[]
  /**
   * Queues a mode for a callable, or for all of them with `*`, behind the modes already queued. Without a
   * queued mode the fake sends valid answers.
   */
  on(callable: CallableName | '*', mode: Mode, options?: ModeOptions): void
  /** The journal entries of one callable. */
  calls(callable: CallableName): JournalEntry[]
  /** Clears the journal and the queued modes. */
  reset(): void
  /** Closes the listener and all connections: further calls are refused. */
  stop(): Promise<void>
  /** Listens again on the same port. */
  start(): Promise<void>
}

const portalPath = '/callablesForPortal/'
const paymentsPath = '/payments/'

const callableAt = (method: string | undefined, path: string): CallableName | null => {
  const base = path.startsWith(portalPath) ? 'portal' : 'payments'
  const rest = path.slice((base === 'portal' ? portalPath : paymentsPath).length)
  const found = Object.entries<Callable>(callables).find(
    ([, callable]) => callable.base === base && callable.path === rest && callable.method === method,
  )
  return (found?.[0] as CallableName | undefined) ?? null
}

const readBody = async (request: IncomingMessage, url: URL): Promise<Readonly<Record<string, unknown>>> => {
  if (request.method === 'GET') return Object.fromEntries(url.searchParams)
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString() || '{}') as Readonly<Record<string, unknown>>
}

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** Starts the fake on a free loopback port. The test's teardown closes it. */
export async function startUpstreamFake(t: {
  teardown(run: () => Promise<void>): void
}): Promise<UpstreamFake> {
  const journal: JournalEntry[] = []
  const canaryHits: string[] = []
  const queues = new Map<CallableName | '*', { mode: Mode; options: ModeOptions; left: number }[]>()
  const connections = new WeakMap<Socket, number>()
  let connectionCount = 0

  const nextOf = (name: CallableName | '*') => {
    const queue = queues.get(name) ?? []
    while (queue[0] !== undefined && queue[0].left === 0) queue.shift()
    if (queue[0] !== undefined) queue[0].left--
    return queue[0]
  }

  const canary = createServer((request, response) => {
    canaryHits.push(request.url ?? '')
    response.end('{}')
  })
  const canaryUrl = `http://127.0.0.1:${await listen(canary, 0)}/canary`

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://fake.localhost')
    const callable = callableAt(request.method, url.pathname)
    const body = await readBody(request, url)
    const requestId = request.headers['x-request-id']
    const entry: JournalEntry = {
      callable,
      path: url.pathname,
      body,
      headers: request.headers,
      requestId: typeof requestId === 'string' ? requestId : undefined,
      fits: callable !== null && Value.Check(callables[callable].request.written, body),
      at: performance.now(),
      connection: connections.get(request.socket) ?? 0,
      committed: false,
      aborted: false,
      ended: once(response, 'close'),
    }
    response.on('close', () => {
      entry.aborted = !response.writableFinished
    })
    journal.push(entry)

    const { mode, options } = (callable && nextOf(callable)) ?? nextOf('*') ?? { mode: 'ok', options: {} }
    const good = () => {
      entry.committed = true
      return callable === null ? undefined : goodAnswers[callable](body)
    }
    await modes[mode]({ response, options, good, canaryUrl })
  }

  const createListener = () =>
    createServer((request, response) => {
      // Closing the connection early also ends the reading of the request and the writing of the response.
      answer(request, response).catch(() => response.destroy())
    }).on('connection', (socket) => connections.set(socket, ++connectionCount))

  let server = createListener()
  const port = await listen(server, 0)
  t.teardown(async () => {
    await Promise.all([close(server), close(canary)])
  })

  return {
    address: {
      portalUrl: `http://127.0.0.1:${port}${portalPath.slice(0, -1)}`,
      paymentsUrl: `http://127.0.0.1:${port}${paymentsPath.slice(0, -1)}`,
    },
    journal,
    canaryHits,
    on(callable, mode, options = {}) {
      const queue = queues.get(callable) ?? []
      queue.push({ mode, options, left: options.times ?? Infinity })
      queues.set(callable, queue)
    },
    calls: (callable) => journal.filter((entry) => entry.callable === callable),
    reset() {
      queues.clear()
      journal.length = 0
      canaryHits.length = 0
    },
    stop: () => close(server),
    async start() {
      server = createListener()
      await listen(server, port)
    },
  }
}
