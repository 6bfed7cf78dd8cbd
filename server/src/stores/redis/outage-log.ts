/** The part of the process's logger that logs outages. */
export interface OutageLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

interface OutageLogDeps {
  readonly log: OutageLog
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number
}

/** The time between two log lines about one outage, or about flapping. */
const minIntervalMs = 60_000
/** The number of outages within {@link minIntervalMs} from which on the server is flapping. */
const flappingOutages = 4
/** An outage that lasts so long is logged, also of a server that was flapping. */
const settledMs = 5000

/**
 * The reason of an outage as one word for the log: an error code of the system, or the first word of an error
 * reply. The error itself must not be logged: it has the command with a password or personal data.
 */
export function outageReason(error: unknown): string {
  if (!(error instanceof Error)) return 'closed'
  const previous: unknown =
    'previousErrors' in error && Array.isArray(error.previousErrors) ? error.previousErrors.at(0) : null
  // The error of a refused transaction is generic. The errors of its commands have the cause. The error of a lost
  // connection is its own previous error.
  const cause = previous instanceof Error ? previous : error
  if ('code' in cause && typeof cause.code === 'string') return cause.code.slice(0, 64)
  const [replied] = /^[A-Z]{2,20}(?= )/.exec(cause.message) ?? []
  return cause.name === 'ReplyError' ? (replied ?? 'refused') : cause.name
}

/**
 * Logs outages of a server: a line when one begins, one for each minute that it lasts, and one when it ends. A
 * server whose {@link flappingOutages} outages began within a minute is flapping. Only that is logged then, once a
 * minute, and an outage that lasts {@link settledMs}.
 */
export function createOutageLog({ log, clock }: OutageLogDeps) {
  let since: number | null = null
  /** When the last line about the running outage was logged. Null without a line. */
  let loggedAt: number | null = null
  let begins: readonly number[] = []
  let flappingAt = -Infinity
  let outages = 0

  const isFlapping = (now: number): boolean =>
    begins.length === flappingOutages && now - (begins[0] ?? 0) < minIntervalMs

  function isDue(now: number, began: number): boolean {
    if (loggedAt !== null) return now - loggedAt >= minIntervalMs
    return !isFlapping(now) || now - began >= settledMs
  }

  return {
    /** Must be called for every error that shows that the server is unavailable. */
    begin(error: unknown): void {
      const now = clock()
      if (since === null) {
        since = now
        begins = [...begins, now].slice(-flappingOutages)
        outages += 1
      }
      const reason = outageReason(error)
      if (isDue(now, since)) {
        loggedAt = now
        log.warn(
          { reason, seconds: Math.round((now - since) / 1000) },
          'Redis unavailable, using local stores',
        )
      } else if (since === now && isFlapping(now) && now - flappingAt >= minIntervalMs) {
        flappingAt = now
        log.warn({ reason, outages }, 'Redis flapping, using local stores during its outages')
        outages = 0
      }
    },
    end(): void {
      const seconds = since === null ? 0 : Math.round((clock() - since) / 1000)
      since = null
      if (loggedAt !== null) log.info({ seconds }, 'Redis available again')
      loggedAt = null
    },
  }
}
