import t from 'tap'

import { build } from '../../support/build.ts'

const upstream = {
  UPSTREAM_PORTAL_URL: 'https://canary-host.example/portal',
  UPSTREAM_PAYMENTS_URL: 'https://canary-host.example/payments',
  UPSTREAM_UNSUBSCRIBE_TOKEN: 'canary-token',
  TRIAL_PRODUCT_ID: 'canary-product',
}

t.test('with the embedded upstream the card provider is the sandbox', async (t) => {
  const { fetch } = await build(t)
  t.same(await (await fetch('/api/config')).json(), {
    cardPublishableKey: null,
    cardProvider: 'sandbox',
    recaptchaSiteKey: null,
    tagManagerId: null,
  })
})

t.test('with another upstream and no key there are no card payments', async (t) => {
  const { fetch } = await build(t, { env: upstream })
  t.match(await (await fetch('/api/config')).json(), { cardProvider: 'none' })
})

t.test('SP-01: the public configuration has no secrets', async (t) => {
  const env = {
    ...upstream,
    CARD_PUBLISHABLE_KEY: 'pk_test_1',
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET: 'canary-secret',
    TAG_MANAGER_ID: 'GTM-ABC123',
    MAPS_API_KEY: 'canary-maps-key',
    REDIS_URL: 'redis://canary@redis.example',
  }
  const { fetch } = await build(t, { env })
  const text = await (await fetch('/api/config')).text()
  t.same(JSON.parse(text), {
    cardPublishableKey: 'pk_test_1',
    cardProvider: 'stripe',
    recaptchaSiteKey: 'site-key',
    tagManagerId: 'GTM-ABC123',
  })
  t.notMatch(text, 'canary')
})
