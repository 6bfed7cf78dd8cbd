import t from 'tap'

import { readStripeSettings } from '../../../src/payments/stripe/environment.ts'
import { StartError } from '../../../src/start-error.ts'

t.test('without a secret key there are no Stripe settings', async (t) => {
  t.equal(readStripeSettings({}), null)
  t.equal(readStripeSettings({ STRIPE_SECRET_KEY: ' ', PUBLIC_URL: 'https://www.example.it' }), null)
})

t.test('the secret key is enough, and the webhook secret is optional', async (t) => {
  t.same(readStripeSettings({ STRIPE_SECRET_KEY: 'sk_test_1' }), {
    secretKey: 'sk_test_1',
    webhookSecret: null,
    siteOrigin: 'http://localhost:3000',
  })
  const env = {
    STRIPE_SECRET_KEY: 'rk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PUBLIC_URL: 'https://a.it/',
  }
  t.same(readStripeSettings(env), {
    secretKey: 'rk_live_1',
    webhookSecret: 'whsec_1',
    siteOrigin: 'https://a.it',
  })
})

t.test('an invalid value is refused in one line that does not repeat it', async (t) => {
  const key = { STRIPE_SECRET_KEY: 'sk_test_canary' }
  for (const [env, words] of [
    [{ STRIPE_SECRET_KEY: 'pk_test_canary' }, /STRIPE_SECRET_KEY is not a secret key/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_canary' }, /needs STRIPE_SECRET_KEY as well/],
    [{ ...key, STRIPE_WEBHOOK_SECRET: 'canary' }, /STRIPE_WEBHOOK_SECRET is not a signing secret/],
    [{ ...key, PUBLIC_URL: 'www.canary.it' }, /PUBLIC_URL is no address/],
    [{ ...key, PUBLIC_URL: 'ftp://www.canary.it' }, /PUBLIC_URL is no address/],
  ] as const) {
    try {
      readStripeSettings(env)
      t.fail(String(words))
    } catch (error) {
      t.ok(error instanceof StartError)
      t.match(String(error), words)
      t.notMatch(String(error), 'canary')
    }
  }
})
