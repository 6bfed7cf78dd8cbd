import { join } from 'node:path'

import t from 'tap'

import { secretNames, withSecretFiles } from '../src/secret-files.ts'
import { StartError } from '../src/start-error.ts'

t.test('every secret of the embedded upstream can be given as a file', async (t) => {
  const folder = t.testdir(Object.fromEntries(secretNames.map((name) => [name, `value of ${name}\n`])))
  const given = Object.fromEntries(secretNames.map((name) => [`${name}_FILE`, join(folder, name)]))
  const env = withSecretFiles(given)
  for (const name of secretNames) t.equal(env[name], `value of ${name}`)
})

t.test('a secret beside its file is refused in one line', async (t) => {
  const both = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_SECRET_KEY_FILE: '/run/secrets/stripe_secret_key' }
  t.throws(
    () => withSecretFiles(both),
    new StartError('STRIPE_SECRET_KEY and STRIPE_SECRET_KEY_FILE are both set: keep one of them'),
  )
})
