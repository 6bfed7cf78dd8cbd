import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'

import { overloaded } from '../../../src/errors.ts'
import { latenessLimits } from '../../../src/plugins/overload/lateness-rule.ts'
import type { Load } from '../../../src/plugins/overload/load-monitor.ts'
import type { OverloadOptions, OverloadReason } from '../../../src/plugins/overload/overload.ts'
import { build } from '../../support/build.ts'

const MiB = 1024 * 1024
const memory = { trimBytes: 350 * MiB, maxBytes: 430 * MiB }
const calm = { lateMs: 1, utilization: 0.2, rssBytes: 200 * MiB }
const busy = { ...calm, lateMs: 300, utilization: 1 }

function routes(app: FastifyInstance): void {
  app.get('/page', async () => 'ok')
  app.get('/file', { config: { underLoad: 'always' } }, async () => 'ok')
  app.get('/cached', { config: { underLoad: 'cached' } }, async (request) => {
    if (request.isShed && request.headers['x-cached'] === undefined) throw overloaded()
    return 'ok'
  })
}

/** A server with a simulated load. */
async function setUp(t: Test) {
  let load: Load = { at: 0, ...calm }
  let takeSample: (() => void) | undefined
  const state = { waitMs: 0, stopped: false, cached: 64 * MiB, collected: 0, stuck: [] as OverloadReason[] }
  const overload: OverloadOptions = {
    monitor: {
      watch: () => {},
      sample: () => load,
      waitMs: () => state.waitMs,
      stop: () => void (state.stopped = true),
    },
    memory,
    caches: {
      get bytes() {
        return state.cached
      },
      trim: (share) => void (state.cached *= share),
    },
    collectGarbage: () => void (state.collected += 1),
    onStuck: (reason) => void state.stuck.push(reason),
    every(_ms, run) {
      takeSample = run
      return () => {}
    },
  }
  const built = await build(t, { routes, overload })
  /** Takes one sample for each load, 250 ms after the one before. */
  function show(...loads: readonly Omit<Load, 'at'>[]): void {
    for (const next of loads) {
      load = { at: load.at + 250, ...next }
      takeSample?.()
    }
  }
  const ready = async () => {
    const response = await built.fetch('/readyz')
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const events = () =>
    built.log.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ event }) => event)
  return { ...built, state, show, ready, events }
}

const times = <T>(value: T, count: number) => Array.from({ length: count }, () => value)

t.test(
  'LD-02: a late process refuses requests that have waited, serves the others, and recovers',
  async (t) => {
    const { fetch, app, state, show, ready, events } = await setUp(t)
    t.equal((await fetch('/page')).status, 200)
    show(...times(busy, 8))
    state.waitMs = 150
    for (let i = 0; i < latenessLimits.alwaysServed; i += 1) t.equal((await fetch('/page')).status, 200)
    const refused = await fetch('/page')
    t.equal(refused.status, 503)
    t.equal(refused.headers.get('retry-after'), '2')
    t.match(await refused.json(), { code: 'upstream_unavailable' })
    for (const path of ['/cached', '/unknown']) t.equal((await fetch(path)).status, 503, path)
    t.equal((await fetch('/healthz')).status, 200, 'it lives')
    t.equal((await fetch('/file')).status, 200, 'LD-02: cheap answers are never refused')
    t.equal((await fetch('/cached', { headers: { 'x-cached': 'yes' } })).status, 200, 'nor cached ones')
    t.match(await ready(), { status: 503, body: { status: 'overloaded', reason: 'event_loop' } })
    state.waitMs = 20
    t.equal((await fetch('/page')).status, 200, 'it has not waited')
    show(...times(calm, 8))
    state.waitMs = 150
    t.equal((await fetch('/page')).status, 200)
    t.match(await ready(), { status: 200, body: { status: 'ready' } })
    t.notOk('reason' in (await ready()).body)
    t.match(events(), [
      { event: 'overload', reason: 'event_loop', lateMs: 300 },
      { event: 'overload_over', refused: 3 },
    ])
    await app.close()
    t.ok(state.stopped)
  },
)

t.test('LD-02: a late process that gets few requests refuses none of them', async (t) => {
  const { fetch, state, show, ready, events } = await setUp(t)
  show(...times(busy, 8))
  state.waitMs = 400
  for (let sample = 0; sample < 10; sample += 1) {
    for (let i = 0; i < latenessLimits.alwaysServed; i += 1) t.equal((await fetch('/page')).status, 200)
    t.match(
      await ready(),
      { status: 503, body: { status: 'overloaded' } },
      'other processes can serve sooner',
    )
    show(busy)
  }
  show(...times(calm, 8))
  t.match(events(), [{ event: 'overload' }, { event: 'overload_over', refused: 0 }])
})

t.test('large memory alone refuses no request: the caches are shrunk and garbage is collected', async (t) => {
  const { fetch, state, show, ready, events } = await setUp(t)
  show(...times({ ...calm, rssBytes: 360 * MiB }, 8))
  t.match(state, { cached: 32 * MiB, collected: 1 })
  show(...times({ ...calm, rssBytes: 440 * MiB }, 200))
  t.match(state, { cached: 0, collected: 2 })
  t.equal((await fetch('/page')).status, 200)
  t.equal((await ready()).status, 200)
  t.match(events(), [
    { event: 'memory_trim', cachedBytes: 64 * MiB, keptBytes: 32 * MiB },
    { event: 'memory_trim', cachedBytes: 32 * MiB, keptBytes: 0 },
  ])
})

t.test('while memory grows above its limit all requests are refused, until it stops growing', async (t) => {
  const { fetch, show, ready } = await setUp(t)
  const sizes = Array.from({ length: 20 }, (_, i) => ({ ...calm, rssBytes: (431 + i) * MiB }))
  show(...sizes)
  t.match(await ready(), { status: 503, body: { status: 'overloaded', reason: 'memory' } })
  t.equal((await fetch('/page')).status, 503)
  t.equal((await fetch('/healthz')).status, 200)
  show(...times({ ...calm, rssBytes: 450 * MiB }, 8))
  t.equal((await fetch('/page')).status, 200)
  t.equal((await ready()).status, 200)
})

t.test('a process that does not recover is reported once', async (t) => {
  const late = await setUp(t)
  late.show(...times(busy, 400))
  t.same(late.state.stuck, ['event_loop'])
  const large = await setUp(t)
  large.show(...times({ ...calm, rssBytes: 440 * MiB }, 400))
  t.same(large.state.stuck, ['memory'])
})
