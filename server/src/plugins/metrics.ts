import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { RequestSummary } from './http/request-summary.ts'

/** What the process counts of itself. */
export interface Metrics {
  readonly registry: Registry
  observeRequest(summary: RequestSummary): void
  /** Counts how a visitor's bot check ended. */
  observeBotCheck(action: string, outcome: string): void
  /** Shows which of the upstream's circuits are not closed, read at each scrape. */
  watchCircuits(read: () => Readonly<Record<string, string>>): void
  /** Shows whether Redis is within reach, and how often it was done without, read at each scrape. */
  watchRedis(redis: { readonly state: 'up' | 'down'; readonly fallbacks: number }): void
}

/** Metrics of the process, of requests by route, and of refusals by error code; never of a person. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer was handed over.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 5, 15, 60],
    registers: [registry],
  })
  const errors = new Counter({
    name: 'http_error_answers_total',
    help: 'Answers with an error, by its stable code.',
    labelNames: ['code'],
    registers: [registry],
  })
  const botChecks = new Counter({
    name: 'bot_checks_total',
    help: 'Bot checks, by what the visitor was about to do and how it ended.',
    labelNames: ['action', 'outcome'],
    registers: [registry],
  })
  return {
    registry,
    observeBotCheck: (action, outcome) => botChecks.inc({ action, outcome }),
    observeRequest({ method, route, status, ms, code }) {
      durations.observe({ method, route: route ?? 'unknown', status }, ms / 1000)
      if (code !== undefined) errors.inc({ code })
    },
    watchCircuits(read) {
      const circuits = new Gauge({
        name: 'upstream_circuit_open',
        help: '1 while calls of a group are refused because the upstream fails.',
        labelNames: ['group'],
        registers: [registry],
        collect: () => {
          for (const [group, state] of Object.entries(read()))
            circuits.set({ group }, state === 'closed' ? 0 : 1)
        },
      })
    },
    watchRedis(redis) {
      const up: Gauge = new Gauge({
        name: 'redis_up',
        help: '1 while what replicas share is within reach.',
        registers: [registry],
        collect: () => up.set(redis.state === 'up' ? 1 : 0),
      })
      const fallbacks: Counter = new Counter({
        name: 'redis_fallbacks_total',
        help: 'Commands that were not carried out in time, or not even sent because Redis was out of reach.',
        registers: [registry],
        collect: () => {
          fallbacks.reset()
          fallbacks.inc(redis.fallbacks)
        },
      })
    },
  }
}

export interface MetricsListener {
  readonly port: number
  close(): Promise<void>
}

/**
 * Serves `/metrics` on a port of its own, which is not reachable from outside.
 * @throws when the port is taken
 */
export async function listenForMetrics(
  registry: Registry,
  host: string,
  port: number,
): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(port, host, resolve)
  await promise
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
