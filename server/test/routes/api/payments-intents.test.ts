import t from 'tap'

import { exchange } from '../../support/raw-http.ts'
import { unknownName } from '../../upstream-fake.ts'
import { deadlinesFor, startPaymentsServer } from './payments-server.ts'

const trial = { purpose: 'trial' }
const activation = { purpose: 'activation', uid: 'u1' }
const settlement = { purpose: 'settlement', uid: 'u1' }
const callables = [
  'createPaymentIntentByProductId',
  'createPaymentIntentByUid',
  'createSettlementPaymentIntentByUid',
] as const

t.test('ID-07: every purpose has its own upstream call, and upstream sets the amount', async (t) => {
  const { openBrowser, upstream, lineUpIntents } = await startPaymentsServer(t)
  lineUpIntents(1)
  const browser = openBrowser()
  for (const [body, letter] of [
    [trial, 't'],
    [activation, 'a'],
    [settlement, 's'],
  ] as const) {
    const reply = await browser.post('intents', body)
    t.equal(reply.status, 200)
    const paymentIntentId = `pi_${letter}1`
    const clientSecret = `${paymentIntentId}_secret_x`
    t.same(reply.json, { amount: 29_281, currency: 'eur', clientSecret, paymentIntentId })
    t.match(reply.headers, { 'x-cache': 'miss', 'cache-control': 'no-store' })
  }
  t.same(
    upstream.journal.map(({ callable, body }) => [callable, body]),
    [
      [callables[0], { product_id: 'prod_trial' }],
      [callables[1], { uid: 'u1' }],
      [callables[2], { uid: 'u1' }],
    ],
  )
})

t.test(
  'ID-05: two visitors have different client secrets; one visitor keeps the same for five minutes',
  async (t) => {
    const { openBrowser, time, lineUpIntents } = await startPaymentsServer(t)
    lineUpIntents(10)
    const [one, two] = [openBrowser(), openBrowser()]
    const secrets = new Set<unknown>()
    for (const body of [trial, activation, settlement]) {
      const first = await one.post('intents', body)
      const other = await two.post('intents', body)
      t.match([first.headers, other.headers], [{ 'x-cache': 'miss' }, { 'x-cache': 'miss' }])
      t.not(first.json['clientSecret'], other.json['clientSecret'], body.purpose)
      for (const reply of [first, other]) secrets.add(reply.json['clientSecret'])

      time.now += 299_999
      const again = await one.post('intents', body)
      t.match(again.headers, { 'x-cache': 'hit' })
      t.same(again.json, first.json, 'reading it does not change it')
      time.now += 1001
      const late = await one.post('intents', body)
      t.match(late.headers, { 'x-cache': 'miss' }, 'at 301 s, though it was read a second ago')
      t.notOk(secrets.has(late.json['clientSecret']))
    }
    t.equal(secrets.size, 6)
  },
)

t.test('another professional gets another intent', async (t) => {
  const { openBrowser, lineUpIntents } = await startPaymentsServer(t)
  lineUpIntents(2)
  const browser = openBrowser()
  const first = await browser.post('intents', activation)
  const other = await browser.post('intents', { ...activation, uid: 'u2' })
  t.not(first.json['clientSecret'], other.json['clientSecret'])
  t.match((await browser.post('intents', activation)).headers, { 'x-cache': 'hit' })
})

t.test('renew replaces the cached intent of this visitor only', async (t) => {
  const { openBrowser, upstream, lineUpIntents } = await startPaymentsServer(t)
  lineUpIntents(3)
  const [one, two] = [openBrowser(), openBrowser()]
  const first = await one.post('intents', trial)
  const other = await two.post('intents', trial)
  const renewed = await one.post('intents', { ...trial, renew: true })
  t.match(renewed.headers, { 'x-cache': 'miss' })
  t.not(renewed.json['clientSecret'], first.json['clientSecret'])
  t.same((await one.post('intents', trial)).json, renewed.json)
  t.same((await two.post('intents', { ...trial, renew: false })).json, other.json)
  t.equal(upstream.journal.length, 3)
})

t.test('a failed renewal also removes the cached intent', async (t) => {
  const { openBrowser, upstream, lineUpIntents } = await startPaymentsServer(t)
  lineUpIntents(1)
  const browser = openBrowser()
  await browser.post('intents', trial)
  upstream.on(callables[0], 'error', { times: 1 })
  t.equal((await browser.post('intents', { ...trial, renew: true })).status, 502)
  t.match((await browser.post('intents', trial)).headers, { 'x-cache': 'miss' })
})

t.test('concurrent requests of one visitor share one call, renewals too', async (t) => {
  const { openBrowser, upstream } = await startPaymentsServer(t)
  const browser = openBrowser()
  await browser.post('intents', activation)
  for (const renew of [{}, { renew: true }]) {
    upstream.reset()
    upstream.on(callables[0], 'delay', { delayMs: 1500 })
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('intents', { ...trial, ...renew })),
    )
    t.equal(upstream.journal.length, 1)
    for (const reply of replies) t.match(reply, { status: 200, headers: { 'x-cache': 'miss' } })
  }
})

t.test('a failure is not cached, and concurrent requests share it', async (t) => {
  const { openBrowser, upstream } = await startPaymentsServer(t, { callables: deadlinesFor('hang') })
  const browser = openBrowser()
  upstream.on('*', 'not_found', { times: 1 })
  await browser.post('intents', trial)
  upstream.on('*', 'hang', { times: 1 })
  const failures = await Promise.all(Array.from({ length: 3 }, () => browser.post('intents', trial)))
  for (const failed of failures) t.match(failed, { status: 504, json: { code: 'upstream_timeout' } })
  t.equal(upstream.journal.length, 2)
  t.match(await browser.post('intents', trial), { status: 200, headers: { 'x-cache': 'miss' } })
})

t.test('an unknown professional is a 404', async (t) => {
  const { openBrowser } = await startPaymentsServer(t)
  for (const purpose of ['activation', 'settlement']) {
    const reply = await openBrowser().post('intents', { purpose, uid: unknownName })
    t.match(reply, { status: 404, json: { code: 'not_found' } })
  }
})

t.test('ID-07: an amount or any other unknown field is refused, with the name of the field', async (t) => {
  const { openBrowser, upstream } = await startPaymentsServer(t)
  const refused: readonly (readonly [body: object, field: string])[] = [
    [{ ...trial, amount: 1 }, 'amount'],
    [{ ...activation, amount: 1 }, 'amount'],
    [{ ...trial, currency: 'usd' }, 'currency'],
    [{ ...trial, uid: 'u1' }, 'uid'],
    [{ ...trial, renew: 'true' }, 'renew'],
    [{ purpose: 'activation' }, 'uid'],
    [{ purpose: 'settlement', uid: '' }, 'uid'],
    [{ purpose: 'settlement', uid: 'a/b' }, 'uid'],
    [{ purpose: 'settlement', uid: 'a'.repeat(129) }, 'uid'],
    [{ purpose: 'free' }, 'purpose'],
    [{ purpose: 7 }, 'purpose'],
    [{}, 'purpose'],
    [[], ''],
  ]
  for (const [body, field] of refused) {
    const reply = await openBrowser().post('intents', body)
    t.match(reply, { status: 422, json: { code: 'validation_failed' } }, JSON.stringify(body))
    t.match(reply.json['errors'], [{ field, message: /^(?:Questo|Il|Deve)/ }], JSON.stringify(body))
    t.notOk('set-cookie' in reply.headers)
  }
  t.equal(upstream.journal.length, 0)
})

const faults = [
  ['too_many', 503, 'upstream_unavailable'],
  ['hang', 504, 'upstream_timeout'],
  ['drip', 504, 'upstream_timeout'],
  ['reset', 502, 'upstream_failed'],
  ['commit_reset', 502, 'upstream_failed'],
  ['partial', 502, 'upstream_failed'],
  ['error', 502, 'upstream_failed'],
  ['redirect', 502, 'upstream_failed'],
  ['bad_request', 502, 'upstream_failed'],
  ['empty', 502, 'upstream_failed'],
  ['garbage', 502, 'upstream_failed'],
  ['html', 502, 'upstream_failed'],
  ['wrong_shape', 502, 'upstream_failed'],
  ['huge_announced', 502, 'upstream_failed'],
] as const

t.test(
  'with a failing upstream the response has its code and status, after one call, and the cookie',
  async (t) => {
    const { openBrowser, upstream } = await startPaymentsServer(t, { callables: deadlinesFor('hang') })
    for (const [mode, status, code] of faults) {
      upstream.on('*', mode)
      const reply = await openBrowser().post('intents', trial)
      t.match(reply, { status, json: { code } }, mode)
      t.match(reply.headers['set-cookie'], /^visitor=/, mode)
      t.notOk('x-cache' in reply.headers, mode)
      t.equal(upstream.journal.length, 1, mode)
      upstream.reset()
      // Repeated often enough to keep the circuit closed.
      for (let count = 0; count < 2; count += 1) await openBrowser().post('intents', trial)
      upstream.reset()
    }
  },
)

t.test('an intent without an amount or with missing parts is a failure', async (t) => {
  const { openBrowser, upstream } = await startPaymentsServer(t)
  const good = { amount: 29_280, clientSecret: 'pi_1_secret_1', paymentIntentId: 'pi_1' }
  for (const body of [
    { ...good, amount: 0 },
    { ...good, amount: 292.8 },
    { ...good, amount: '29280' },
    { ...good, clientSecret: '' },
    { ...good, paymentIntentId: null },
  ]) {
    upstream.on('*', 'answer', { body, times: 1 })
    t.equal((await openBrowser().post('intents', trial)).status, 502, JSON.stringify(body))
  }
})

t.test('the cookie has the right attributes over a real socket, on http and https', async (t) => {
  const body = JSON.stringify(trial)
  for (const [publicUrl, pattern] of [
    ['http://127.0.0.1:3000', /^visitor=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/],
    ['https://www.example.it', /^__Host-visitor=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax; Secure$/],
  ] as const) {
    const { port } = await startPaymentsServer(t, { env: { PUBLIC_URL: publicUrl } })
    const ask = (cookie = '') =>
      exchange(
        t,
        port,
        `POST /api/payments/intents HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n${cookie}content-length: ${body.length}\r\n\r\n${body}`,
      )
    const first = await ask()
    t.equal(first.status, 200)
    t.match(first.headers['set-cookie'], pattern)
    t.match(first.headers, {
      'cache-control': 'no-store',
      'x-request-id': /./,
      'x-content-type-options': 'nosniff',
    })
    const pair = first.headers['set-cookie']?.split(';', 1)[0] ?? ''
    const again = await ask(`cookie: theme=dark; ${pair}\r\n`)
    t.notOk('set-cookie' in again.headers, 'who has one keeps it')
    t.match(again.headers, { 'x-cache': 'hit' })
  }
})

t.test('a malformed cookie is replaced', async (t) => {
  const { openBrowser } = await startPaymentsServer(t)
  for (const cookie of [
    'visitor=',
    'visitor=short',
    `visitor=${'a'.repeat(33)}`,
    `visitor="${'a'.repeat(30)}"`,
    'x',
  ]) {
    const browser = openBrowser()
    browser.cookie = cookie
    const reply = await browser.post('intents', trial)
    t.match(reply.headers['set-cookie'], /^visitor=[\w-]{32};/, cookie)
    t.match((await browser.post('intents', trial)).headers, { 'x-cache': 'hit' })
  }
})

t.test('no other endpoint sets the cookie', async (t) => {
  const { openBrowser } = await startPaymentsServer(t)
  const browser = openBrowser()
  t.notOk('set-cookie' in (await browser.post('checkout-sessions')).headers)
  t.notOk('set-cookie' in (await browser.get('checkout-sessions/cs_1')).headers)
  t.equal(browser.cookie, '')
})
