import type { LocalProblemCode, Problem } from '@mestieri/shared/contracts/error.ts'
import type { EndpointAddress, EndpointAt, EndpointName } from '@mestieri/shared/contracts/site/addresses.ts'
import type {
  EndpointAnswer,
  EndpointBody,
  EndpointParams,
  EndpointQuery,
  IdempotentEndpoint,
} from '@mestieri/shared/contracts/site/endpoints.ts'

/** Default deadline of a call in ms: no spinner lasts longer (features.md, J6 and J7). */
const defaultTimeoutMs = 15_000

/** How often a request that a busy server refused is sent again. */
const maxRepeats = 2

/** A server that names a longer wait has an upstream that is down. */
const maxWaitSeconds = 3

/**
 * Fetches, and repeats a request that a busy server refused before it acted on it. The server names the seconds after
 * which it may be sent again (contract.md, section 2). Without this the visitor has to press 'Riprova'.
 */
async function fetchRepeatedly(
  target: string,
  init: RequestInit & { readonly signal: AbortSignal },
  repeatsLeft: number,
): Promise<Response> {
  const response = await fetch(target, init)
  const seconds = Number(response.headers.get('retry-after'))
  const isBusy = response.status === 503 && seconds > 0 && seconds <= maxWaitSeconds
  if (!isBusy || repeatsLeft === 0) return response
  await new Promise((resolve) => {
    setTimeout(resolve, seconds * 1_000)
    // The next fetch rejects at once with the reason.
    init.signal.addEventListener('abort', resolve)
  })
  return fetchRepeatedly(target, init, repeatsLeft - 1)
}

/** What the visitor reads if there is no problem document. */
const localProblems = {
  offline: 'Sembra che tu non sia in linea. Controlla la connessione e riprova.',
  timeout: 'Non abbiamo ricevuto risposta in tempo. Riprova tra poco.',
  unreadable: 'La risposta non è leggibile. Riprova tra poco.',
} as const satisfies Record<LocalProblemCode, string>

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
export function localError(code: LocalProblemCode, cause?: unknown, status = 0): ApiError {
  const detail = localProblems[code]
  return new ApiError({ type: 'about:blank', title: code, status, code, detail, requestId: '' }, cause)
}

/**
 * Makes the error of a non-2xx response. A body that is no problem document, such as a proxy's error page,
 * gives the code `unreadable`.
 */
export function errorFromResponse(status: number, body: string): ApiError {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the next line checks it
    const problem = JSON.parse(body) as Partial<Problem> | null
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the BFF sends all its fields
    if (problem?.code && typeof problem.detail === 'string') return new ApiError(problem as Problem)
  } catch {
    // Not JSON, so not from the BFF.
  }
  return localError('unreadable', undefined, status)
}

export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Deadline of the whole call; 15 s by default. */
  readonly timeoutMs?: number
  /** Further headers, such as those of the bot check. */
  readonly headers?: Readonly<Record<string, string>>
  /** Receives the response headers, also of an error response, before the body is read. */
  readonly onResponse?: (headers: Headers) => void
}

/** A part of a request: absent where the endpoint takes none, optional where all its fields are. */
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: never }
  : Partial<Value> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value }

/** The parameters of an endpoint's address. */
export type AddressParts<Name extends EndpointName> = Part<'params', EndpointParams<Name>> &
  Part<'query', EndpointQuery<Name>>

/** What a call of an endpoint takes, with its options. */
export type CallRequest<Name extends EndpointName> = AddressParts<Name> &
  ([EndpointBody<Name>] extends [undefined]
    ? { readonly body?: never }
    : { readonly body: EndpointBody<Name> }) &
  // A repeat with the same key does not act twice (contract.md, section 2).
  (Name extends IdempotentEndpoint
    ? { readonly idempotencyKey: string }
    : { readonly idempotencyKey?: never }) &
  CallOptions

/** The addresses of the endpoints that answer with JSON, or with nothing. */
export type CallableAddress = {
  [Address in EndpointAddress]: [EndpointAnswer<EndpointAt<Address>>] extends [never] ? never : Address
}[EndpointAddress]

export type Arguments<Request> = Partial<Request> extends Request ? [request?: Request] : [request: Request]

type Values = Readonly<Record<string, string | number | undefined>>

export interface Parts {
  readonly params?: Values
  readonly query?: Values
}

/** The method and the URL of a call. Empty values of the query are left out. */
export function targetOf(address: EndpointAddress, { params, query = {} }: Parts): readonly string[] {
  const search = new URLSearchParams()
  for (const key in query) {
    const value = String(query[key] ?? '')
    if (value) search.set(key, value)
  }
  const url = address.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''))
  return (search.size > 0 ? `${url}?${search.toString()}` : url).split(' ')
}

/**
 * Calls an endpoint and reads its answer; a 204 gives undefined. Sends a request again that a busy server refused, if it
 * cannot act twice.
 * @throws {ApiError} with the BFF's problem, or with `offline`, `timeout` or `unreadable`; the signal's reason if the
 * signal aborts the call
 */
async function call<Address extends CallableAddress>(
  address: Address,
  ...[request]: Arguments<CallRequest<EndpointAt<Address>>>
): Promise<EndpointAnswer<EndpointAt<Address>>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all requests are of these parts
  const options = (request ?? {}) as CallOptions &
    Parts & { readonly body?: object; readonly idempotencyKey?: string }
  const { signal, body, idempotencyKey } = options
  const [method = '', target = ''] = targetOf(address, options)
  const deadline = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs)
  const failure = (code: LocalProblemCode, cause: unknown): unknown => {
    if (signal?.aborted) return signal.reason
    return localError(deadline.aborted ? 'timeout' : code, cause)
  }
  const init = {
    method,
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...options.headers,
    },
    body: body ? JSON.stringify(body) : null,
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  }
  let response: Response
  try {
    // Other requests may act twice.
    const isRepeatable = method === 'GET' || idempotencyKey !== undefined
    response = await fetchRepeatedly(target, init, isRepeatable ? maxRepeats : 0)
  } catch (cause) {
    throw failure('offline', cause)
  }
  options.onResponse?.(response.headers)
  try {
    // The BFF checks its answers against the schema that the type is made from.
    type Answer = EndpointAnswer<EndpointAt<Address>>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer
  } catch (cause) {
    throw failure('unreadable', cause)
  }
  throw errorFromResponse(response.status, await response.text().catch(() => ''))
}

/** The site's API. The compiler checks addresses, requests and answers against the table of endpoints. */
export const api = { call }
