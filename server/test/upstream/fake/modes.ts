import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

/** A text that stands in everything an ill upstream says; no reply, log line or error may hold it. */
export const upstreamCanary = 'CANARY_upstream_text'

export interface ModeOptions {
  /** Calls after which the mode is used up; without end unless said. */
  readonly times?: number
  /** Milliseconds before `delay` answers, or between two bytes of a drip. */
  readonly delayMs?: number
  /** Bytes of `huge`, and of the unpacked `gzip_bomb`; 200 MB unless said. */
  readonly bytes?: number
  /** What `answer` sends. */
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

interface Reply {
  readonly response: ServerResponse
  readonly options: ModeOptions
  /** The good answer; undefined is a 404. */
  readonly good: () => unknown
  /** The address that redirects lead to. */
  readonly canaryUrl: string
}

const json = { 'content-type': 'application/json' }
const illHeaders = { 'x-canary': upstreamCanary }
const illText = `<h1>${upstreamCanary}</h1>`
const usualBytes = 200_000_000

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
      { ...json, ...illHeaders, ...headers },
      JSON.stringify({ message: upstreamCanary }),
    )

const bombs = new Map<number, Buffer>()

/** Zeros packed a thousandfold, made once per size. */
export function gzipBomb(bytes = usualBytes): Buffer {
  const made = bombs.get(bytes) ?? gzipSync(Buffer.alloc(bytes))
  bombs.set(bytes, made)
  return made
}

function* spaces(bytes = usualBytes) {
  const piece = Buffer.alloc(64 * 1024, 0x20)
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece
}

const drip = async (text: string, { response, options }: Reply, write: (byte: string) => unknown) => {
  for (const byte of text) {
    if (response.destroyed) return
    write(byte)
    // oxlint-disable-next-line no-await-in-loop -- one byte after the other is the point
    await wait(options.delayMs ?? 20)
  }
}

/** Everything that the fake can do with one request. */
export const modes = {
  ok: sendGood,
  async delay(reply: Reply) {
    await wait(reply.options.delayMs ?? 100)
    if (!reply.response.destroyed) sendGood(reply)
  },
  answer({ response, options: { status = 200, headers = json, body } }: Reply) {
    send(response, status, headers, typeof body === 'string' ? body : JSON.stringify(body))
  },

  /** RST instead of an answer. */
  reset: ({ response }: Reply) => void response.socket?.resetAndDestroy(),
  /** FIN instead of an answer. */
  close: ({ response }: Reply) => void response.socket?.destroy(),
  /** The work is done, the answer lost. */
  commit_reset({ response, good }: Reply) {
    good()
    response.socket?.resetAndDestroy()
  },
  hang() {},
  /** Two whole answers to one request, of which the second belongs to nobody. */
  twice({ response, good }: Reply) {
    response.socket?.write(raw(JSON.stringify(good())) + raw(JSON.stringify(upstreamCanary)))
  },
  /** Half a head, then the end. */
  partial_head: ({ response }: Reply) => void response.socket?.end('HTTP/1.1 200 OK\r\ncontent-le'),
  /** Half a body, then the end. */
  partial({ response }: Reply) {
    response.writeHead(200, { ...json, 'content-length': '1000' })
    response.write('{"affiliates": [', () => response.socket?.destroy())
  },
  /** A body in pieces without a length, broken off. */
  partial_chunked({ response }: Reply) {
    response.writeHead(200, json)
    response.write('{"affiliates": [', () => response.socket?.destroy())
  },
  /** A head that ends at once and a body that never does. */
  drip: (reply: Reply) => {
    reply.response.writeHead(200, json)
    return drip(' '.repeat(10_000), reply, (byte) => reply.response.write(byte))
  },
  drip_head: (reply: Reply) =>
    drip(`HTTP/1.1 200 OK\r\nx-slow: ${'a'.repeat(10_000)}`, reply, (byte) =>
      reply.response.socket?.write(byte),
    ),
  /** An error whose body never ends. */
  drip_error: (reply: Reply) => {
    reply.response.writeHead(503, json)
    return drip(' '.repeat(10_000), reply, (byte) => reply.response.write(byte))
  },

  empty: ({ response }: Reply) => send(response, 200, json, ''),
  garbage: ({ response }: Reply) => send(response, 200, json, `{"${upstreamCanary}": \u0000`),
  truncated: ({ response }: Reply) => send(response, 200, json, '{"affiliates": [{"link":'),
  html: ({ response }: Reply) =>
    send(response, 200, { 'content-type': 'text/html' }, `<!doctype html>${illText}`),
  wrong_shape: ({ response }: Reply) => send(response, 200, json, JSON.stringify([[upstreamCanary], 42])),
  huge({ response, options }: Reply) {
    response.writeHead(200, json)
    return pipeline(Readable.from(spaces(options.bytes)), response)
  },
  /** Announced by its length, so that nobody need read it. */
  huge_announced({ response, options }: Reply) {
    response.writeHead(200, { ...json, 'content-length': String(options.bytes ?? usualBytes) })
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
