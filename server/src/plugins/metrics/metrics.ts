import { createServer } from 'node:http'

import { errorCodes } from '@mestieri/shared/contracts/error.ts'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { RequestSummary } from '../http/request-summary.ts'
import { createServiceMetrics, type ServiceMetrics } from './service-metrics.ts'

/** The metrics of the process. */
export interface Metrics extends ServiceMetrics {
  readonly registry: Registry
  observeRequest(summary: RequestSummary): void
  /** Counts a request that a stop answered with 503. */
  countDrained(): void
  /** Counts requests that a stop cut off at the end of its drain. */
  readonly countCut: (requests: number) => void
  /** Counts the outcome of one bot check. */
  observeBotCheck(action: string, outcome: string): void
  /** Exports which circuits of the upstream are not closed. `read` is called at each scrape. */
  watchCircuits(read: () => Readonly<Record<string, string>>): void
  /** Exports whether Redis is reachable and how often the process fell back, read at each scrape. */
  watchRedis(redis: { readonly state: 'up' | 'down'; readonly fallbacks: number }): void
}

/**
 * Creates the metrics: process, requests by route, errors by code, bot checks. No label identifies a person.
 */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response was sent or the connection closed.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 5, 15, 60],
    registers: [registry],
  })
  const errors = new Counter({
    name: 'http_error_answers_total',
    help: 'Error responses by error code.',
    labelNames: ['code'],
    registers: [registry],
  })
  const drained = new Counter({
    name: 'requests_drained_total',
    help: 'Requests that were answered 503 while the process stopped.',
    registers: [registry],
  })
  const cut = new Counter({
    name: 'requests_cut_total',
    help: 'Requests that a stop cut off at the end of its drain.',
    registers: [registry],
  })
  const botChecks = new Counter({
    name: 'bot_checks_total',
    help: 'Bot checks by action and outcome.',
    labelNames: ['action', 'outcome'],
    registers: [registry],
  })
  // A counter that first appears with 1 is no increase for Prometheus: an alert would miss the first error.
  for (const code of errorCodes) errors.inc({ code }, 0)
  return {
    registry,
    ...createServiceMetrics(registry),
    countDrained: () => drained.inc(),
    countCut: (requests) => cut.inc(requests),
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
        help: '1 while Redis is reachable.',
        registers: [registry],
        collect: () => up.set(redis.state === 'up' ? 1 : 0),
      })
      const fallbacks: Counter = new Counter({
        name: 'redis_fallbacks_total',
        help: 'Commands that timed out, or were not sent because Redis was unreachable.',
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
 * Serves `/metrics` on a separate port, which must not be reachable from the internet.
 * @throws {Error} if the port is in use
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
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
