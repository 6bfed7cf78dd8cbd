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

/** The minimum time between two log lines about outages. */
const minIntervalMs = 60_000

/**
 * The reason of an outage as one word for the log: an error code of the system, or the first word of an error
 * reply. The error itself must not be logged: it has the command with a password or personal data.
 */
export function outageReason(error: unknown): string {
  if (!(error instanceof Error)) return 'closed'
  const { previousErrors } = error as { previousErrors?: readonly Error[] }
  // The error of a refused transaction is generic. The errors of its commands have the cause.
  if (previousErrors?.[0]) return outageReason(previousErrors[0])
  if ('code' in error && typeof error.code === 'string') return error.code.slice(0, 64)
  const [replied] = /^[A-Z]{2,20}(?= )/.exec(error.message) ?? []
  return error.name === 'ReplyError' ? (replied ?? 'refused') : error.name
}

/** Logs outages of a server: at most one line per minute, and one line when a logged outage ends. */
export function createOutageLog({ log, clock }: OutageLogDeps) {
  let since: number | null = null
  let loggedAt = -Infinity
  let isLogged = false

  return {
    /** Must be called for every error that shows that the server is unavailable. */
    begin(error: unknown): void {
      const now = clock()
      since ??= now
      if (now - loggedAt < minIntervalMs) return
      loggedAt = now
      isLogged = true
      const fields = { reason: outageReason(error), seconds: Math.round((now - since) / 1000) }
      log.warn(fields, 'Redis unavailable, using local stores')
    },
    end(): void {
      const seconds = since === null ? 0 : Math.round((clock() - since) / 1000)
      since = null
      if (isLogged) log.info({ seconds }, 'Redis available again')
      isLogged = false
    },
  }
}
