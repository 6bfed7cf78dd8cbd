import type { Test } from 'tap'
import { Agent, request } from 'undici'

import { type AppOptions, buildApp } from '../../src/app.ts'
import type { Config } from '../../src/config/config.ts'
import { createLogger } from '../../src/log/logger.ts'
import { createServices } from '../../src/services.ts'
import type { CallableTable } from '../../src/upstream/callables.ts'
import { startUpstreamFake } from '../upstream-fake.ts'
import { testConfig } from './build.ts'
import { checkDeclaredAnswer } from './declared-answers.ts'

export interface Sent {
  /** POST where there is a body, GET otherwise. */
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
  readonly body: Buffer
  readonly text: string
  /** The parsed body; empty where it is no JSON. */
  readonly json: Record<string, unknown>
}

export interface BffOptions {
  readonly env?: Readonly<Record<string, string>>
  /** What the environment cannot say, because the upstream says it. */
  readonly config?: Partial<Config>
  readonly callables?: CallableTable
  /** The built web part, where pages matter too. */
  readonly web?: AppOptions['web']
  readonly uploadFolder?: string
}

function encode(body: unknown): string | Buffer | undefined {
  if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) return body
  return JSON.stringify(body)
}

/**
 * The whole BFF over HTTP, before the programmable faulty upstream. Its durations are measured by `time.now`; its time of
 * day differs from that by `time.shift`. Of its pauses only the length is kept, in `pauses`.
 */
export async function startBff(t: Test, { env, config, callables, web, uploadFolder }: BffOptions = {}) {
  const upstream = await startUpstreamFake(t)
  const time = { now: 1_800_000_000_000, shift: 0 }
  const clocks = { clock: () => time.now + time.shift, monotonic: () => time.now }
  const log: string[] = []
  const pauses: number[] = []
  const logger = createLogger('debug', { write: (line: string) => void log.push(line) })
  // Believing loopback lets a test come from many addresses.
  const settings = { ...testConfig({ TRUST_PROXY: '127.0.0.1', ...env }), ...config }
  const services = createServices({
    config: settings,
    upstream: upstream.address,
    embeddedPictures: null,
    log: logger,
    ...clocks,
    sleep: async (ms) => void pauses.push(ms),
    ...(uploadFolder === undefined ? {} : { uploadFolder }),
    ...(callables ? { callables } : {}),
  })
  const app = await buildApp({ config: settings, services, web, logger, ...clocks })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const client = new Agent({ connections: 60 })
  t.teardown(async () => {
    await client.destroy()
    await app.close()
    await services.close()
  })

  let visitors = 0
  const nextVisitor = () => {
    visitors += 1
    return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
  }

  async function send(path: string, { method, body, headers, visitor }: Sent = {}): Promise<Reply> {
    const encoded = encode(body)
    const reply = await request(origin + path, {
      dispatcher: client,
      method: method ?? (encoded === undefined ? 'GET' : 'POST'),
      headers: {
        'x-forwarded-for': visitor ?? nextVisitor(),
        ...(encoded === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(encoded === undefined ? {} : { body: encoded }),
    })
    const bytes = Buffer.from(await reply.body.arrayBuffer())
    const text = bytes.toString()
    const isJson =
      /json/.test(String(reply.headers['content-type'])) && !('content-encoding' in reply.headers)
    const isProblem = String(reply.headers['content-type']).startsWith('application/problem+json')
    checkDeclaredAnswer(method ?? (encoded === undefined ? 'GET' : 'POST'), path, {
      status: reply.statusCode,
      header: (name) => reply.headers[name],
      problem: isProblem ? text : '',
    })
    const json = isJson && text !== '' ? (JSON.parse(text) as Record<string, unknown>) : {}
    return { status: reply.statusCode, headers: reply.headers, body: bytes, text, json }
  }

  return { upstream, time, log, pauses, app, origin, port: Number(new URL(origin).port), send }
}

export type Bff = Awaited<ReturnType<typeof startBff>>
