import type { Problem } from '@mestieri/shared/contracts/error.ts'

/** No spinner lasts longer than this (features.md, J6 and J7). */
const timeoutMs = 15_000

const localProblems = {
  offline: {
    title: 'No connection',
    detail: 'Sembra che tu non sia in linea. Controlla la connessione e riprova.',
  },
  timeout: { title: 'No answer in time', detail: 'Non abbiamo ricevuto risposta in tempo. Riprova tra poco.' },
  unreadable: { title: 'Unreadable answer', detail: 'La risposta non è leggibile. Riprova tra poco.' },
} as const

/** A call that did not succeed; `problem.code` tells why, `problem.detail` says it to a person. */
export class ApiError extends Error {
  readonly problem: Problem
  constructor(problem: Problem, cause?: unknown) {
    super(problem.title, { cause })
    this.name = 'ApiError'
    this.problem = problem
  }
}

function localError(code: keyof typeof localProblems, cause?: unknown): ApiError {
  const words = localProblems[code]
  return new ApiError({ type: 'about:blank', status: 0, code, requestId: '', ...words }, cause)
}

async function readProblem(response: Response): Promise<Problem> {
  try {
    const body: unknown = await response.json()
    if (body && typeof body === 'object' && 'code' in body && 'detail' in body) return body as Problem
  } catch {
    // A proxy in front of the BFF answered in its own words.
  }
  return { ...localError('unreadable').problem, status: response.status }
}

/**
 * Reads JSON from the BFF.
 * @param path under /api, with its query
 * @param signal ends the call without an answer; the rejection is then the signal's own reason
 * @throws ApiError with the BFF's problem, or with `offline`, `timeout` or `unreadable`
 */
export async function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  const deadline = AbortSignal.timeout(timeoutMs)
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      headers: { accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    throw localError(deadline.aborted ? 'timeout' : 'offline', cause)
  }
  if (!response.ok) throw new ApiError(await readProblem(response))
  try {
    return (await response.json()) as T
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    throw localError(deadline.aborted ? 'timeout' : 'unreadable', cause)
  }
}
