import t from 'tap'

import { startServer } from './support/process.ts'
import { startUpstreamFake } from './upstream-fake.ts'

t.test('the start names the upstream and says in the background that its address is wrong', async (t) => {
  const upstream = await startUpstreamFake(t)
  const { host, origin } = new URL(upstream.address.portalUrl)
  const { address, stdout } = startServer(t, {
    PORT: '0',
    UPSTREAM_PORTAL_URL: `${origin}/wrong/base/`,
    UPSTREAM_PAYMENTS_URL: upstream.address.paymentsUrl,
    UPSTREAM_UNSUBSCRIBE_TOKEN: 'a-real-token',
    TRIAL_PRODUCT_ID: 'prod_1234',
  })
  const ready = await fetch(`${await address}/readyz`)
  t.match(await ready.json(), { mode: 'remote', version: /^\d+\.\d+\.\d+/ })
  const find = (event: string) => {
    const lines = stdout.map((line) => JSON.parse(line) as Record<string, unknown>)
    return lines.find((line) => line['event'] === event)
  }
  while (!find('upstream_search')) await new Promise((resolve) => setTimeout(resolve, 20))
  t.match(find('upstream'), {
    mode: 'remote',
    portal: { host, basePath: '/wrong/base' },
    payments: { host, basePath: '/payments' },
  })
  t.match(find('upstream_search'), {
    level: 40,
    callable: 'getAffiliatesByProfession',
    path: 'get_affiliates_by_profession',
    outcome: 'absent',
    status: 404,
  })
})
