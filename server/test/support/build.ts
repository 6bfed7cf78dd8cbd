import type { AddressInfo } from 'node:net'

import type { FastifyInstance } from 'fastify'
import type { Test } from 'tap'

import { type AppOptions, buildApp } from '../../src/app.ts'
import { type Config, loadConfig, withPort } from '../../src/config/config.ts'
import type { Environment } from '../../src/config/environment.ts'
import { createLogger } from '../../src/log/logger.ts'
import type { Services } from '../../src/services.ts'
import { createCaches } from '../../src/stores/caches.ts'
import { createMemoryIdempotencyStore } from '../../src/stores/memory-idempotency-store.ts'
import { checkDeclaredAnswer } from './declared-answers.ts'

/** A valid configuration from a few variables; the site is http://localhost:3000 unless they say otherwise. */
export function testConfig(env: Environment = {}): Config {
  return withPort(loadConfig(env), 3000)
}

function notExpected(name: string): () => never {
  return () => {
    throw new Error(`the test did not expect a call of ${name}`)
  }
}

/** Services that fail every call but the given ones. */
export function fakeServices(
  overrides: { [Name in keyof Services]?: Partial<Services[Name]> } = {},
): Services {
  const {
    affiliates,
    bookings,
    chat,
    chatPictures,
    payments,
    pictures,
    sitemap,
    idempotency,
    circuits,
    close,
  } = overrides
  const { sandboxPayments, token, email, botCheck } = overrides
  return {
    affiliates: {
      search: notExpected('affiliates.search'),
      profile: notExpected('affiliates.profile'),
      contact: notExpected('affiliates.contact'),
      map: notExpected('affiliates.map'),
      ...affiliates,
    },
    bookings: {
      slots: notExpected('bookings.slots'),
      book: notExpected('bookings.book'),
      ...bookings,
    },
    caches: createCaches({ clock: Date.now, onFailure: () => {} }),
    botCheck: botCheck ? { check: notExpected('botCheck.check'), ...botCheck } : null,
    chat: {
      send: notExpected('chat.send'),
      history: notExpected('chat.history'),
      savePictures: notExpected('chat.savePictures'),
      ...chat,
    },
    chatPictures: { picture: notExpected('chatPictures.picture'), address: () => null, ...chatPictures },
    email: { unsubscribe: notExpected('email.unsubscribe'), ...email },
    payments: {
      intent: notExpected('payments.intent'),
      sendBillingData: notExpected('payments.sendBillingData'),
      createCheckoutSession: notExpected('payments.createCheckoutSession'),
      checkoutSessionStatus: notExpected('payments.checkoutSessionStatus'),
      ...payments,
    },
    pictures: { picture: notExpected('pictures.picture'), address: () => null, ...pictures },
    sandboxPayments: {
      confirm: notExpected('sandboxPayments.confirm'),
      authenticate: notExpected('sandboxPayments.authenticate'),
      state: notExpected('sandboxPayments.state'),
      ...sandboxPayments,
    },
    sitemap: { listing: notExpected('sitemap.listing'), ...sitemap },
    token: { validate: notExpected('token.validate'), ...token },
    idempotency: {
      ...createMemoryIdempotencyStore({ maxEntries: 1000, maxBytes: 1_000_000, clock: Date.now }),
      ...idempotency,
    },
    replicas: null,
    circuits: () => ({}) as ReturnType<Services['circuits']>,
    loads: () => ({}),
    upstreamHealth: () => ({ lastSuccess: null, lastFailure: null }),
    watchUpstream: notExpected('watchUpstream'),
    close: async () => {},
    ...(circuits ? { circuits: circuits as Services['circuits'] } : {}),
    ...(close ? { close: close as Services['close'] } : {}),
  }
}

export interface BuildOverrides extends Partial<Omit<AppOptions, 'config' | 'services' | 'logger'>> {
  /** Environment variables. */
  readonly env?: Environment
  readonly services?: Services
  /** Registered after everything else, before the server listens. */
  readonly routes?: (app: FastifyInstance) => void | Promise<void>
}

export interface BuiltApp {
  readonly app: FastifyInstance
  readonly port: number
  /** `http://127.0.0.1:<port>`; the configured origin stays http://localhost:3000. */
  readonly url: string
  /** Lines written by the log so far. */
  readonly log: readonly string[]
  /** Asks the server over HTTP. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
}

/** Builds the BFF with fake services, lets it listen on a free port, and closes it when the test ends. */
export async function build(t: Test, overrides: BuildOverrides = {}): Promise<BuiltApp> {
  const { env, services = fakeServices(), routes, ...options } = overrides
  const log: string[] = []
  const config = testConfig(env)
  const logger = createLogger(config.logLevel, { write: (line: string) => void log.push(line) })
  const app = await buildApp({ ...options, config, services, logger })
  await routes?.(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  t.teardown(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    app,
    port,
    url,
    log,
    async fetch(path, init) {
      const response = await fetch(url + path, { redirect: 'manual', ...init })
      const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json')
      checkDeclaredAnswer(init?.method ?? 'GET', path, {
        status: response.status,
        header: (name) => response.headers.get(name),
        problem: isProblem ? await response.clone().text() : '',
      })
      return response
    },
  }
}
