import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

import type { Test } from 'tap'

import { createKeySpace } from './key-space.ts'
import { formatReply, readCommands, type RespReply } from './resp.ts'

/**
 * How the stand-in misbehaves: it takes everything and does nothing (`hang`), it does what it is told and says nothing
 * (`mute`), it breaks off in the middle of its next answer (`drop`), or it refuses all commands with an error.
 */
export type RedisFault = 'hang' | 'mute' | 'drop' | { readonly error: string }

/** A small server that speaks the part of Redis' protocol that this product uses, and can be told to misbehave. */
export interface RedisStandIn {
  readonly url: string
  /** Every command that arrived, in order. */
  readonly received: string[][]
  readonly keySpace: ReturnType<typeof createKeySpace>
  fail(fault: RedisFault): void
  /** Behaves again; what hung until then is lost. */
  heal(): void
  /** Ends the listener and every connection: the next one is refused. Its keys stay. */
  stop(): Promise<void>
  /** Listens again, on the same port. */
  start(): Promise<void>
}

export interface RedisStandInOptions {
  /** Milliseconds since the epoch. */
  readonly clock?: () => number
  /** Asked of every connection, where there is one. */
  readonly password?: string
}

/** Starts a stand-in for Redis on a free port; the test's end stops it. */
export async function startRedisStandIn(
  t: Test,
  { clock = Date.now, password }: RedisStandInOptions = {},
): Promise<RedisStandIn> {
  const keySpace = createKeySpace(clock)
  const received: string[][] = []
  const sockets = new Set<Socket>()
  let fault: RedisFault | null = null
  let server: Server | undefined
  let port = 0

  /** Carries out a connection's commands; transactions in one go, as Redis does. */
  function createSession(): (command: string[]) => RespReply {
    let isKnown = password === undefined
    let queue: string[][] | null = null
    return (command) => {
      const name = command[0]?.toLowerCase()
      if (name === 'auth') {
        isKnown = command.at(-1) === password
        return isKnown ? 'OK' : new Error('WRONGPASS invalid username-password pair or user is disabled.')
      }
      if (!isKnown) return new Error('NOAUTH Authentication required.')
      if (name === 'select') return 'OK'
      if (name === 'multi') {
        queue = []
        return 'OK'
      }
      const refusal = fault !== null && typeof fault === 'object' ? new Error(fault.error) : null
      if (name === 'exec') {
        const commands = queue ?? []
        queue = null
        if (refusal) return new Error('EXECABORT Transaction discarded because of previous errors.')
        return commands.map((queued) => keySpace.run(queued))
      }
      if (refusal) return refusal
      if (queue === null) return keySpace.run(command)
      queue.push(command)
      return 'QUEUED'
    }
  }

  function serve(socket: Socket): void {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    const carryOut = createSession()
    let pending: Buffer = Buffer.alloc(0)
    socket.on('data', (bytes) => {
      const { commands, rest } = readCommands(Buffer.concat([pending, bytes]))
      pending = rest
      received.push(...commands)
      if (fault === 'hang') return
      const answer = commands.map((command) => formatReply(carryOut(command))).join('')
      if (fault === 'mute') return
      if (fault !== 'drop') {
        socket.write(answer)
        return
      }
      fault = null
      socket.end(answer.slice(0, Math.ceil(answer.length / 2)))
    })
  }

  async function start(): Promise<void> {
    server = createServer({ noDelay: true }, serve).listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }

  async function stop(): Promise<void> {
    if (!server?.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  await start()
  t.teardown(stop)
  return {
    url: `redis://127.0.0.1:${port}`,
    received,
    keySpace,
    fail: (wanted) => void (fault = wanted),
    heal() {
      fault = null
      // Whoever waited for an answer will not get the next one's.
      for (const socket of sockets) socket.destroy()
    },
    stop,
    start,
  }
}
