import { Readable } from 'node:stream'

import type { Dispatcher } from 'undici'

import type { Callable } from '../callables.ts'
import { discard, readText } from './body.ts'
import { Fault, faultOfConnection } from './fault.ts'
import type { GroupPool } from './pools.ts'
import { StreamedRequest } from './streamed-request.ts'

/** An answer read to its end. */
export interface Exchanged {
  readonly status: number
  readonly contentType: string
  /** Seconds, where upstream asked for a pause in a way that can be followed. */
  readonly retryAfter: number | null
  /** Empty where only the status matters. */
  readonly text: string
}

interface ExchangeOptions {
  readonly callable: Callable
  readonly request: object
  readonly requestId: string
  readonly signal: AbortSignal
}

/** Enough for any error text; a longer one is given up with its connection. */
const maxErrorBytes = 64 * 1024
const longestPause = 60

const single = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value.join(', ') : value) ?? ''

const secondsOf = (header: string): number | null => {
  const seconds = /^\d{1,5}$/.test(header) ? Number(header) : 0
  return seconds > 0 ? Math.min(seconds, longestPause) : null
}

const isPlain = (contentEncoding: string) => contentEncoding === '' || contentEncoding === 'identity'

const send = ({ pool, basePath }: GroupPool, options: ExchangeOptions) => {
  const { callable, request, requestId, signal } = options
  const path = `${basePath}/${callable.path}`
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    'x-request-id': requestId,
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
  // Refused unread: whoever sends what was not asked for may also send a bomb.
  if (isAnswer && !isPlain(single(headers['content-encoding']))) {
    discard(body)
    throw new Fault('encoded')
  }
  const maxBytes = isAnswer ? callable.maxBytes : maxErrorBytes
  if (Number(single(headers['content-length'])) > maxBytes) {
    discard(body)
    if (isAnswer) throw new Fault('too_large')
    return ''
  }
  const text = await readText(body, maxBytes)
  if (text === null && isAnswer) throw new Fault('too_large')
  return text ?? ''
}

/**
 * Sends one request and reads its answer to the end, whatever the status; redirects are answers like others.
 *
 * @throws {Fault} where the connection fails, or a good answer is too long or encoded
 */
export async function exchange(pool: GroupPool, options: ExchangeOptions): Promise<Exchanged> {
  let status = 0
  try {
    const response = await send(pool, options)
    status = response.statusCode
    const text = await readAnswer(options.callable, response)
    return {
      status,
      contentType: single(response.headers['content-type']),
      retryAfter: secondsOf(single(response.headers['retry-after'])),
      text,
    }
  } catch (error) {
    if (options.signal.aborted) throw new Fault('timeout')
    // An error status is told by its head; that its text broke off changes nothing.
    if (status !== 0 && status !== 200) return { status, contentType: '', retryAfter: null, text: '' }
    throw faultOfConnection(error, status !== 0)
  }
}
