import t from 'tap'

import { loadConfig } from '../src/config/config.ts'
import { problemsOf, upstream } from './support/environments.ts'

t.test('photos lie on hosts that pictures may come from', async (t) => {
  const hosts = { PICTURE_HOSTS: 'storage.example,cdn.example:8443' }
  for (const paths of ['other.example/chats', 'cdn.example/chats', 'storage.example/a,other.example']) {
    t.match(problemsOf({ ...hosts, CHAT_PICTURE_PATHS: paths }), [/^CHAT_PICTURE_PATHS must name hosts/])
  }
  t.same(loadConfig({ ...hosts, CHAT_PICTURE_PATHS: 'cdn.example:8443/a' }).chatPicturePaths, [
    'cdn.example:8443/a',
  ])
})

t.test('a model needs its name, and may go without a key', async (t) => {
  t.match(problemsOf({ ASSISTANT_URL: 'https://models.example' }), [/^ASSISTANT_MODEL is required/])
  t.same(loadConfig({ ASSISTANT_URL: 'http://127.0.0.1:8080/v1', ASSISTANT_MODEL: 'local' }).assistantModel, {
    url: 'http://127.0.0.1:8080/v1',
    apiKey: null,
    model: 'local',
    vision: false,
  })
  t.equal(loadConfig({ ASSISTANT_MODEL: 'local' }).assistantModel, null)
})

t.test('the embedded upstream takes both keys of the card provider or none, and of one mode', async (t) => {
  const keys = { CARD_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_SECRET_KEY: 'sk_test_canary' }
  t.match(loadConfig(keys), { cardPublishableKey: 'pk_test_1', stripeSecretKey: 'sk_test_canary' })
  t.match(problemsOf({ ...keys, CARD_PUBLISHABLE_KEY: '' }), [/^CARD_PUBLISHABLE_KEY is required/])
  t.match(problemsOf({ ...keys, STRIPE_SECRET_KEY: '' }), [/^STRIPE_SECRET_KEY is required/])
  t.match(problemsOf({ ...keys, STRIPE_SECRET_KEY: 'rk_live_canary' }), [
    /^STRIPE_SECRET_KEY must be of the same/,
  ])
  t.notMatch(problemsOf({ ...keys, STRIPE_SECRET_KEY: 'rk_live_canary' }).join(), 'rk_live_canary')
})

t.test('messages to the owner need all variables of their way, and the embedded upstream', async (t) => {
  const mail = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.it', MAIL_TO: 'c@d.it,e@f.it' }
  const hook = { WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}` }
  t.match(loadConfig({ ...mail, ...hook }), {
    ownerMail: { url: mail.SMTP_URL, from: 'a@b.it', to: ['c@d.it', 'e@f.it'] },
    ownerWebhook: { url: hook.WEBHOOK_URL, secret: hook.WEBHOOK_SECRET },
  })
  t.match(problemsOf({ ...mail, MAIL_TO: '' }), [/^MAIL_TO is required together with SMTP_URL/])
  t.match(problemsOf({ ...hook, WEBHOOK_URL: '' }), [/^WEBHOOK_URL is required together with WEBHOOK_SECRET/])
  t.match(problemsOf({ ...hook, WEBHOOK_SECRET: 'whsec_canary' }), [/^WEBHOOK_SECRET must be/])
  t.match(problemsOf({ ...upstream, ...mail }), [/^SMTP_URL is for the embedded upstream/])
})

t.test('another upstream keeps the card provider’s secret key to itself', async (t) => {
  t.same(problemsOf({ ...upstream, CARD_PUBLISHABLE_KEY: 'pk_live_1' }), [])
  const both = { ...upstream, CARD_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_SECRET_KEY: 'sk_live_canary' }
  t.match(problemsOf(both), [/^STRIPE_SECRET_KEY is for the embedded upstream/])
})

t.test('an upstream needs both addresses, its token and its product', async (t) => {
  for (const name of Object.keys(upstream)) {
    const problems = problemsOf({ ...upstream, [name]: '' })
    t.match(problems, [new RegExp(`^${name} is required`)], name)
  }
  t.same(
    problemsOf({ UPSTREAM_UNSUBSCRIBE_TOKEN: 'unused-token' }),
    [],
    'neither matters without an upstream',
  )
})
