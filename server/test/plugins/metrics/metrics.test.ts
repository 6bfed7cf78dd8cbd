import t from 'tap'

import { createMetrics, listenForMetrics } from '../../../src/plugins/metrics/metrics.ts'
import { build } from '../../support/build.ts'

t.test('OB-03: requests are counted by route and errors by code, on a separate port', async (t) => {
  const metrics = createMetrics()
  metrics.watchCircuits(() => ({ directory: 'open', chat: 'closed' }))
  const { fetch } = await build(t, { metrics })
  const listener = await listenForMetrics(metrics.registry, '127.0.0.1', 0)
  t.teardown(() => listener.close())
  await fetch('/api/config?canary=1')
  await fetch('/api/canary')
  t.equal((await fetch('/metrics')).status, 404, 'never on the public port')

  const response = await globalThis.fetch(`http://127.0.0.1:${listener.port}/metrics`)
  const text = await response.text()
  t.equal(response.status, 200)
  t.match(text, 'http_request_duration_seconds_count{method="GET",route="/api/config",status="200"} 1')
  t.match(text, 'http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 2')
  t.match(text, 'http_error_answers_total{code="not_found"} 2')
  t.match(text, 'upstream_circuit_open{group="directory"} 1')
  t.match(text, 'upstream_circuit_open{group="chat"} 0')
  t.match(text, 'nodejs_eventloop_lag_seconds')
  t.notMatch(text, /canary|127\.0\.0/)
  t.equal((await globalThis.fetch(`http://127.0.0.1:${listener.port}/`)).status, 404)
})

t.test('a port in use is an error at the start', async (t) => {
  const { registry } = createMetrics()
  const first = await listenForMetrics(registry, '127.0.0.1', 0)
  t.teardown(() => first.close())
  await t.rejects(listenForMetrics(registry, '127.0.0.1', first.port), { code: 'EADDRINUSE' })
})
