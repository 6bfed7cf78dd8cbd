import type { FastifyInstance } from 'fastify'
import t from 'tap'

import {
  createLoadMonitor,
  createOverloadRule,
  defaultOverloadLimits,
  type Load,
  type LoadMonitor,
} from '../../src/plugins/overload.ts'
import { build } from '../support/build.ts'

const calm: Load = { delayMs: 1, utilization: 0.2, rssBytes: 1e8 }
const busy: Load = { delayMs: 500, utilization: 1, rssBytes: 1e8 }
const limits = { maxDelayMs: 200, maxRssBytes: 1e9 }

const routes = (app: FastifyInstance) => void app.get('/page', async () => 'ok')

/** A monitor that shows what it is told to, and lets the test wait until that has been seen. */
function createMonitor() {
  let load = calm
  let stopped = false
  let onSample: (() => void) | undefined
  const monitor: LoadMonitor = {
    sample() {
      onSample?.()
      return load
    },
    stop: () => void (stopped = true),
  }
  async function show(next: Load): Promise<void> {
    load = next
    // Four in a row are an overload; with the fifth all of them have taken effect.
    for (let i = 0; i < 5; i += 1) await new Promise<void>((resolve) => void (onSample = resolve))
  }
  return { monitor, show, isStopped: () => stopped }
}

t.test('an overloaded process refuses at once, says when to come back, and heals', async (t) => {
  const { monitor, show, isStopped } = createMonitor()
  const { fetch, app, log } = await build(t, { routes, overload: { monitor, limits, intervalMs: 1 } })
  t.equal((await fetch('/api/config')).status, 200)
  await show(busy)
  const refused = await fetch('/api/config')
  t.equal(refused.status, 503)
  t.equal(refused.headers.get('retry-after'), '2')
  t.match(await refused.json(), { code: 'upstream_unavailable' })
  t.equal((await fetch('/healthz')).status, 200, 'health checks are answered')
  t.equal((await fetch('/readyz')).status, 200)
  for (const path of ['/page', '/unknown']) t.equal((await fetch(path)).status, 503, path)
  await show(calm)
  t.equal((await fetch('/api/config')).status, 200)
  t.equal(log.filter((line) => line.includes('"event":"overload"')).length, 1, 'the operator is told once')
  await app.close()
  t.ok(isStopped())
})

/** Whether a load that lasts is an overload. */
function lasting(load: Load): boolean | undefined {
  const isOverloaded = createOverloadRule(limits)
  return Array.from({ length: 8 }, () => isOverloaded(load)).at(-1)
}

t.test('overload is a late and busy event loop, or memory that runs out', async (t) => {
  t.ok(lasting(busy))
  t.notOk(lasting(calm))
  t.notOk(lasting({ ...busy, utilization: 0.1 }), 'a process that slept is not overloaded')
  t.notOk(lasting({ ...busy, delayMs: 100 }), 'nor is one that is busy and in time')
  t.ok(lasting({ ...calm, rssBytes: 2e9 }))
})

t.test('one long task is no overload: it has to last for a second, and is over at once', async (t) => {
  const isOverloaded = createOverloadRule(limits)
  const seen = (...loads: Load[]) => loads.map((load) => isOverloaded(load))
  t.same(seen(busy, busy, busy, calm), [false, false, false, false])
  t.same(seen(busy, busy, busy, busy, busy, calm), [false, false, false, true, true, false])
  t.same(seen(busy, calm, busy), [false, false, false], 'nothing is left of the last one')
})

t.test('the memory limit leaves room, and is never so small that an idle process would refuse', async (t) => {
  t.equal(defaultOverloadLimits(1e9).maxRssBytes, 850_000_000)
  t.equal(defaultOverloadLimits(1e6).maxRssBytes, 400 * 1024 * 1024)
})

t.test('the process can be measured', async (t) => {
  const monitor = createLoadMonitor()
  t.teardown(() => monitor.stop())
  const load = monitor.sample()
  t.ok(load.delayMs >= 0)
  t.ok(load.utilization >= 0 && load.utilization <= 1)
  t.ok(load.rssBytes > 1e6)
})
