import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

import type { Test } from 'tap'

import { createKeySpace } from './key-space.ts'
import { formatReply, readCommands, type RespReply } from './resp.ts'

/**
 * How the stand-in fails: it receives commands but does not execute them (`hang`), executes them but does not
 * answer (`mute`) or answers after 50 ms (`slow`), closes the connection within its next answer (`drop`), or answers every command with an
 * error.
 */
export type RedisFault = 'hang' | 'mute' | 'slow' | 'drop' | { readonly error: string }

/** A small server for the part of the Redis protocol that the product uses. It can be made to fail. */
export interface RedisStandIn {
  readonly url: string
  /** Every received command, in order. */
  readonly received: string[][]
  readonly keySpace: ReturnType<typeof createKeySpace>
  fail(fault: RedisFault): void
  /** Ends the failure. Commands that hung are not executed. */
  heal(): void
  /** Closes the listener and all connections: further connections are refused. The keys are kept. */
  stop(): Promise<void>
  /** Listens again on the same port. */
  start(): Promise<void>
}

export interface RedisStandInOptions {
  /** Milliseconds since the epoch. */
  readonly clock?: () => number
  /** The password that connections must send, if any. */
  readonly password?: string
}

/** Starts a stand-in for Redis on a free port. The test's teardown stops it. */
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

  /** Executes the commands of a connection. Transactions are atomic, as in Redis. */
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
      if (fault === 'slow') {
        setTimeout(() => socket.write(answer), 50)
        return
      }
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
      // A client that waits for a lost answer must not get the answer of a later command.
      for (const socket of sockets) socket.destroy()
    },
    stop,
    start,
  }
}
