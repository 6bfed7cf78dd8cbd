import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import t from 'tap'

import { checkUpstream } from '../../src/check-upstream/run.ts'
import { loadConfig } from '../../src/config/config.ts'
import { secretNames } from '../../src/config/secret-files.ts'
import { problemsOf, upstream } from '../support/environments.ts'

/** A valid value of each secret. */
const values: Readonly<Record<string, string>> = {
  UPSTREAM_UNSUBSCRIBE_TOKEN: 't0ken-of-a-file',
  ASSISTANT_API_KEY: 'model-key-of-a-file',
  MAPS_API_KEY: 'maps-key-of-a-file',
  STRIPE_SECRET_KEY: 'sk_test_ofAFile',
  RECAPTCHA_SECRET: 's3cret-of-a-file',
  REDIS_URL: 'redis://redis.example:6379',
  SMTP_URL: 'smtps://mail-user:mail-password@mail.example:465',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'a').toString('base64')}`,
}
/** What the secrets need beside them. */
const others = {
  ASSISTANT_URL: 'https://models.example/v1',
  ASSISTANT_MODEL: 'm',
  CARD_PUBLISHABLE_KEY: 'pk_test_1',
  RECAPTCHA_SITE_KEY: 'site-key',
  MAIL_FROM: 'sito@example.it',
  MAIL_TO: 'titolare@example.it',
  WEBHOOK_URL: 'https://hooks.example/mestieri',
}

t.test('every secret can be given as a file, with the same effect as its variable', async (t) => {
  const folder = t.testdir(values)
  const files = Object.fromEntries(secretNames.map((name) => [`${name}_FILE`, join(folder, name)]))
  t.same(Object.keys(values), secretNames)
  t.same(loadConfig({ ...others, ...files }), loadConfig({ ...others, ...values }))
})

t.test('a file is checked like its variable, and its content is not told', async (t) => {
  const file = join(t.testdir(), 'token')
  writeFileSync(file, 'changeme')
  const { UPSTREAM_UNSUBSCRIBE_TOKEN: _, ...rest } = upstream
  const problems = problemsOf({ ...rest, UPSTREAM_UNSUBSCRIBE_TOKEN_FILE: file })
  t.match(problems, [/^UPSTREAM_UNSUBSCRIBE_TOKEN is a placeholder/])
  t.notMatch(problems.join(), 'changeme')
})

t.test('a missing file, or a file beside its variable, ends the start', async (t) => {
  t.match(problemsOf({ REDIS_URL_FILE: join(t.testdir(), 'none') }), [
    /^REDIS_URL_FILE names a file that cannot be read \(ENOENT\); for example REDIS_URL_FILE=\/run\/secrets\/redis_url$/,
  ])
  t.same(problemsOf({ REDIS_URL: 'redis://r.example', REDIS_URL_FILE: '/run/secrets/redis_url' }), [
    'REDIS_URL and REDIS_URL_FILE are both set: keep one of them',
  ])
})

t.test('check-upstream reads the same files', async (t) => {
  const env = { ...upstream, UPSTREAM_UNSUBSCRIBE_TOKEN_FILE: '/run/secrets/token' }
  await t.rejects(checkUpstream({ env, print: () => {} }), {
    message: /UPSTREAM_UNSUBSCRIBE_TOKEN and UPSTREAM_UNSUBSCRIBE_TOKEN_FILE are both set/,
  })
})
