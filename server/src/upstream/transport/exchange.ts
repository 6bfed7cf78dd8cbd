import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'

import type { Dispatcher } from 'undici'

import type { Callable } from '../callables.ts'
import type { TraceContext } from '../trace-context.ts'
import { decodeText } from './body.ts'
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

const requestOf = (basePath: string, options: ExchangeOptions): Dispatcher.DispatchOptions => {
  const { callable, request, requestId, trace } = options
  const path = `${basePath}/${callable.path}`
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    'x-request-id': requestId,
    ...trace,
  }
  if (callable.method === 'GET') {
    const query = new URLSearchParams(
      Object.entries(request).map(([name, value]): [string, string] => [name, String(value)]),
    )
    return { method: 'GET', path: `${path}?${query.toString()}`, headers }
  }
  const posted = { ...headers, 'content-type': 'application/json' }
  if (request instanceof StreamedRequest) {
    const body = Readable.from(request.open(), { objectMode: false })
    return { method: 'POST', path, headers: { ...posted, 'content-length': String(request.length) }, body }
  }
  return { method: 'POST', path, headers: posted, body: JSON.stringify(request) }
}

/**
 * Collects one response. It takes the chunks from undici itself: a stream and its iterator would cost a twentieth of a
 * search.
 */
class ResponseCollector implements Dispatcher.DispatchHandler {
  readonly #options: ExchangeOptions
  readonly #resolve: (response: RawResponse) => void
  readonly #reject: (fault: Fault) => void
  #controller: Dispatcher.DispatchController | undefined
  #status = 0
  #headers: IncomingHttpHeaders = {}
  #chunks: Buffer[] = []
  #bytes = 0

  constructor(
    options: ExchangeOptions,
    resolve: (response: RawResponse) => void,
    reject: (fault: Fault) => void,
  ) {
    this.#options = options
    this.#resolve = resolve
    this.#reject = reject
    options.signal.addEventListener('abort', this.#onAbort)
  }

  get #maxBytes(): number {
    return this.#status === 200 ? this.#options.callable.maxBytes : maxErrorBytes
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    // It was queued: a request that has no connection yet cannot be aborted.
    if (this.#options.signal.aborted) this.#onAbort()
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    // An interim response, such as 103.
    if (status < 200) return
    this.#status = status
    this.#headers = headers
    // The request asks for `identity`. Other encodings are refused unread: they could be a decompression bomb.
    if (status === 200 && !isUnencoded(headerText(headers['content-encoding']))) {
      this.#giveUp(new Fault('encoded'))
    } else if (Number(headerText(headers['content-length'])) > this.#maxBytes) {
      this.#giveUp(new Fault('too_large'))
    }
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length
    if (this.#bytes > this.#maxBytes) this.#giveUp(new Fault('too_large'))
    else this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    this.#finish(decodeText(this.#chunks, this.#bytes))
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    const { signal } = this.#options
    const status = this.#status
    this.#stopListening()
    if (signal.aborted) this.#reject(abortFault(signal))
    // For an error response the status is enough, so a broken body does not matter.
    else if (status !== 0 && status !== 200) {
      this.#resolve({ status, contentType: '', retryAfter: null, text: '' })
    } else this.#reject(faultOfConnection(error, status !== 0))
  }

  readonly #onAbort = (): void => {
    this.#controller?.abort(abortFault(this.#options.signal))
  }

  /** Closes the connection: an unread body would keep it occupied. An error response is used without its text. */
  #giveUp(fault: Fault): void {
    if (this.#status === 200) this.#reject(fault)
    else this.#finish('')
    this.#controller?.abort(fault)
  }

  #finish(text: string): void {
    this.#stopListening()
    this.#resolve({
      status: this.#status,
      contentType: headerText(this.#headers['content-type']),
      retryAfter: readRetryAfter(headerText(this.#headers['retry-after'])),
      text,
    })
  }

  #stopListening(): void {
    this.#options.signal.removeEventListener('abort', this.#onAbort)
  }
}

/**
 * Sends one request and reads the whole response, whatever its status. It does not follow redirects.
 *
 * @throws {Fault} if the connection fails, the signal aborts, or a 200 response is too long or encoded
 */
export function exchange({ pool, basePath }: GroupPool, options: ExchangeOptions): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    pool.dispatch(requestOf(basePath, options), new ResponseCollector(options, resolve, reject))
  })
}
