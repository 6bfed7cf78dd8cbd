import t from 'tap'

import {
  createLoadMonitor,
  defaultOverloadLimits,
  isOverloaded,
  type Load,
  type LoadMonitor,
} from '../../src/plugins/overload.ts'
import { build } from '../support/build.ts'

const calm: Load = { delayMs: 1, utilization: 0.2, rssBytes: 1e8 }
const busy: Load = { delayMs: 500, utilization: 1, rssBytes: 1e8 }
const limits = { maxDelayMs: 200, maxRssBytes: 1e9 }

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
    // The second sample from now begins after the first one's result has taken effect.
    for (let i = 0; i < 2; i += 1) await new Promise<void>((resolve) => void (onSample = resolve))
  }
  return { monitor, show, isStopped: () => stopped }
}

t.test('an overloaded process refuses at once, says when to come back, and heals', async (t) => {
  const { monitor, show, isStopped } = createMonitor()
  const { fetch, app } = await build(t, { overload: { monitor, limits, intervalMs: 1 } })
  t.equal((await fetch('/api/config')).status, 200)
  await show(busy)
  const refused = await fetch('/api/config')
  t.equal(refused.status, 503)
  t.equal(refused.headers.get('retry-after'), '2')
  t.match(await refused.json(), { code: 'upstream_unavailable' })
  t.equal((await fetch('/healthz')).status, 200, 'health checks are answered')
  t.equal((await fetch('/readyz')).status, 200)
  await show(calm)
  t.equal((await fetch('/api/config')).status, 200)
  await app.close()
  t.ok(isStopped())
})

t.test('overload is a late and busy event loop, or memory that runs out', async (t) => {
  t.ok(isOverloaded(busy, limits))
  t.notOk(isOverloaded(calm, limits))
  t.notOk(isOverloaded({ ...busy, utilization: 0.1 }, limits), 'a process that slept is not overloaded')
  t.notOk(isOverloaded({ ...busy, delayMs: 100 }, limits), 'nor is one that is busy and in time')
  t.ok(isOverloaded({ ...calm, rssBytes: 2e9 }, limits))
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
