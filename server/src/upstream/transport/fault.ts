import { AppError } from '../../errors.ts'

type UpstreamCode = 'upstream_failed' | 'upstream_timeout' | 'upstream_unavailable'

interface FaultEntry {
  readonly code: UpstreamCode
  /** Speaks against the upstream's health, so the circuit counts it. */
  readonly ill: boolean
  /** May pass by itself, so a patient call tries again (specification, section 7). */
  readonly passing: boolean
}

const failed = { code: 'upstream_failed', ill: true, passing: false } as const
const unavailable = { code: 'upstream_unavailable', ill: true, passing: true } as const
const ours = { code: 'upstream_unavailable', ill: false, passing: false } as const

/**
 * Everything that can go wrong with a call, and what it means (api.md, section 4). A rejected request and a
 * wrong shape do not count for the circuit: a visitor's bad link, or one professional's bad record, must not
 * shut everybody out.
 */
const faults = {
  /** No connection could be made. */
  unreachable: unavailable,
  overloaded: unavailable,
  timeout: { code: 'upstream_timeout', ill: true, passing: true },
  /** The connection broke before the answer began. */
  unanswered: { ...failed, passing: true },
  /** The connection broke within the answer. */
  broken: { ...failed, passing: true },
  server_error: { ...failed, passing: true },
  rejected: { ...failed, ill: false },
  unexpected_status: failed,
  too_large: failed,
  encoded: failed,
  empty: failed,
  html: failed,
  not_json: failed,
  wrong_shape: { ...failed, ill: false },
  circuit_open: ours,
  queue_full: ours,
  closed: ours,
} as const satisfies Record<string, FaultEntry>

export type FaultKind = keyof typeof faults

interface FaultDetails {
  /** Seconds. */
  readonly retryAfter?: number
  readonly status?: number
  /** Node's or undici's error code; a constant word, never a text of upstream's. */
  readonly errorCode?: string
}

const usualRetryAfter = 5

/** A call that failed, told in constant words only: nothing that upstream sent is ever part of it. */
export class Fault extends Error {
  readonly kind: FaultKind
  readonly details: FaultDetails

  constructor(kind: FaultKind, details: FaultDetails = {}) {
    super(kind)
    this.name = 'Fault'
    this.kind = kind
    this.details = details
  }

  get ill(): boolean {
    return faults[this.kind].ill
  }

  get passing(): boolean {
    return faults[this.kind].passing
  }

  /** What a log line may add to the kind. */
  get codes(): { status?: number; errorCode?: string } {
    const { status, errorCode } = this.details
    return { ...(status === undefined ? {} : { status }), ...(errorCode === undefined ? {} : { errorCode }) }
  }

  /** The error that the browser may see. */
  toAppError(): AppError {
    const { code } = faults[this.kind]
    if (code !== 'upstream_unavailable') return new AppError(code, { cause: this })
    return new AppError(code, { retryAfter: this.details.retryAfter ?? usualRetryAfter, cause: this })
  }
}

/** The status, 400 to 499, of a refusal that a call failed with; null for any other failure. 429 is none: it may pass. */
export function refusalStatus(error: unknown): number | null {
  const fault = error instanceof AppError ? error.cause : undefined
  return fault instanceof Fault && fault.kind === 'rejected' ? (fault.details.status ?? null) : null
}

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'EACCES',
])
const timeoutCodes = new Set(['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT'])
const closedCodes = new Set(['UND_ERR_CLOSED', 'UND_ERR_DESTROYED'])
const brokenCodes = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', 'ECONNABORTED'])

const errorCodeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'UNKNOWN'
  const { code } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? code : error.name
}

/** The fault behind an error of the connection; `answered` once the head of an answer was read. */
export function faultOfConnection(error: unknown, answered: boolean): Fault {
  if (error instanceof Fault) return error
  const errorCode = errorCodeOf(error)
  if (unreachableCodes.has(errorCode)) return new Fault('unreachable', { errorCode })
  if (timeoutCodes.has(errorCode)) return new Fault('timeout', { errorCode })
  if (closedCodes.has(errorCode)) return new Fault('closed', { errorCode })
  if (brokenCodes.has(errorCode) && !answered) return new Fault('unanswered', { errorCode })
  return new Fault('broken', { errorCode })
}
