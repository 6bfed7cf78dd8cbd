import type { Problem } from '@mestieri/shared/contracts/error.ts'

/** No spinner lasts longer than this (features.md, J6 and J7), unless a call says why it must. */
const defaultTimeoutMs = 15_000

const localProblems = {
  offline: {
    title: 'No connection',
    detail: 'Sembra che tu non sia in linea. Controlla la connessione e riprova.',
  },
  timeout: {
    title: 'No answer in time',
    detail: 'Non abbiamo ricevuto risposta in tempo. Riprova tra poco.',
  },
  unreadable: { title: 'Unreadable answer', detail: 'La risposta non è leggibile. Riprova tra poco.' },
} as const

/** What went wrong before a problem document could arrive. */
export type LocalProblemCode = keyof typeof localProblems

/** A call that did not succeed; `problem.code` tells why, `problem.detail` says it to a person. */
export class ApiError extends Error {
  readonly problem: Problem
  constructor(problem: Problem, cause?: unknown) {
    super(problem.title, { cause })
    this.name = 'ApiError'
    this.problem = problem
  }
}

/** The error of a call that got no answer, or none that can be read. */
export function localError(code: LocalProblemCode, cause?: unknown): ApiError {
  const words = localProblems[code]
  return new ApiError({ type: 'about:blank', status: 0, code, requestId: '', ...words }, cause)
}

/** The error that an answer other than 2xx stands for; a proxy in front of the BFF may answer in its own words. */
export function errorFromResponse(status: number, body: string): ApiError {
  try {
    const problem: unknown = JSON.parse(body)
    if (problem && typeof problem === 'object' && 'code' in problem && 'detail' in problem) {
      return new ApiError(problem as Problem)
    }
  } catch {
    // Not ours.
  }
  return new ApiError({ ...localError('unreadable').problem, status })
}

export interface CallOptions {
  /** Ends the call without an answer; the rejection is then the signal's own reason. */
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number
  /** Is shown the headers of an answer, a errorFromResponse's too, before its body is read. */
  readonly onResponse?: (headers: Headers) => void
}

export interface PostOptions extends CallOptions {
  readonly idempotencyKey?: string
  readonly headers?: Readonly<Record<string, string>>
}

async function call<T>(path: string, init: RequestInit, options: CallOptions): Promise<T> {
  const { signal, timeoutMs = defaultTimeoutMs } = options
  const deadline = AbortSignal.timeout(timeoutMs)
  const failure = (code: LocalProblemCode, cause: unknown): unknown => {
    if (signal?.aborted) return signal.reason
    return localError(deadline.aborted ? 'timeout' : code, cause)
  }
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      ...init,
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
  } catch (cause) {
    throw failure('offline', cause)
  }
  options.onResponse?.(response.headers)
  try {
    if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T
  } catch (cause) {
    throw failure('unreadable', cause)
  }
  throw errorFromResponse(response.status, await response.text().catch(() => ''))
}

/**
 * Reads JSON from the BFF.
 * @param path under /api, with its query
 * @param signal ends the call without an answer; the rejection is then the signal's own reason
 * @throws ApiError with the BFF's problem, or with `offline`, `timeout` or `unreadable`
 */
export function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  return call(path, { headers: { accept: 'application/json' } }, { signal })
}

/**
 * Sends JSON to the BFF and reads its answer; a 204 has none.
 * @param options `idempotencyKey`: a repeat with the same one does not act twice (api.md, section 2); `headers`: more
 * of them, the bot check's say
 * @throws as {@link getJson} does
 */
export function postJson<T>(path: string, body: object, options: PostOptions = {}): Promise<T> {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
    ...options.headers,
  }
  return call(path, { method: 'POST', headers, body: JSON.stringify(body) }, options)
}
