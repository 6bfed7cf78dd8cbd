import type { Socket } from 'node:net'

import fp from 'fastify-plugin'

export interface ConnectionLimits {
  /** Connections at the same time; further ones are closed at once. */
  readonly max: number
  /** Connections of one address, except those of a trusted proxy. */
  readonly maxPerAddress: number
  /** From so many connections on, the ones without a request under way are closed. */
  readonly crowded: number
  /** A connection that has been idle for a shorter time, in milliseconds, is not closed. */
  readonly minIdleMs: number
}

/** The limits of one process (security.md, LD-04). One address is an office or a mobile network at most. */
const connectionLimits: ConnectionLimits = {
  max: 5000,
  maxPerAddress: 500,
  crowded: 4000,
  minIdleMs: 1000,
}

interface ConnectionsOptions {
  readonly limits?: ConnectionLimits | undefined
  /** Whether an address is that of a trusted proxy, whose connections belong to many visitors. */
  readonly isProxy: (address: string) => boolean
}

/**
 * Limits the connections of the server, so that idle ones neither use up its memory nor keep visitors and health
 * checks out.
 */
export const connectionsPlugin = fp<ConnectionsOptions>(
  async (app, { limits = connectionLimits, isProxy }) => {
    const { server } = app
    const { max, maxPerAddress, crowded, minIdleMs } = limits
    const open = new Map<string, number>()
    const connections = new Set<Socket>()
    /** Since when the connections without a request under way are idle, oldest first. */
    const idleSince = new Map<Socket, number>()
    server.maxConnections = max

    function forget(socket: Socket): void {
      connections.delete(socket)
      idleSince.delete(socket)
    }

    /** Closes the connections that have been idle for the longest time while there are too many. */
    function sweep(): void {
      const now = performance.now()
      for (const [socket, since] of idleSince) {
        if (connections.size < crowded || now - since < minIdleMs) return
        forget(socket)
        socket.destroy()
      }
    }

    server.on('connection', (socket: Socket) => {
      const address = socket.remoteAddress ?? ''
      const others = open.get(address) ?? 0
      if (others >= maxPerAddress && !isProxy(address)) {
        socket.destroy()
        return
      }
      open.set(address, others + 1)
      connections.add(socket)
      idleSince.set(socket, performance.now())
      socket.once('close', () => {
        forget(socket)
        const left = (open.get(address) ?? 1) - 1
        if (left === 0) open.delete(address)
        else open.set(address, left)
      })
      sweep()
    })
    // Connections above the maximum are refused unseen.
    server.on('drop', sweep)
    server.on('request', ({ socket }, response) => {
      idleSince.delete(socket)
      response.once('close', () => {
        if (connections.has(socket)) idleSince.set(socket, performance.now())
      })
    })
  },
  { name: 'connections' },
)
