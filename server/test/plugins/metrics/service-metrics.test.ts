import t, { type Test } from 'tap'

import { createMetrics } from '../../../src/plugins/metrics/metrics.ts'
import { createServices } from '../../../src/services.ts'
import { build, testConfig } from '../../support/build.ts'
import { startUpstreamFake, wireAffiliate } from '../../upstream-fake.ts'
import { shortTable } from '../../upstream/build.ts'
import type { Mode } from '../../upstream/fake/modes.ts'

const callable = 'getAffiliatesByProfession'
const query = { profession: '', city: '', page: 1, pageSize: 6 } as never
const context = { requestId: 'req-1' }

/** @param deadlineMs the upstream's time for a call; long enough for a busy machine unless a test waits for it */
async function setUp(t: Test, deadlineMs = 20_000) {
  const upstream = await startUpstreamFake(t)
  const metrics = createMetrics()
  const services = createServices({
    config: testConfig(),
    upstream: upstream.address,
    embeddedPictures: null,
    log: { debug() {}, info() {}, warn() {} },
    callables: shortTable(deadlineMs),
    sleep: async () => {},
    onUpstreamAttempt: metrics.observeUpstreamAttempt,
    onCacheRead: metrics.observeCacheRead,
    onLeftOut: metrics.countLeftOut,
  })
  t.teardown(() => services.close())
  /** The lines of the families whose names begin so, without empty ones and histograms' buckets. */
  const lines = async (...starts: string[]) => {
    const text = await metrics.registry.metrics()
    return text
      .split('\n')
      .filter((line) => starts.some((start) => line.startsWith(start)) && !/_bucket|_sum| 0$/.test(line))
  }
  return { upstream, metrics, services, lines }
}

const modes: readonly (readonly [Mode, string])[] = [
  ['ok', 'answer'],
  ['not_found', 'absent'],
  ['unauthorised', 'rejected'],
  ['error', 'server_error'],
  ['too_many', 'overloaded'],
  ['html', 'html'],
  ['garbage', 'not_json'],
  ['empty', 'empty'],
  ['wrong_shape', 'wrong_shape'],
  ['hang', 'timeout'],
  ['redirect', 'unexpected_status'],
]

for (const [mode, outcome] of modes) {
  t.test(`OB-03: an upstream in mode ${mode} counts one call with outcome ${outcome}`, async (t) => {
    const { upstream, services, lines } = await setUp(t, mode === 'hang' ? 200 : undefined)
    upstream.on('*', mode)
    await services.affiliates.search(query, context).catch(() => {})
    t.same(await lines('upstream_call'), [
      `upstream_call_duration_seconds_count{callable="${callable}"} 1`,
      `upstream_calls_total{callable="${callable}",outcome="${outcome}"} 1`,
    ])
    t.same(await lines('upstream_retries_total'), [])
  })
}

t.test('a retry is counted as one', async (t) => {
  const { upstream, services, lines } = await setUp(t)
  upstream.on(callable, 'reset', { times: 1 })
  await services.affiliates.search(query, context)
  t.same(await lines('upstream_calls_total', 'upstream_retries_total'), [
    `upstream_calls_total{callable="${callable}",outcome="unanswered"} 1`,
    `upstream_calls_total{callable="${callable}",outcome="answer"} 1`,
    `upstream_retries_total{callable="${callable}"} 1`,
  ])
})

t.test('OB-03: reads of a cache are counted by result, dropped items and pictures by kind', async (t) => {
  const { upstream, services, lines } = await setUp(t)
  const affiliates = [wireAffiliate(1), wireAffiliate(2, { shopname: 5 }), {}]
  upstream.on(callable, 'answer', { body: { affiliates, total_affiliates: 3, total_pages: 1 } })
  await services.affiliates.search(query, context)
  await services.affiliates.search(query, context)
  t.same(await lines('cache_reads_total'), [
    'cache_reads_total{cache="directory_pages",result="miss"} 1',
    'cache_reads_total{cache="directory_pages",result="hit"} 1',
  ])
  t.match(await lines('left_out_total{what="item"}'), ['left_out_total{what="item"} 2'])
  t.match(await lines('left_out_total{what="picture"}'), [/^left_out_total\{what="picture"\} [1-9]/])
})

t.test('OB-03: work under way, refused requests and the build are exported', async (t) => {
  const { upstream, metrics, services, lines } = await setUp(t, 1000)
  metrics.watchLoads(() => services.loads())
  metrics.setBuild('1.2.3')
  metrics.countShed('memory')
  upstream.on(callable, 'hang')
  const search = services.affiliates.search(query, context).catch(() => {})
  t.same(await lines('work_items'), ['work_items{work="upstream_directory",state="waiting"} 1'])
  while (upstream.journal.length === 0) await new Promise((resolve) => setImmediate(resolve))
  t.same(await lines('work_items'), ['work_items{work="upstream_directory",state="running"} 1'])
  await search
  t.same(await lines('work_items'), [])
  t.match(await lines('build_info', 'requests_shed_total'), [
    'requests_shed_total{reason="memory"} 1',
    /^build_info\{version="1\.2\.3",node="v\d+/,
  ])
})

t.test('health checks and the 503 of a stop are no errors', async (t) => {
  const metrics = createMetrics()
  const sleeping = Promise.withResolvers<void>()
  const { app, fetch, log } = await build(t, {
    metrics,
    sleep: () => sleeping.promise,
    routes: (app) => {
      app.get('/refused', async (_request, reply) => reply.code(503).send(''))
    },
  })
  await (await fetch('/healthz')).text()
  await (await fetch('/readyz')).text()
  t.same(
    log.filter((line) => line.includes('"msg":"request"')),
    [],
    'healthy probes have no line',
  )
  const drained = app.lifecycle.drain({ graceMs: 5_000, endMs: 8_000 })
  t.equal((await fetch('/readyz')).status, 503)
  await (await fetch('/refused')).text()
  sleeping.resolve()
  await drained
  const lines = log.filter((line) => line.includes('"msg":"request"'))
  t.match(lines, [/"level":30.*"route":"\/readyz","status":503/, /"level":30.*"status":503/])
  const text = await metrics.registry.metrics()
  t.notMatch(text, /http_request_duration_seconds_count\{.*(?:z"|503)/)
  t.match(text, 'requests_drained_total 1')
})
