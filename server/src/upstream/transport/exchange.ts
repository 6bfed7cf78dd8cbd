import { Readable } from 'node:stream'

import type { Dispatcher } from 'undici'

import type { Callable } from '../callables.ts'
import type { TraceContext } from '../trace-context.ts'
import { discard, readText } from './body.ts'
import { abortFault, Fault, faultOfConnection } from './fault.ts'
import type { GroupPool } from './pools.ts'
import { StreamedRequest } from './streamed-request.ts'

/** A complete HTTP response, not yet checked against the callable's contract. */
export interface RawResponse {
  readonly status: number
  readonly contentType: string
  /** The `retry-after` header in seconds, at most 60; null if it is missing or not a positive integer. */
  readonly retryAfter: number | null
  /** The body. Empty if an error response was too long or broke off. */
  readonly text: string
}

interface ExchangeOptions {
  readonly callable: Callable
  readonly request: object
  readonly requestId: string
  readonly trace?: TraceContext | undefined
  readonly signal: AbortSignal
}

/** The longest error body that is read; the connection of a longer one is closed. */
const maxErrorBytes = 64 * 1024
const maxRetryAfterSeconds = 60

const headerText = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value.join(', ') : value) ?? ''

const readRetryAfter = (header: string): number | null => {
  const seconds = /^\d{1,5}$/.test(header) ? Number(header) : 0
  return seconds > 0 ? Math.min(seconds, maxRetryAfterSeconds) : null
}

const isUnencoded = (contentEncoding: string) => contentEncoding === '' || contentEncoding === 'identity'

const send = ({ pool, basePath }: GroupPool, options: ExchangeOptions) => {
  const { callable, request, requestId, trace, signal } = options
  const path = `${basePath}/${callable.path}`
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    'x-request-id': requestId,
    ...trace,
  }
  if (callable.method === 'GET') {
    const query = new URLSearchParams(request as Record<string, string>)
    return pool.request({ method: 'GET', path: `${path}?${query.toString()}`, headers, signal })
  }
  const posted = { ...headers, 'content-type': 'application/json' }
  if (request instanceof StreamedRequest) {
    const body = Readable.from(request.open(), { objectMode: false })
    const streamed = { ...posted, 'content-length': String(request.length) }
    return pool.request({ method: 'POST', path, headers: streamed, body, signal })
  }
  return pool.request({ method: 'POST', path, headers: posted, body: JSON.stringify(request), signal })
}

const readAnswer = async (callable: Callable, response: Dispatcher.ResponseData): Promise<string> => {
  const { body, headers, statusCode } = response
  const isAnswer = statusCode === 200
  // The request asks for `identity`. Other encodings are refused unread: they could be a decompression bomb.
  if (isAnswer && !isUnencoded(headerText(headers['content-encoding']))) {
    discard(body)
    throw new Fault('encoded')
  }
  const maxBytes = isAnswer ? callable.maxBytes : maxErrorBytes
  if (Number(headerText(headers['content-length'])) > maxBytes) {
    discard(body)
    if (isAnswer) throw new Fault('too_large')
    return ''
  }
  const text = await readText(body, maxBytes)
  if (text === null && isAnswer) throw new Fault('too_large')
  return text ?? ''
}

/**
 * Sends one request and reads the whole response, whatever its status. It does not follow redirects.
 *
 * @throws {Fault} if the connection fails, the signal aborts, or a 200 response is too long or encoded
 */
export async function exchange(pool: GroupPool, options: ExchangeOptions): Promise<RawResponse> {
  let status = 0
  try {
    const response = await send(pool, options)
    status = response.statusCode
    const text = await readAnswer(options.callable, response)
    return {
      status,
      contentType: headerText(response.headers['content-type']),
      retryAfter: readRetryAfter(headerText(response.headers['retry-after'])),
      text,
    }
  } catch (error) {
    if (options.signal.aborted) throw abortFault(options.signal)
    // For an error response the status is enough, so a broken body does not matter.
    if (status !== 0 && status !== 200) return { status, contentType: '', retryAfter: null, text: '' }
    throw faultOfConnection(error, status !== 0)
  }
}
