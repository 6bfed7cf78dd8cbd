import type { Problem } from '@mestieri/shared/contracts/error.ts'

/** Default deadline of a call in ms: no spinner lasts longer (features.md, J6 and J7). */
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

/** Codes of failures without a problem document from the BFF. */
export type LocalProblemCode = keyof typeof localProblems

/** A failed call. The program reads `problem.code`; the visitor reads `problem.detail`, in Italian. */
export class ApiError extends Error {
  readonly problem: Problem
  constructor(problem: Problem, cause?: unknown) {
    super(problem.title, { cause })
    this.name = 'ApiError'
    this.problem = problem
  }
}

/** Makes the error of a call without a response, or with an unreadable one. */
export function localError(code: LocalProblemCode, cause?: unknown): ApiError {
  const texts = localProblems[code]
  return new ApiError({ type: 'about:blank', status: 0, code, requestId: '', ...texts }, cause)
}

/**
 * Makes the error of a non-2xx response. A body that is no problem document, such as a proxy's error page,
 * gives the code `unreadable`.
 */
export function errorFromResponse(status: number, body: string): ApiError {
  try {
    const problem: unknown = JSON.parse(body)
    if (problem && typeof problem === 'object' && 'code' in problem && 'detail' in problem) {
      return new ApiError(problem as Problem)
    }
  } catch {
    // Not JSON, so not from the BFF.
  }
  return new ApiError({ ...localError('unreadable').problem, status })
}

export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Deadline of the whole call; 15 s by default. */
  readonly timeoutMs?: number
  /** Receives the response headers, also of an error response, before the body is read. */
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
 * @param path relative to /api, query included
 * @param signal aborts the call, which then rejects with the signal's reason
 * @throws {ApiError} with the BFF's problem, or with `offline`, `timeout` or `unreadable`
 */
export function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  return call(path, { headers: { accept: 'application/json' } }, { signal })
}

/**
 * Posts JSON to the BFF and reads the JSON response; a 204 gives undefined.
 * @param options `idempotencyKey`: repeated requests with one key act once (contract.md, section 2); `headers`:
 * extra headers, such as those of the bot check
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
