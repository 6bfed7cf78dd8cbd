import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { cardDigits, testCards } from '@mestieri/shared/test-cards.ts'
import t, { type Test } from 'tap'

import { startEmbeddedUpstream } from '../../../embedded/src/start.ts'
import { seededFolder } from '../../../embedded/test/data-folder.ts'
import { createLogger } from '../../../src/log/logger.ts'
import { rateLimits } from '../../../src/plugins/rate-limit/rate-limit.ts'
import { createServices } from '../../../src/services.ts'
import { build, fakeServices, testConfig } from '../../support/build.ts'

const paths = ['confirmations', 'authentications', 'states'].map((name) => `/api/payments/sandbox/${name}`)
const card = { expiry: '12/34', cvc: '123' }

/** The product with its own data folder, with access to its logs and stored files. */
async function startProduct(t: Test) {
  const folder = seededFolder(t)
  const log: string[] = []
  const logger = createLogger('trace', { write: (line: string) => void log.push(line) })
  const listen = { socketPath: join(folder, 'upstream.sock') }
  const embedded = await startEmbeddedUpstream({ dataDir: folder, log: logger, listen })
  const services = createServices({
    config: testConfig(),
    upstream: embedded.address,
    embeddedPictures: null,
    log: logger,
  })
  const limits = { ...rateLimits, payments: 1000 }
  const bff = await build(t, { services, limits, env: { LOG_LEVEL: 'trace' } })
  t.teardown(async () => {
    await services.close()
    await embedded.close()
  })

  async function post(path: string, payload: object) {
    const reply = await bff.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    })
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
  }

  async function newSecret(): Promise<string> {
    const { body } = await post('/api/payments/intents', { purpose: 'trial' })
    return String(body['clientSecret'])
  }

  return {
    post,
    newSecret,
    confirm: async (clientSecret: string, cardNumber: string, change: object = {}) =>
      post('/api/payments/sandbox/confirmations', { clientSecret, cardNumber, ...card, ...change }),
    logged: () => [...log, ...bff.log].join(''),
    /** All stored bytes, including the database's write-ahead log. */
    stored: () =>
      readdirSync(folder)
        .filter((name) => name.startsWith('upstream.sqlite'))
        .map((name) => readFileSync(join(folder, name)).toString('latin1'))
        .join(''),
  }
}

const product = await startProduct(t)

t.test('a payment can be declined, authenticated, refused, approved, and succeeds only once', async (t) => {
  const { post, newSecret, confirm } = product
  const clientSecret = await newSecret()
  const state = async () => (await post('/api/payments/sandbox/states', { clientSecret })).body
  t.same(await state(), { status: 'requires_payment_method' })
  t.same(await confirm(clientSecret, '4000 0000 0000 9995'), {
    status: 200,
    body: { status: 'requires_payment_method', declineCode: 'insufficient_funds' },
  })
  const answer = async (approved: boolean) =>
    (await post('/api/payments/sandbox/authentications', { clientSecret, approved })).body
  t.match(await confirm(clientSecret, '4000002500003155'), { body: { status: 'requires_action' } })
  t.same(await answer(false), {
    status: 'requires_payment_method',
    declineCode: 'payment_intent_authentication_failure',
  })
  await confirm(clientSecret, '4000002500003155')
  t.same(await answer(true), { status: 'succeeded' })
  t.match(await confirm(clientSecret, '4000 0000 0000 0002'), { body: { status: 'succeeded' } })
  t.same(await state(), { status: 'succeeded' })
})

t.test('ten concurrent confirmations are one payment', async (t) => {
  const { newSecret, confirm } = product
  const clientSecret = await newSecret()
  const tries = Array.from({ length: 10 }, () => confirm(clientSecret, '4242 4242 4242 4242'))
  for (const { body } of await Promise.all(tries)) t.same(body, { status: 'succeeded' })
})

t.test('a card that is not a test card is never charged, and an expired one is refused', async (t) => {
  const { newSecret, confirm } = product
  const clientSecret = await newSecret()
  const codeOf = async (number: string, change?: object) =>
    (await confirm(clientSecret, number, change)).body['declineCode']
  t.equal(await codeOf('5555555555554444'), 'test_mode_live_card')
  t.equal(await codeOf('4242424242424241'), 'incorrect_number')
  t.equal(await codeOf('4242424242424242', { expiry: '10/20' }), 'expired_card')
})

t.test('an invalid card number or secret is refused with the name of the field', async (t) => {
  const { newSecret, confirm, post } = product
  const clientSecret = await newSecret()
  const bad = [
    ['cardNumber', { cardNumber: '4242' }],
    ['cardNumber', { cardNumber: '4242-4242-4242-4242' }],
    ['cardNumber', { cardNumber: '4'.repeat(32) }],
    ['expiry', { expiry: '13/30' }],
    ['expiry', { expiry: '12/2030' }],
    ['cvc', { cvc: '12' }],
    ['clientSecret', { clientSecret: 'pi_1' }],
    ['clientSecret', { clientSecret: `pi_1_secret_${'x'.repeat(200)}` }],
  ] as const
  for (const [field, change] of bad) {
    const { status, body } = await confirm(clientSecret, '4242424242424242', change)
    t.equal(status, 422)
    t.match(body, { code: 'validation_failed', errors: [{ field }] }, JSON.stringify(change))
  }
  const more = await confirm(clientSecret, '4242424242424242', { amount: 1 })
  t.equal(more.status, 422, 'no field that is not asked for')
  const yes = { clientSecret, approved: 'true' }
  t.equal((await post('/api/payments/sandbox/authentications', yes)).status, 422)
})

t.test('an unknown client secret is a 404', async (t) => {
  const { confirm, post } = product
  const clientSecret = 'pi_sandbox_1_secret_2'
  t.match(await confirm(clientSecret, '4242424242424242'), { status: 404, body: { code: 'not_found' } })
  t.equal((await post('/api/payments/sandbox/states', { clientSecret })).status, 404)
})

t.test('no card number is stored or logged', async (t) => {
  const { newSecret, confirm, post, logged, stored } = product
  const clientSecret = await newSecret()
  const numbers = ['5555 5555 5555 4444', '4242 4242 4242 4241', ...testCards.map(({ number }) => number)]
  for (const number of numbers) {
    const secret = await newSecret()
    await confirm(secret, number)
    await confirm('pi_sandbox_1_secret_2', number)
    await confirm(secret, number, { cvc: 'x' })
    await confirm(secret, `${number} x`)
    await confirm(secret, number, { [number]: true })
    await post('/api/payments/sandbox/states', { clientSecret: number })
    await post('/api/payments/sandbox/states', { clientSecret: secret, cardNumber: number })
  }
  await confirm(clientSecret, numbers[0] ?? '')
  const places = { log: logged(), database: stored() }
  t.ok(places.log.includes('/api/payments/sandbox/confirmations') && places.database.length > 10_000)
  for (const [place, text] of Object.entries(places)) {
    for (const number of numbers) {
      for (const form of [number, cardDigits(number), cardDigits(number).slice(-4).padStart(8, '*')]) {
        t.notOk(text.includes(form), `${form} in the ${place}`)
      }
    }
    t.notOk(text.includes(clientSecret.split('_secret_')[1] ?? clientSecret), `the secret in the ${place}`)
  }
})

const elsewhere = {
  UPSTREAM_PORTAL_URL: 'https://upstream.example/portal',
  UPSTREAM_PAYMENTS_URL: 'https://upstream.example/payments',
  UPSTREAM_UNSUBSCRIBE_TOKEN: 't0ken-of-upstream',
  TRIAL_PRODUCT_ID: 'prod_42',
}
const keys = { CARD_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_SECRET_KEY: 'sk_test_1' }

t.test('without the sandbox there are no test mode endpoints', async (t) => {
  const { CARD_PUBLISHABLE_KEY } = keys
  for (const env of [elsewhere, { ...elsewhere, CARD_PUBLISHABLE_KEY }, keys]) {
    const { fetch } = await build(t, { env, services: fakeServices() })
    for (const path of paths) {
      const headers = { 'content-type': 'application/json' }
      t.equal((await fetch(path, { method: 'POST', headers, body: '{}' })).status, 404, path)
    }
    t.notMatch(await (await fetch('/api/openapi.json')).text(), '/api/payments/sandbox')
  }
})

t.test('in test mode its endpoints are in the OpenAPI document', async (t) => {
  const { fetch } = await build(t)
  const { paths: described } = (await (await fetch('/api/openapi.json')).json()) as { paths: object }
  for (const path of paths) t.ok(path in described, path)
})
