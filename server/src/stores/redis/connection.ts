import { Redis } from 'ioredis'

import { keyPrefix } from './commands.ts'
import { withinDeadline } from './deadline.ts'
import { createOutageLog, type OutageLog } from './outage-log.ts'

/** A Redis server as its stores see it: it answers at once, or it is out of reach. */
export interface RedisConnection {
  readonly state: 'up' | 'down'
  /** How many times a store had to do without. */
  readonly fallbacks: number
  /**
   * Runs commands. Never rejects; resolves with undefined where there is no answer within some milliseconds, or none is
   * to be expected: then the commands were carried out or not.
   */
  ask<T>(commands: (client: Redis) => Promise<T>): Promise<T | undefined>
  /**
   * Says what has to be done each time when the server is within reach again, and before anybody may ask it.
   * @param work gives undefined where there is nothing to do; called again until there is not
   */
  onReturn(work: (client: Redis) => Promise<unknown> | undefined): void
  /** Ends the connection; from then on the server is out of reach. */
  close(): void
}

interface RedisConnectionDeps {
  /** `redis:` or `rediss:`, with user, password and number of the database where there are any. */
  readonly url: string
  readonly log: OutageLog
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** How long an answer is waited for; {@link usualAnswerMs} unless said. */
  readonly answerMs?: number
}

/** Less than the 20 ms that a request may lose by a Redis that is down (security.md, LD-09). */
const usualAnswerMs = 15
/** For what no request waits for: a connection, its handshake, the proof that the server is back. */
const patienceMs = 1000
const longestPauseMs = 2000

const pauseBefore = (attempt: number): number => Math.min(50 * 2 ** Math.min(attempt, 10), longestPauseMs)

/**
 * Connects to a Redis server in the background, and again whenever it is lost. One command without an answer is enough:
 * from then on nobody waits for the server, until it has stored something again. So a server that hangs costs the few
 * requests that were the first to notice that wait, and the others nothing.
 */
export function connectRedis(deps: RedisConnectionDeps): RedisConnection {
  const { url, log, clock, answerMs = usualAnswerMs } = deps
  const outage = createOutageLog({ log, clock })
  const works: ((client: Redis) => Promise<unknown> | undefined)[] = []
  let state: RedisConnection['state'] = 'down'
  let fallbacks = 0
  let attempts = 0
  let isProbing = false
  let pause: NodeJS.Timeout | undefined
  let lastError: unknown
  let isClosed = false

  const client = new Redis(url, {
    // Nothing waits for a connection, and nothing is sent twice: the second INCR would count.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: pauseBefore,
    connectTimeout: patienceMs,
    socketTimeout: patienceMs,
    disconnectTimeout: 100,
    // The probe below says more than INFO does, and works without the right to read it.
    enableReadyCheck: false,
    disableClientInfo: true,
    // Understood by servers before Redis 6 too, and all that is needed.
    protocol: 2,
  })

  function lose(error: unknown): void {
    state = 'down'
    outage.begin(error)
  }

  async function probe(): Promise<void> {
    if (isProbing || client.status !== 'ready') return
    isProbing = true
    clearTimeout(pause)
    try {
      // A write: a full server and a replica answer a PING too.
      await client.set(`${keyPrefix}probe`, '1', 'PX', patienceMs)
      for (;;) {
        const running = works.map((work) => work(client)).filter((work) => work !== undefined)
        if (running.length === 0) break
        // oxlint-disable-next-line no-await-in-loop -- what came meanwhile follows
        await Promise.all(running)
      }
      if (isClosed) return
      state = 'up'
      attempts = 0
      outage.end()
    } catch (error) {
      if (isClosed) return
      lose(error)
      attempts += 1
      // With the connection gone the next one's first step is to ask again.
      pause = setTimeout(() => void probe(), pauseBefore(attempts))
    } finally {
      isProbing = false
    }
  }

  // Without a listener the client would write errors, and what they hang on, to the console.
  client.on('error', (error) => {
    lastError = error
  })
  client.on('ready', () => {
    lastError = undefined
    void probe()
  })
  client.on('close', () => {
    if (!isClosed) lose(lastError)
  })

  return {
    get state() {
      return state
    },
    get fallbacks() {
      return fallbacks
    },
    async ask(commands) {
      if (state === 'up') {
        try {
          return await withinDeadline(commands(client), answerMs)
        } catch (error) {
          lose(error)
          void probe()
        }
      }
      fallbacks += 1
      return undefined
    },
    onReturn: (work) => void works.push(work),
    close() {
      isClosed = true
      state = 'down'
      clearTimeout(pause)
      client.disconnect()
    },
  }
}
