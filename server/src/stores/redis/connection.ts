import { Redis } from 'ioredis'

import { keyPrefix } from './commands.ts'
import { withinDeadline } from './deadline.ts'
import { createOutageLog, type OutageLog } from './outage-log.ts'

/** A connection to a Redis server, which answers within milliseconds or counts as down. */
export interface RedisConnection {
  readonly state: 'up' | 'down'
  /** How many times `run` resolved with undefined because the server was unavailable. */
  readonly fallbacks: number
  /**
   * Runs commands. Never rejects. Resolves with undefined if the server is down, fails, or does not answer
   * within `answerMs`; the commands may still have been executed.
   */
  run<T>(commands: (client: Redis) => Promise<T>): Promise<T | undefined>
  /**
   * Registers a task that runs after every reconnection, before the state becomes `up`.
   *
   * @param task starts the work that is due, or returns undefined if there is none; it is called until all
   * tasks return undefined
   */
  onReconnect(task: (client: Redis) => Promise<unknown> | undefined): void
  /** Closes the connection; the state stays `down`. */
  close(): void
}

interface RedisConnectionDeps {
  /** A `redis:` or `rediss:` URL, with an optional user, password and database number. */
  readonly url: string
  readonly log: OutageLog
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number
  /** Milliseconds to wait for an answer. Default: {@link defaultAnswerMs}. */
  readonly answerMs?: number
}

/** Less than the 20 ms by which an unavailable Redis may delay a request (security.md, LD-09). */
const defaultAnswerMs = 15
/** The timeout of work that no request waits for: the connection and its handshake. */
const backgroundTimeoutMs = 1000
const maxRetryDelayMs = 2000

const retryDelay = (attempt: number): number => Math.min(50 * 2 ** Math.min(attempt, 10), maxRetryDelayMs)

/**
 * Connects to a Redis server in the background, and reconnects when the connection breaks. After one command
 * without an answer the server counts as down until a probe has written a key within the same time. So a
 * hanging server delays only the requests that run at that moment.
 */
export function connectRedis(deps: RedisConnectionDeps): RedisConnection {
  const { url, log, clock, answerMs = defaultAnswerMs } = deps
  const outage = createOutageLog({ log, clock })
  const reconnectTasks: ((client: Redis) => Promise<unknown> | undefined)[] = []
  let state: RedisConnection['state'] = 'down'
  let fallbacks = 0
  let failedProbes = 0
  let isProbing = false
  let probeTimer: NodeJS.Timeout | undefined
  let lastError: unknown
  let isClosed = false

  const client = new Redis(url, {
    // Commands must not wait for a connection, and must not be sent twice: a repeated INCR would count twice.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: retryDelay,
    connectTimeout: backgroundTimeoutMs,
    socketTimeout: backgroundTimeoutMs,
    disconnectTimeout: 100,
    // The probe below replaces the check with INFO, which may need a permission that our user does not have.
    enableReadyCheck: false,
    disableClientInfo: true,
    // RESP 2 is enough for our commands, and servers before Redis 6 support it too.
    protocol: 2,
  })

  function markDown(error: unknown): void {
    state = 'down'
    outage.begin(error)
  }

  async function probe(): Promise<void> {
    if (isProbing || client.status !== 'ready') return
    isProbing = true
    clearTimeout(probeTimer)
    try {
      // A write, because a full server or a read-only replica would still answer PING.
      // Within the time of a request: with a slower server the state would alternate at each request (O13).
      await withinDeadline(client.set(`${keyPrefix}probe`, '1', 'PX', backgroundTimeoutMs), answerMs)
      for (;;) {
        const running = reconnectTasks.map((task) => task(client)).filter((work) => work !== undefined)
        if (running.length === 0) break
        // oxlint-disable-next-line no-await-in-loop -- work that arrived meanwhile needs another round
        await Promise.all(running)
      }
      if (isClosed) return
      state = 'up'
      failedProbes = 0
      outage.end()
    } catch (error) {
      if (isClosed) return
      markDown(error)
      failedProbes += 1
      // If the connection is closed by then, `probe` does nothing: the next `ready` event starts a probe.
      probeTimer = setTimeout(() => void probe(), retryDelay(failedProbes))
    } finally {
      isProbing = false
    }
  }

  // Without a listener ioredis writes errors to the console, with command arguments such as passwords.
  client.on('error', (error) => {
    lastError = error
  })
  client.on('ready', () => {
    lastError = undefined
    void probe()
  })
  client.on('close', () => {
    if (!isClosed) markDown(lastError)
  })

  return {
    get state() {
      return state
    },
    get fallbacks() {
      return fallbacks
    },
    async run(commands) {
      if (state === 'up') {
        try {
          return await withinDeadline(commands(client), answerMs)
        } catch (error) {
          markDown(error)
          void probe()
        }
      }
      fallbacks += 1
      return undefined
    },
    onReconnect: (task) => void reconnectTasks.push(task),
    close() {
      isClosed = true
      state = 'down'
      clearTimeout(probeTimer)
      client.disconnect()
    },
  }
}
