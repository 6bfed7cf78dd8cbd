import type { Test } from 'tap'
import { Agent, request } from 'undici'

import { buildApp } from '../../../src/app.ts'
import { loadConfig, withPort } from '../../../src/config.ts'
import { createLogger } from '../../../src/logger.ts'
import { createServices } from '../../../src/services.ts'
import type { CallableTable } from '../../../src/upstream/callables.ts'
import { startUpstreamFake } from '../../upstream-fake.ts'
import { shortTable } from '../../upstream/build.ts'
import type { Mode } from '../../upstream/fake/modes.ts'

interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  /** The parsed body. */
  readonly json: Record<string, unknown>
}

interface PaymentsServerOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly callables?: CallableTable
}

const intentCallables = [
  ['createPaymentIntentByProductId', 't'],
  ['createPaymentIntentByUid', 'a'],
  ['createSettlementPaymentIntentByUid', 's'],
] as const

/** A browser that asks for payments: it keeps its cookie, and has an address of its own. */
export interface Browser {
  /** The `Cookie` header that it sends; empty before it was given one. */
  cookie: string
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>
  get(path: string): Promise<Reply>
}

/** The whole BFF over HTTP, before the programmable faulty upstream, on a clock of the test's own that no pause lasts on. */
export async function startPaymentsServer(t: Test, { env = {}, callables }: PaymentsServerOptions = {}) {
  const upstream = await startUpstreamFake(t)
  const time = { now: 1_800_000_000_000 }
  const log: string[] = []
  const pauses: number[] = []
  const logger = createLogger('debug', { write: (line: string) => void log.push(line) })
  // Believing loopback lets a test come from many addresses.
  const config = withPort(loadConfig({ TRUST_PROXY: '127.0.0.1', ...env }), 3000)
  const services = createServices({
    config: { ...config, trialProductId: 'prod_trial' },
    upstream: upstream.address,
    embeddedPictures: null,
    log: logger,
    clock: () => time.now,
    sleep: async (ms) => void pauses.push(ms),
    ...(callables ? { callables } : {}),
  })
  const app = await buildApp({ config, services, logger, clock: () => time.now })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const client = new Agent({ connections: 60 })
  t.teardown(async () => {
    await client.destroy()
    await app.close()
    await services.close()
  })

  let addresses = 0

  async function send(browser: Browser, path: string, options: { body?: unknown; headers?: object }) {
    addresses += 1
    const { body, headers } = options
    const reply = await request(origin + path, {
      dispatcher: client,
      method: headers ? 'POST' : 'GET',
      headers: {
        // Everybody is somewhere else at every request, so that no limit stands in the way.
        'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}`,
        ...(browser.cookie === '' ? {} : { cookie: browser.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await reply.body.text()
    const given = [reply.headers['set-cookie'] ?? []].flat()[0]?.split(';', 1)[0]
    if (given !== undefined) browser.cookie = given
    const isJson = /json/.test(String(reply.headers['content-type']))
    const json = isJson && text !== '' ? (JSON.parse(text) as Record<string, unknown>) : {}
    return { status: reply.statusCode, headers: reply.headers, text, json }
  }

  function openBrowser(): Browser {
    const browser: Browser = {
      cookie: '',
      post: (path, body, headers = {}) => send(browser, `/api/payments/${path}`, { body, headers }),
      get: (path) => send(browser, `/api/payments/${path}`, {}),
    }
    return browser
  }

  /** Lines up, after what is lined up already, a new intent for each of the next calls of every purpose. */
  function lineUpIntents(count: number): void {
    for (const [callable, letter] of intentCallables) {
      for (let index = 1; index <= count; index += 1) {
        const paymentIntentId = `pi_${letter}${index}`
        const body = { amount: 29_280 + index, clientSecret: `${paymentIntentId}_secret_x`, paymentIntentId }
        upstream.on(callable, 'answer', { body, times: 1 })
      }
    }
  }

  return { upstream, time, log, pauses, port: Number(new URL(origin).port), openBrowser, lineUpIntents }
}

export type PaymentsServer = Awaited<ReturnType<typeof startPaymentsServer>>

/** Deadlines that keep a test short where upstream keeps everybody waiting, and stand in nobody's way elsewhere. */
export const deadlinesFor = (mode: Mode): CallableTable =>
  shortTable(/^(?:hang|drip)/.test(mode) ? 300 : 4000)

/** Billing data that fit. */
export const billingData = {
  paymentIntentId: 'pi_1',
  vat: '12345678903',
  cuuPec: 'KRRH6B9',
  email: 'mario@example.it',
  paymentMethod: 'bank_transfer',
} as const

/** The same of a professional whom upstream knows. */
export const billingDataByUid = { paymentIntentId: 'pi_1', vat: '12345678903', cuuPec: 'KRRH6B9', uid: 'u1' }
