import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

/** A text in every faulty response. No reply, log line or error may contain it. */
export const upstreamCanary = 'CANARY_upstream_text'

export interface ModeOptions {
  /** The number of calls for which the mode holds. Default: all. */
  readonly times?: number
  /** Milliseconds before `delay` answers, or between two bytes of the `drip` modes. */
  readonly delayMs?: number
  /** The size of `huge`, and of the decompressed `gzip_bomb`, in bytes. Default: 200 MB. */
  readonly bytes?: number
  /** The response of `answer`: status, body and headers. */
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

interface Reply {
  readonly response: ServerResponse
  readonly options: ModeOptions
  /** Returns the valid answer; undefined means 404. */
  readonly good: () => unknown
  /** The URL of redirects. */
  readonly canaryUrl: string
}

const json = { 'content-type': 'application/json' }
const canaryHeaders = { 'x-canary': upstreamCanary }
const canaryHtml = `<h1>${upstreamCanary}</h1>`
const defaultBytes = 200_000_000

const send = (
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string,
) => {
  response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(text)) })
  response.end(text)
}

const raw = (text: string) =>
  `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`

const sendGood = ({ response, good }: Reply) => {
  const answer = good()
  if (answer === undefined) send(response, 404, json, JSON.stringify({ message: upstreamCanary }))
  else send(response, 200, json, JSON.stringify(answer))
}

const withStatus =
  (status: number, headers: Readonly<Record<string, string>> = {}) =>
  ({ response }: Reply) =>
    send(
      response,
      status,
      { ...json, ...canaryHeaders, ...headers },
      JSON.stringify({ message: upstreamCanary }),
    )

const bombs = new Map<number, Buffer>()

/** Compressed zeros, about a thousandth of `bytes`. Built once per size. */
export function gzipBomb(bytes = defaultBytes): Buffer {
  const made = bombs.get(bytes) ?? gzipSync(Buffer.alloc(bytes))
  bombs.set(bytes, made)
  return made
}

function* spaces(bytes = defaultBytes) {
  const piece = Buffer.alloc(64 * 1024, 0x20)
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece
}

const drip = async (text: string, { response, options }: Reply, write: (byte: string) => unknown) => {
  for (const byte of text) {
    if (response.destroyed) return
    write(byte)
    await wait(options.delayMs ?? 20)
  }
}

/** The ways in which the fake can respond to a request. */
export const modes = {
  ok: sendGood,
  async delay(reply: Reply) {
    await wait(reply.options.delayMs ?? 100)
    if (!reply.response.destroyed) sendGood(reply)
  },
  answer({ response, options: { status = 200, headers = json, body } }: Reply) {
    send(response, status, headers, typeof body === 'string' ? body : JSON.stringify(body))
  },

  /** A TCP RST instead of a response. */
  reset: ({ response }: Reply) => void response.socket?.resetAndDestroy(),
  /** A TCP FIN instead of a response. */
  close: ({ response }: Reply) => void response.socket?.destroy(),
  /** The upstream does the work, but its response is lost. */
  commit_reset({ response, good }: Reply) {
    good()
    response.socket?.resetAndDestroy()
  },
  hang() {},
  /** Two complete responses to one request. */
  twice({ response, good }: Reply) {
    response.socket?.write(raw(JSON.stringify(good())) + raw(JSON.stringify(upstreamCanary)))
  },
  /** The connection closes within the head. */
  partial_head: ({ response }: Reply) => void response.socket?.end('HTTP/1.1 200 OK\r\ncontent-le'),
  /** The connection closes within the body. */
  partial({ response }: Reply) {
    response.writeHead(200, { ...json, 'content-length': '1000' })
    response.write('{"affiliates": [', () => response.socket?.destroy())
  },
  /** The connection closes within a chunked body. */
  partial_chunked({ response }: Reply) {
    response.writeHead(200, json)
    response.write('{"affiliates": [', () => response.socket?.destroy())
  },
  /** A body that arrives byte by byte and never ends. */
  drip: (reply: Reply) => {
    reply.response.writeHead(200, json)
    return drip(' '.repeat(10_000), reply, (byte) => reply.response.write(byte))
  },
  drip_head: (reply: Reply) =>
    drip(`HTTP/1.1 200 OK\r\nx-slow: ${'a'.repeat(10_000)}`, reply, (byte) =>
      reply.response.socket?.write(byte),
    ),
  /** An error response whose body never ends. */
  drip_error: (reply: Reply) => {
    reply.response.writeHead(503, json)
    return drip(' '.repeat(10_000), reply, (byte) => reply.response.write(byte))
  },

  empty: ({ response }: Reply) => send(response, 200, json, ''),
  garbage: ({ response }: Reply) => send(response, 200, json, `{"${upstreamCanary}": \u0000`),
  truncated: ({ response }: Reply) => send(response, 200, json, '{"affiliates": [{"link":'),
  html: ({ response }: Reply) =>
    send(response, 200, { 'content-type': 'text/html' }, `<!doctype html>${canaryHtml}`),
  wrong_shape: ({ response }: Reply) => send(response, 200, json, JSON.stringify([[upstreamCanary], 42])),
  huge({ response, options }: Reply) {
    response.writeHead(200, json)
    return pipeline(Readable.from(spaces(options.bytes)), response)
  },
  /** Announces a huge body in `content-length` and sends one byte. */
  huge_announced({ response, options }: Reply) {
    response.writeHead(200, { ...json, 'content-length': String(options.bytes ?? defaultBytes) })
    response.write(' ')
  },
  huge_error({ response }: Reply) {
    response.writeHead(503, json)
    response.end(Buffer.alloc(300_000, 0x20))
  },
  gzip_bomb({ response, options }: Reply) {
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' })
    response.end(gzipBomb(options.bytes))
  },
  encoded_often({ response }: Reply) {
    response.writeHead(200, { ...json, 'content-encoding': Array(1_000).fill('gzip').join(',') })
    response.end(gzipBomb(1_000))
  },
  head_too_long({ response }: Reply) {
    response.writeHead(200, { ...json, 'x-long': 'a'.repeat(100_000) })
    response.end('{}')
  },

  redirect: (reply: Reply) => withStatus(302, { location: reply.canaryUrl })(reply),
  bad_request: withStatus(400),
  unauthorised: withStatus(401),
  not_found: withStatus(404),
  too_many: withStatus(429, { 'retry-after': '7' }),
  error: withStatus(500),
  unavailable: withStatus(503),
} satisfies Record<string, (reply: Reply) => void | Promise<void>>

export type Mode = keyof typeof modes
