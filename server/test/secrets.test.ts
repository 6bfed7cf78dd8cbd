import { join } from 'node:path'

import { concretePaths, pageRoutes } from '@mestieri/shared/pages.ts'
import t from 'tap'

import { loadWebBundle } from '../src/pages/web-bundle.ts'
import { startBff } from './support/bff.ts'
import { testConfig } from './support/build.ts'

/** Values that only the server may know. */
const secrets = {
  UPSTREAM_UNSUBSCRIBE_TOKEN: 'CANARY-unsubscribe-51f7a0',
  STRIPE_SECRET_KEY: 'sk_test_CANARY9c41d7',
  RECAPTCHA_SECRET: 'CANARY-recaptcha-7be210',
  MAPS_API_KEY: 'CANARY-maps-2d90c4',
  ASSISTANT_API_KEY: 'CANARY-assistant-e83b55',
  SMTP_URL: 'smtps://site:CANARY-smtp-0d77c1@mail.example',
  WEBHOOK_SECRET: 'whsec_CANARYhook4be19aCANARYhook4be19aCANARY0=',
}
/** Values that the browser may know, beside the secrets that need them. */
const others = {
  RECAPTCHA_SITE_KEY: 'site-key',
  CARD_PUBLISHABLE_KEY: 'pk_test_visible',
  ASSISTANT_URL: 'https://assistant.example/v1',
  ASSISTANT_MODEL: 'm',
  MAIL_FROM: 'site@example.it',
  MAIL_TO: 'owner@example.it',
  WEBHOOK_URL: 'https://hooks.example',
}
const env = { ...secrets, ...others }

/** A secret as it stands, and in the forms in which a leak could be overlooked. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  // The first and last characters of base64 depend on what stands beside the secret.
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64url')
      .slice(4, -4),
  )
  const reversed = secret.split('').toReversed().join('')
  return [secret, encodeURIComponent(secret), reversed, bytes.toString('hex'), ...base64]
}

const forms = [...Object.values(secrets), 'CANARY-smtp-0d77c1'].flatMap(formsOf)

t.test('SP-01: no page, API response or error holds a secret of the configuration', async (t) => {
  const config = testConfig(env)
  const web = await loadWebBundle(join(import.meta.dirname, '../../web'), config.publicUrl, false, {
    ...config,
    cardProvider: 'stripe',
  })
  const { send } = await startBff(t, { env, web })
  const pages = pageRoutes
    .flatMap((route) => concretePaths(route))
    .map((path) => path.replaceAll(/:\w+/g, 'abc'))
  const calls = ['/api/config', '/api/openapi.json', '/readyz', '/api/nothing', '/%ff', '/sitemap.xml']
  const dynamic = ['/incontra_professionisti/rossi-impianti-1', '/professionisti/lavora_con_noi/saldo/abc']
  const leaks: string[] = []
  for (const path of [...pages, ...calls, ...dynamic, '/api/affiliates']) {
    const { text, headers, status } = await send(path)
    t.ok(status > 0 && text !== '', path)
    const received = `${text}${JSON.stringify(headers)}`
    for (const form of forms) if (received.includes(form)) leaks.push(`${path}: ${form}`)
  }
  t.same(leaks, [])
})

t.test('SP-01: the search finds a secret in other forms', async (t) => {
  const [secret = ''] = Object.values(secrets)
  const leaked = [
    Buffer.from(`x${secret}y`).toString('base64'),
    Buffer.from(`{"token":"${secret}"}`).toString('base64'),
    Buffer.from(secret).toString('hex'),
    secret.split('').toReversed().join(''),
  ]
  for (const text of leaked)
    t.ok(
      formsOf(secret).some((form) => text.includes(form)),
      text,
    )
})
