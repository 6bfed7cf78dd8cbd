import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Visitors, each with an address and a connection of its own: the server is measured with its rate limits, which
 * admit 60 to 300 requests a minute of one address.
 */
const visitors = 1_000

/** The site sheds load while other work takes the processor. Such a request is sent again after this wait. */
const shedWaitMs = 200
const maxAttempts = 50

export interface LoadResult {
  /** Milliseconds from sending a request to the end of its answer. */
  readonly p50: number
  readonly p99: number
}

export interface Answer {
  readonly status: number
  readonly head: string
  readonly body: Buffer
}

const headEnd = Buffer.from('\r\n\r\n')
const chunkedEnd = Buffer.from('0\r\n\r\n')

/** The length of the answer in the bytes; undefined if it is not complete. */
function answerLength(bytes: Buffer, head: string, bodyAt: number): number | undefined {
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  if (length !== undefined) return bodyAt + Number(length)
  if (!/^transfer-encoding: *chunked/im.test(head)) return bodyAt
  return bytes.subarray(-chunkedEnd.length).equals(chunkedEnd) ? bytes.length : undefined
}

/** A keep-alive connection that sends one request at a time. It opens again after the server closed it. */
class Connection {
  private socket: Socket | undefined
  private received: Buffer | undefined
  private waiting: { request: string; resolve: (answer: Answer) => void } | undefined
  private readonly port: number
  private readonly address: string

  constructor(port: number, address: string) {
    this.port = port
    this.address = address
  }

  send(request: string): Promise<Answer> {
    this.socket ??= this.open()
    return new Promise((resolve) => {
      this.waiting = { request, resolve }
      this.socket?.write(request)
    })
  }

  close(): void {
    this.socket?.destroy()
  }

  private open(): Socket {
    const socket = connect({ port: this.port, host: '127.0.0.1', localAddress: this.address, noDelay: true })
    socket.on('data', (chunk) => this.read(chunk))
    socket.on('error', () => {})
    socket.on('close', () => {
      if (this.socket !== socket) return
      this.socket = undefined
      // The server closed an idle connection while the request was on its way.
      if (!this.waiting) return
      this.socket = this.open()
      this.socket.write(this.waiting.request)
    })
    return socket
  }

  private read(chunk: Buffer): void {
    const bytes = this.received ? Buffer.concat([this.received, chunk]) : chunk
    this.received = bytes
    const end = bytes.indexOf(headEnd)
    if (end === -1) return
    const head = bytes.toString('latin1', 0, end)
    const bodyAt = end + headEnd.length
    const length = answerLength(bytes, head, bodyAt)
    if (length === undefined || bytes.length < length) return
    this.received = undefined
    const { waiting } = this
    this.waiting = undefined
    if (/^connection: *close/im.test(head)) {
      const { socket } = this
      this.socket = undefined
      socket?.destroy()
    }
    waiting?.resolve({ status: Number(head.slice(9, 12)), head, body: bytes.subarray(bodyAt, length) })
  }
}

export interface Load {
  /** Sends the requests, several at a time. Fails if an answer has another status than the row expects. */
  run(paths: readonly string[]): Promise<LoadResult>
  /** Sends one request. */
  get(path: string): Promise<Answer>
}

export interface LoadOptions {
  readonly port: number
  /** The `accept-encoding` header. */
  readonly accepts: string
  readonly status: number
  /** Requests at the same time. */
  readonly inFlight: number
}

/** The connections to each port. All rows share them: the server limits connections, as it does requests. */
const connections = new Map<number, readonly Connection[]>()

function connectionsTo(port: number): readonly Connection[] {
  const open =
    connections.get(port) ??
    Array.from({ length: visitors }, (_, index) => {
      const address = `127.1.${Math.floor(index / 250)}.${(index % 250) + 1}`
      return new Connection(port, address)
    })
  connections.set(port, open)
  return open
}

/** Closes all connections. */
export function closeConnections(): void {
  for (const connection of [...connections.values()].flat()) connection.close()
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)

/** Creates a load on a server. It opens its connections when they are first used. */
export function createLoad({ port, accepts, status, inFlight }: LoadOptions): Load {
  const visitorsOfPort = connectionsTo(port)
  const requestOf = (path: string) =>
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: */*\r\naccept-encoding: ${accepts}\r\n\r\n`
  let turn = 0

  async function get(path: string, attempt = 1): Promise<Answer> {
    const connection = visitorsOfPort[turn++ % visitors]
    if (!connection) throw new Error('a load has visitors')
    const answer = await connection.send(requestOf(path))
    if (answer.status === 503 && attempt < maxAttempts) {
      await wait(shedWaitMs)
      return get(path, attempt + 1)
    }
    if (answer.status !== status) throw new Error(`${path}: ${answer.head}`)
    return answer
  }

  return {
    get: (path) => get(path),
    async run(paths) {
      const times: number[] = []
      let next = 0
      const worker = async () => {
        for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
          const sentAt = performance.now()
          await get(path)
          times.push(performance.now() - sentAt)
        }
      }
      await Promise.all(Array.from({ length: inFlight }, worker))
      const ordered = sorted(times)
      const at = (share: number) => ordered[Math.floor(ordered.length * share)] ?? Number.NaN
      return { p50: at(0.5), p99: at(0.99) }
    },
  }
}

export function median(values: readonly number[]): number {
  const ordered = sorted(values)
  const middle = Math.floor(ordered.length / 2)
  const upper = ordered[middle] ?? Number.NaN
  return ordered.length % 2 === 1 ? upper : (upper + (ordered[middle - 1] ?? Number.NaN)) / 2
}
