import t from 'tap'

import { productVersion } from '../../src/config/version.ts'
import { build, fakeServices } from '../support/build.ts'

t.test('OB-01: the liveness check responds with ok', async (t) => {
  const { fetch } = await build(t)
  const response = await fetch('/healthz')
  t.equal(response.status, 200)
  t.same(await response.json(), { status: 'ok' })
})

t.test('OB-01: a failed upstream is reported and does not make the process unready', async (t) => {
  const at = Date.UTC(2026, 10, 22)
  const iso = '2026-11-22T00:00:00.000Z'
  const services = {
    ...fakeServices(),
    circuits: () => ({ directory: 'open', chat: 'closed' }) as never,
    upstreamHealth: (group: string) =>
      group === 'chat'
        ? { lastSuccess: null, lastFailure: null }
        : {
            lastSuccess: at,
            lastFailure: { at, kind: 'wrong_shape', callable: 'getAffiliateByUid' } as const,
          },
  }
  const { fetch } = await build(t, { services })
  const response = await fetch('/readyz')
  t.equal(response.status, 200)
  t.same(await response.json(), {
    status: 'ready',
    mode: 'embedded',
    version: productVersion,
    dependencies: {
      upstream: {
        status: 'degraded',
        circuits: { directory: 'open', chat: 'closed' },
        groups: {
          directory: {
            circuit: 'open',
            lastSuccess: iso,
            lastFailure: { at: iso, kind: 'wrong_shape', callable: 'getAffiliateByUid' },
          },
          chat: { circuit: 'closed', lastSuccess: null, lastFailure: null },
        },
      },
    },
  })
})

t.test(
  'the state of the assistant’s model is reported where there is one, and keeps no one unready',
  async (t) => {
    const report = { model: 'failing', circuit: 'open', lastFailure: 'the model answered 503' } as const
    const { fetch } = await build(t, { assistantModel: () => report })
    const response = await fetch('/readyz')
    t.equal(response.status, 200)
    t.match(await response.json(), {
      dependencies: {
        assistantModel: { status: 'failing', circuit: 'open', lastFailure: 'the model answered 503' },
      },
    })
    const without = await build(t, { assistantModel: () => null })
    t.notMatch(await (await without.fetch('/readyz')).text(), 'assistantModel')
  },
)

t.test('the state of the embedded storage is reported, and keeps no one unready', async (t) => {
  const lastFailure = { at: '2026-11-20T09:00:00.000Z', reason: 'SQLITE_FULL: the disk is full' }
  const { fetch } = await build(t, { storage: () => ({ status: 'failing', lastFailure }) })
  const response = await fetch('/readyz')
  t.equal(response.status, 200)
  t.match(await response.json(), { dependencies: { storage: { status: 'failing', lastFailure } } })
  const without = await build(t)
  t.notMatch(await (await without.fetch('/readyz')).text(), 'storage')
})

t.test('with all circuits closed the upstream is up', async (t) => {
  const { fetch } = await build(t)
  t.match(await (await fetch('/readyz')).json(), {
    status: 'ready',
    dependencies: { upstream: { status: 'up' } },
  })
})

t.test('the mode is demo, embedded or remote', async (t) => {
  const upstream = {
    UPSTREAM_PORTAL_URL: 'https://upstream.example/portal',
    UPSTREAM_PAYMENTS_URL: 'https://upstream.example/payments',
    UPSTREAM_UNSUBSCRIBE_TOKEN: 't0ken-of-upstream',
    TRIAL_PRODUCT_ID: 'prod_42',
  }
  for (const [env, mode] of [
    [{}, 'embedded'],
    [upstream, 'remote'],
    [{ DEMO: 'true' }, 'demo'],
    [{ ...upstream, DEMO: 'true' }, 'demo'],
  ] as const) {
    const { fetch } = await build(t, { env })
    t.match(await (await fetch('/readyz')).json(), { mode })
  }
})
