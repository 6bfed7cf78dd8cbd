/** Where outages are told; a part of the process's logger. */
export interface OutageLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

interface OutageLogDeps {
  readonly log: OutageLog
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

/** Between two lines about an outage, or about several that follow each other. */
const quietMs = 60_000

/**
 * Why a server is out of reach, in a word: a code of the system's, or the one that its error replies begin with. Never
 * the error itself, on which the command hangs, with a password or a person's data.
 */
export function outageReason(error: unknown): string {
  if (!(error instanceof Error)) return 'closed'
  const { previousErrors } = error as { previousErrors?: readonly Error[] }
  // A transaction that was not accepted says so; its commands say why.
  if (previousErrors?.[0]) return outageReason(previousErrors[0])
  if ('code' in error && typeof error.code === 'string') return error.code.slice(0, 64)
  const [replied] = /^[A-Z]{2,20}(?= )/.exec(error.message) ?? []
  return error.name === 'ReplyError' ? (replied ?? 'refused') : error.name
}

/** Tells of a server's outages: at most one line a minute, and one when a told one is over. */
export function createOutageLog({ log, clock }: OutageLogDeps) {
  let since: number | null = null
  let toldAt = -Infinity
  let isTold = false

  return {
    /** To be called at every sign that the server is out of reach. */
    begin(error: unknown): void {
      const now = clock()
      since ??= now
      if (now - toldAt < quietMs) return
      toldAt = now
      isTold = true
      const fields = { reason: outageReason(error), seconds: Math.round((now - since) / 1000) }
      log.warn(fields, 'Redis is out of reach: this process counts and remembers for itself')
    },
    end(): void {
      const seconds = since === null ? 0 : Math.round((clock() - since) / 1000)
      since = null
      if (isTold) log.info({ seconds }, 'Redis is within reach again')
      isTold = false
    },
  }
}
