/**
 * A server with the product's overload plugin and one route, `/work`, that keeps the event loop busy for 5 ms. It sends
 * its port to the process that forked it.
 */
import type { AddressInfo } from 'node:net'

import { buildApp } from '../../src/app.ts'
import { collectGarbage } from '../../src/memory/collect-garbage.ts'
import { createLoadMonitor } from '../../src/plugins/overload/load-monitor.ts'
import { fakeServices, testConfig } from '../support/build.ts'

const workMs = 5

const services = fakeServices()
const app = await buildApp({
  config: testConfig(),
  services,
  overload: {
    monitor: createLoadMonitor(),
    memory: { trimBytes: Infinity, maxBytes: Infinity },
    caches: services.caches,
    collectGarbage,
  },
})
app.get('/work', (_request, reply) => {
  const end = performance.now() + workMs
  while (performance.now() < end);
  reply.send('done')
})
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.((app.server.address() as AddressInfo).port)
