import { connect, type Server, type Socket } from 'node:net'

/** Measures how long a new connection waits until this process accepts it. */
export interface AcceptProbe {
  /** Opens a connection to the server itself, unless one is waiting already or was accepted a moment ago. */
  start(): void
  /** How long the connection that is waiting now has waited, in milliseconds; 0 if there is none. */
  waitMs(): number
  /** Returns the longest wait since the last call. */
  takeLongestMs(): number
  /** Closes a connection that is waiting. */
  stop(): void
}

/** Milliseconds between two connections. */
const pauseMs = 50

/** The address at which this machine reaches a server that listens on all addresses. */
const loopback: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/**
 * Creates an {@link AcceptProbe}. libuv accepts one connection in each turn of the event loop. The others
 * wait in the kernel, where the process does not see them: its event loop may be on time while new visitors
 * wait for seconds.
 */
export function createAcceptProbe(server: Server, clock: () => number): AcceptProbe {
  let waiting: { readonly socket: Socket; readonly since: number } | undefined
  let longestMs = 0
  let endedAt = Number.NEGATIVE_INFINITY

  const waitMs = () => (waiting ? clock() - waiting.since : 0)

  /** Ends the measurement. The wait of a connection that failed or was refused counts too. */
  function end(): void {
    if (!waiting) return
    longestMs = Math.max(longestMs, waitMs())
    endedAt = clock()
    const { socket } = waiting
    waiting = undefined
    socket.destroy()
  }

  server.on('connection', (accepted: Socket) => {
    if (!waiting || accepted.remotePort !== waiting.socket.localPort) return
    accepted.destroy()
    end()
  })

  return {
    start() {
      const address = server.address()
      if (waiting || address === null || typeof address === 'string' || clock() - endedAt < pauseMs) return
      const socket = connect({ port: address.port, host: loopback[address.address] ?? address.address })
      waiting = { socket: socket.unref(), since: clock() }
      socket.once('error', end).once('close', end)
    },
    waitMs,
    takeLongestMs() {
      const taken = Math.max(longestMs, waitMs())
      longestMs = 0
      return taken
    },
    stop: end,
  }
}
