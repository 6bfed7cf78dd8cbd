import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

import type { Services, ServicesOptions } from '../../services.ts'

type Report<Name extends keyof ServicesOptions> = NonNullable<ServicesOptions[Name]>

/** The metrics of upstream calls, caches, queues and what is left out. Every label has few values. */
export interface ServiceMetrics {
  readonly observeUpstreamAttempt: Report<'onUpstreamAttempt'>
  readonly observeCacheRead: Report<'onCacheRead'>
  readonly countLeftOut: Report<'onLeftOut'>
  /** Counts a request that was refused because of an overload. */
  readonly countShed: (reason: string) => void
  /** Exports the work under way and waiting. `read` is called at each scrape. */
  watchLoads(read: Services['loads']): void
  /** Exports the version as a label. */
  setBuild(version: string): void
}

/** Creates the metrics in `registry`. */
export function createServiceMetrics(registry: Registry): ServiceMetrics {
  const registers = [registry]
  const calls = new Histogram({
    name: 'upstream_call_duration_seconds',
    help: 'Time of an attempt of an upstream call, including its wait in the queue.',
    labelNames: ['callable'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 5, 15, 60],
    registers,
  })
  const outcomes = new Counter({
    name: 'upstream_calls_total',
    help: 'Attempts of upstream calls by outcome: answer, absent, refused or the kind of the fault.',
    labelNames: ['callable', 'outcome'],
    registers,
  })
  const retries = new Counter({
    name: 'upstream_retries_total',
    help: 'Attempts after the first one of a call.',
    labelNames: ['callable'],
    registers,
  })
  const reads = new Counter({
    name: 'cache_reads_total',
    help: 'Reads by cache and result: hit, miss or stale.',
    labelNames: ['cache', 'result'],
    registers,
  })
  const leftOut = new Counter({
    name: 'left_out_total',
    help: 'Invalid items and refused pictures that replies do not have.',
    labelNames: ['what'],
    registers,
  })
  const shed = new Counter({
    name: 'requests_shed_total',
    help: 'Requests that were refused because of an overload.',
    labelNames: ['reason'],
    registers,
  })
  return {
    observeUpstreamAttempt({ callable, attempt, ms, result }) {
      calls.observe({ callable }, ms / 1000)
      outcomes.inc({ callable, outcome: result.kind })
      if (attempt > 1) retries.inc({ callable })
    },
    observeCacheRead: (cache, result) => reads.inc({ cache, result }),
    countLeftOut: (what, count) => leftOut.inc({ what }, count),
    countShed: (reason) => shed.inc({ reason }),
    watchLoads(read) {
      const work = new Gauge({
        name: 'work_items',
        help: 'Work under way (running) and in a queue (waiting), by kind.',
        labelNames: ['work', 'state'],
        registers,
        collect: () => {
          for (const [name, { running, waiting }] of Object.entries(read())) {
            work.set({ work: name, state: 'running' }, running)
            work.set({ work: name, state: 'waiting' }, waiting)
          }
        },
      })
    },
    setBuild(version) {
      const build = new Gauge({
        name: 'build_info',
        help: 'Always 1; the labels name the version of the product and of Node.',
        labelNames: ['version', 'node'],
        registers,
      })
      build.set({ version, node: process.version }, 1)
    },
  }
}
