import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Test } from 'tap'
import { Agent, request } from 'undici'

import { type AppOptions, buildApp } from '../../../src/app.ts'
import { loadConfig, withPort } from '../../../src/config.ts'
import { createLogger } from '../../../src/logger.ts'
import { createServices } from '../../../src/services.ts'
import type { CallableTable } from '../../../src/upstream/callables.ts'
import { startUpstreamFake } from '../../upstream-fake.ts'

export interface Sent {
  readonly method?: string
  /** A value is sent as JSON, a text or bytes as they are. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** An address; without one everybody is somebody else, so that no limit stands in the way. */
  readonly visitor?: string
}

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  /** The parsed body. */
  readonly json: Record<string, unknown>
}

interface ChatServerOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly callables?: CallableTable
  /** The built web part, where pages matter too. */
  readonly web?: AppOptions['web']
}

function encode(body: unknown): string | Buffer | undefined {
  if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) return body
  return JSON.stringify(body)
}

/** The whole BFF over HTTP, before the programmable faulty upstream; photos are prepared in a folder of the test's own. */
export async function startChatServer(t: Test, { env = {}, callables, web }: ChatServerOptions = {}) {
  const upstream = await startUpstreamFake(t)
  const time = { now: 1_800_000_000_000 }
  const log: string[] = []
  const logger = createLogger('debug', { write: (line: string) => void log.push(line) })
  const uploadFolder = await mkdtemp(join(tmpdir(), 'chat-test-'))
  // Believing loopback lets a test come from many addresses.
  const variables = { TRUST_PROXY: '127.0.0.1', PICTURE_HOSTS: 'pictures.example.it', ...env }
  const config = withPort(loadConfig(variables), 3000)
  const services = createServices({
    config,
    upstream: upstream.address,
    embeddedPictures: null,
    uploadFolder,
    log: logger,
    clock: () => time.now,
    ...(callables ? { callables } : {}),
  })
  const app = await buildApp({ config, services, web, logger, clock: () => time.now })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const client = new Agent({ connections: 60 })
  t.teardown(async () => {
    await client.destroy()
    await app.close()
    await services.close()
    await rm(uploadFolder, { recursive: true })
  })

  let visitors = 0
  const nextVisitor = () => {
    visitors += 1
    return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
  }

  async function send(path: string, { method, body, headers, visitor }: Sent = {}): Promise<Reply> {
    const bytes = encode(body)
    const reply = await request(origin + path, {
      dispatcher: client,
      method: method ?? (bytes === undefined ? 'GET' : 'POST'),
      headers: {
        'x-forwarded-for': visitor ?? nextVisitor(),
        ...(bytes === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(bytes === undefined ? {} : { body: bytes }),
    })
    const text = await reply.body.text()
    const isJson = /json/.test(String(reply.headers['content-type']))
    const json = isJson && text !== '' ? (JSON.parse(text) as Record<string, unknown>) : {}
    return { status: reply.statusCode, headers: reply.headers, text, json }
  }

  return {
    upstream,
    time,
    log,
    app,
    origin,
    port: Number(new URL(origin).port),
    send,
    say: (body: unknown, sent: Sent = {}) => send('/api/chat/messages', { ...sent, body }),
    upload: (form: Form, sent: Sent = {}) =>
      send('/api/chat/pictures', { ...sent, body: form.body, headers: { ...form.headers, ...sent.headers } }),
    /** Files and folders of uploads that are under way, or were forgotten. */
    leftovers: () => readdir(uploadFolder),
  }
}

export type ChatServer = Awaited<ReturnType<typeof startChatServer>>

export interface FormFile {
  readonly bytes: Buffer
  readonly name?: string
  readonly type?: string
  readonly field?: string
}

export interface Form {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

const boundary = '----mestieri-test-boundary'

/** A multipart form (RFC 7578), its text fields first. */
export function formOf(
  files: readonly (Buffer | FormFile)[],
  fields: readonly (readonly [string, string])[] = [
    ['threadId', 'thread-1'],
    ['messageIndex', '3'],
  ],
): Form {
  const texts = fields.map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  const parts = files.flatMap((file) => {
    const {
      bytes,
      name = 'photo.jpg',
      type = 'image/jpeg',
      field = 'files',
    } = Buffer.isBuffer(file) ? { bytes: file } : file
    const disposition = `content-disposition: form-data; name="${field}"; filename="${name}"`
    return [
      Buffer.from(`--${boundary}\r\n${disposition}\r\ncontent-type: ${type}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]
  })
  return {
    body: Buffer.concat([...texts, ...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
