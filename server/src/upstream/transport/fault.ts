import { AppError } from '../../errors.ts'
import type { Callable } from '../callables.ts'
import type { Mismatch } from '../wire/mismatch.ts'

type UpstreamCode = 'upstream_failed' | 'upstream_timeout' | 'upstream_unavailable'

interface FaultEntry {
  readonly code: UpstreamCode
  /** The circuit counts it as a failure of the upstream. */
  readonly countsAsFailure: boolean
  /** A later attempt may succeed, so a call with a backoff retries it (specification, section 7). */
  readonly transient: boolean
}

const failed = { code: 'upstream_failed', countsAsFailure: true, transient: false } as const
const unavailable = { code: 'upstream_unavailable', countsAsFailure: true, transient: true } as const
const local = { code: 'upstream_unavailable', countsAsFailure: false, transient: false } as const

/**
 * Every way a call can fail, and its consequences (contract.md, section 4). The circuit counts neither a rejected
 * request nor a wrong shape: one visitor's bad link, or one professional's bad record, must not open the
 * circuit for all visitors. {@link countsForCircuit} has the exception.
 */
const faults = {
  /** No connection could be made. */
  unreachable: unavailable,
  overloaded: unavailable,
  timeout: { code: 'upstream_timeout', countsAsFailure: true, transient: true },
  /** The connection broke before the response began. */
  unanswered: { ...failed, transient: true },
  /** The connection broke within the response. */
  broken: { ...failed, transient: true },
  server_error: { ...failed, transient: true },
  rejected: { ...failed, countsAsFailure: false },
  unexpected_status: failed,
  too_large: failed,
  encoded: failed,
  empty: failed,
  html: failed,
  not_json: failed,
  wrong_shape: { ...failed, countsAsFailure: false },
  circuit_open: local,
  queue_full: local,
  /** The call waited too long for a permit and was not sent. */
  queue_late: local,
  /** The client left, so nobody waits for the answer. */
  cancelled: local,
  /** The process is overloaded, so it makes no calls for what its caches do not have. */
  shed: local,
  closed: local,
} as const satisfies Record<string, FaultEntry>

export type FaultKind = keyof typeof faults

interface FaultDetails {
  /** Seconds. */
  readonly retryAfter?: number
  readonly status?: number
  /** An error code of Node or undici, such as `ECONNRESET`; never text from the upstream. */
  readonly errorCode?: string
  /** Where a `wrong_shape` breaks the contract. */
  readonly mismatch?: Mismatch
}

const defaultRetryAfterSeconds = 5

/** A failed call. It holds constants, numbers and codes only, never text that the upstream sent. */
export class Fault extends Error {
  readonly kind: FaultKind
  readonly details: FaultDetails

  constructor(kind: FaultKind, details: FaultDetails = {}) {
    super(kind)
    this.name = 'Fault'
    this.kind = kind
    this.details = details
  }

  get countsAsFailure(): boolean {
    return faults[this.kind].countsAsFailure
  }

  /** Whether this process refused the call itself: it says nothing about the upstream. */
  get isLocal(): boolean {
    return faults[this.kind] === local
  }

  get transient(): boolean {
    return faults[this.kind].transient
  }

  /** The details that a log line may contain. */
  get codes(): { status?: number; errorCode?: string } & Partial<Mismatch> {
    const { status, errorCode, mismatch } = this.details
    return {
      ...(status === undefined ? {} : { status }),
      ...(errorCode === undefined ? {} : { errorCode }),
      ...mismatch,
    }
  }

  /** The error for the browser. */
  toAppError(): AppError {
    const { code } = faults[this.kind]
    if (code !== 'upstream_unavailable') return new AppError(code, { cause: this })
    return new AppError(code, {
      retryAfter: this.details.retryAfter ?? defaultRetryAfterSeconds,
      cause: this,
    })
  }
}

/** The fault for a signal that has aborted: the fault that it was aborted with, else `timeout`. */
export const abortFault = (signal: AbortSignal): Fault =>
  signal.reason instanceof Fault ? signal.reason : new Fault('timeout')

/**
 * Whether the circuit counts a fault of this callable as a failure. A 401 and a wrong shape count where the
 * call is not about one record: no visitor can cause them, so the upstream is set up wrongly for everybody.
 */
export function countsForCircuit(
  fault: Fault,
  { aboutOneRecord }: Pick<Callable, 'aboutOneRecord'>,
): boolean {
  if (fault.countsAsFailure || aboutOneRecord) return fault.countsAsFailure
  return fault.kind === 'wrong_shape' || (fault.kind === 'rejected' && fault.details.status === 401)
}

/**
 * The status (400 to 499, except 429) with which the upstream rejected a request. Null for every other error;
 * 429 is excluded because it is transient.
 *
 * @param error what a call of the upstream client rejected with
 */
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

/**
 * The fault for an error of the connection.
 *
 * @param answered whether the head of a response was received
 */
export function faultOfConnection(error: unknown, answered: boolean): Fault {
  if (error instanceof Fault) return error
  const errorCode = errorCodeOf(error)
  if (unreachableCodes.has(errorCode)) return new Fault('unreachable', { errorCode })
  if (timeoutCodes.has(errorCode)) return new Fault('timeout', { errorCode })
  if (closedCodes.has(errorCode)) return new Fault('closed', { errorCode })
  if (brokenCodes.has(errorCode) && !answered) return new Fault('unanswered', { errorCode })
  return new Fault('broken', { errorCode })
}
