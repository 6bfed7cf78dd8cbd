import t from 'tap'

import { build, fakeServices } from '../support/build.ts'

t.test('the process says that it lives', async (t) => {
  const { fetch } = await build(t)
  const response = await fetch('/healthz')
  t.equal(response.status, 200)
  t.same(await response.json(), { status: 'ok' })
})

t.test('an upstream that is down does not make the process unready, and is told', async (t) => {
  const services = { ...fakeServices(), circuits: () => ({ directory: 'open', chat: 'closed' }) as never }
  const { fetch } = await build(t, { services })
  const response = await fetch('/readyz')
  t.equal(response.status, 200)
  t.same(await response.json(), {
    status: 'ready',
    dependencies: { upstream: { status: 'degraded', circuits: { directory: 'open', chat: 'closed' } } },
  })
})

t.test('with every circuit closed the upstream is up', async (t) => {
  const { fetch } = await build(t)
  t.match(await (await fetch('/readyz')).json(), {
    status: 'ready',
    dependencies: { upstream: { status: 'up' } },
  })
})
