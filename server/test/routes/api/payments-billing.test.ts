import t from 'tap'

import { unknownName } from '../../upstream-fake.ts'
import {
  billingData,
  billingDataByUid,
  deadlinesFor,
  type PaymentsServer,
  startPaymentsServer,
} from './payments-server.ts'

const { paymentIntentId: _given, ...transfer } = billingData
const sentence = "Errore durante l'invio dei dati. Riprova più tardi."

const keysOf = ({ upstream }: PaymentsServer) => upstream.journal.map(({ body }) => String(body['pi']))

t.test('billing data are sent by email address or by uid', async (t) => {
  const server = await startPaymentsServer(t)
  const browser = server.openBrowser()
  const byEmail = await browser.post('billing-data', billingData)
  t.match(byEmail, { status: 204, text: '' })
  t.match(byEmail.headers, { 'cache-control': 'no-store' })
  t.equal((await browser.post('billing-data', billingDataByUid)).status, 204)
  const common = { pi: 'pi_1', cuu_pec: 'KRRH6B9', vat: '12345678903' }
  t.same(
    server.upstream.journal.map(({ callable, body, fits }) => ({ callable, body, fits })),
    [
      {
        callable: 'addCommercialDataByEmail',
        body: { ...common, email: 'mario@example.it', payment_method: 'bank_transfer' },
        fits: true,
      },
      { callable: 'addCommercialDataByUid', body: { ...common, uid: 'u1' }, fits: true },
    ],
  )
})

t.test('billing data are normalised before they are sent', async (t) => {
  const { openBrowser, upstream } = await startPaymentsServer(t)
  const browser = openBrowser()
  const typed = { ...billingData, vat: ' it 123.456.78903 ', email: ' mario@example.it ' }
  await browser.post('billing-data', { ...typed, cuuPec: ' krrh 6b9' })
  await browser.post('billing-data', { ...typed, cuuPec: ' Rossi@pec.example.it ' })
  for (const { body } of upstream.journal) t.match(body, { vat: '12345678903', email: 'mario@example.it' })
  t.same(
    upstream.journal.map(({ body }) => body['cuu_pec']),
    ['KRRH6B9', 'Rossi@pec.example.it'],
  )
})

t.test('IV-03: a missing key or missing data are refused with the texts of the specification', async (t) => {
  const { openBrowser, upstream } = await startPaymentsServer(t)
  const { email: _email, ...nobody } = billingData
  const keyless = [
    nobody,
    { ...billingData, email: ' ' },
    { ...billingData, paymentIntentId: '' },
    { ...billingData, paymentIntentId: 'seti_1' },
    { ...billingData, paymentIntentId: 'pi_' },
    { ...billingData, paymentIntentId: 'pi_1/../x' },
    { ...billingDataByUid, paymentIntentId: 'cs_1' },
    { paymentMethod: 'card' },
    {},
  ]
  for (const body of keyless) {
    const reply = await openBrowser().post('billing-data', body)
    t.match(
      reply.json,
      {
        status: 422,
        code: 'billing_key_missing',
        detail: 'Impossibile inviare i dati - chiave per il pagamento non valida',
      },
      JSON.stringify(body),
    )
  }
  const { vat: _vat, ...withoutVat } = billingData
  const { cuuPec: _cuuPec, ...withoutCuuPec } = billingDataByUid
  const empty = [
    withoutVat,
    withoutCuuPec,
    { ...billingData, vat: '' },
    { ...billingDataByUid, cuuPec: '  ' },
  ]
  for (const body of empty) {
    const reply = await openBrowser().post('billing-data', body)
    t.match(
      reply.json,
      {
        status: 422,
        code: 'billing_fields_missing',
        detail: 'Impossibile inviare i dati - pec/sdi e partita iva non possono essere vuoti',
      },
      JSON.stringify(body),
    )
  }
  t.equal(upstream.journal.length, 0)
})

const unfit: readonly (readonly [changes: object, fields: readonly string[]])[] = [
  [{ vat: '12345678904' }, ['vat']],
  [{ vat: '00000000000' }, ['vat']],
  [{ vat: '1234567890' }, ['vat']],
  [{ vat: 'RSSMRA80A01F205X' }, ['vat']],
  [{ cuuPec: 'ABC123' }, ['cuuPec']],
  [{ cuuPec: 'ABCD12345' }, ['cuuPec']],
  [{ cuuPec: 'rossi@pec' }, ['cuuPec']],
  [{ email: 'mario' }, ['email']],
  [{ email: 'mario@example' }, ['email']],
  [{ email: `${'a'.repeat(65)}@example.it` }, ['email']],
  [{ paymentMethod: undefined }, ['paymentMethod']],
  [
    { vat: '1', cuuPec: '2', email: '3', paymentMethod: undefined },
    ['vat', 'cuuPec', 'email', 'paymentMethod'],
  ],
  [{ uid: 'u1' }, ['email', 'paymentMethod']],
  [{ paymentMethod: 'cash' }, ['paymentMethod']],
  [{ vat: 12_345_678_903 }, ['vat']],
  [{ vat: '1'.repeat(41) }, ['vat']],
  [{ email: 'mario@example.it\nBcc: anna@example.it' }, ['email']],
  [{ amount: 1 }, ['amount']],
  [{ uid: 'a b' }, ['uid']],
]

t.test('IV-03: all invalid fields are reported at once', async (t) => {
  const { openBrowser, upstream } = await startPaymentsServer(t)
  for (const [changes, fields] of unfit) {
    const { status, json } = await openBrowser().post('billing-data', { ...billingData, ...changes })
    t.match({ status, code: json['code'] }, { status: 422, code: 'validation_failed' })
    const errors = json['errors'] as { field: string; message: string }[]
    t.same(
      errors.map(({ field }) => field),
      fields,
      JSON.stringify(changes),
    )
    for (const { message } of errors) t.match(message, /^[A-Z].*\.|nome@esempio\.it$/)
  }
  t.equal(upstream.journal.length, 0)
})

t.test('without a payment intent the transfer gets a unique key', async (t) => {
  const server = await startPaymentsServer(t)
  const replies = await Promise.all([1, 2, 3].map(() => server.openBrowser().post('billing-data', transfer)))
  for (const { status } of replies) t.equal(status, 204)
  server.time.now += 5
  await server.openBrowser().post('billing-data', { ...billingDataByUid, paymentIntentId: undefined })
  t.same(
    keysOf(server).toSorted(),
    [0, 1, 2, 5].map((later) => `pi_bank_transfer_${1_800_000_000_000 + later}`),
  )
})

t.test('ID-02: after two failures the third attempt succeeds, with one key, after 1 s and 2 s', async (t) => {
  const server = await startPaymentsServer(t)
  server.upstream.on('addCommercialDataByEmail', 'error', { times: 1 })
  server.upstream.on('addCommercialDataByEmail', 'reset', { times: 1 })
  t.equal((await server.openBrowser().post('billing-data', transfer)).status, 204)
  const keys = keysOf(server)
  t.equal(keys.length, 3)
  t.equal(new Set(keys).size, 1)
  const [first = 0, second = 0, ...more] = server.pauses
  t.ok(first >= 1000 && first < 1200 && second >= 2000 && second < 2300 && more.length === 0)
})

t.test('ID-03: after a lost response the data are sent again with the same key', async (t) => {
  const server = await startPaymentsServer(t)
  server.upstream.on('addCommercialDataByEmail', 'commit_reset', { times: 1 })
  t.equal((await server.openBrowser().post('billing-data', transfer)).status, 204)
  t.equal(server.upstream.journal.filter(({ committed }) => committed).length, 2)
  t.equal(new Set(keysOf(server)).size, 1)
})

t.test('ID-02: a repeat after a failure keeps the transfer key of the same idempotency key', async (t) => {
  const server = await startPaymentsServer(t)
  const headers = { 'idempotency-key': 'try-1' }
  server.upstream.on('addCommercialDataByEmail', 'error', { times: 3 })
  t.equal((await server.openBrowser().post('billing-data', transfer, headers)).status, 502)
  server.time.now += 9 * 60_000
  t.equal((await server.openBrowser().post('billing-data', transfer, headers)).status, 204)
  t.equal((await server.openBrowser().post('billing-data', transfer, headers)).status, 204, 'replayed')
  t.equal(server.upstream.journal.length, 4)
  t.equal(new Set(keysOf(server)).size, 1)
  await server.openBrowser().post('billing-data', transfer)
  t.equal(new Set(keysOf(server)).size, 2, 'another request is another transfer')
})

t.test('ID-01: 50 concurrent requests with one key make one call; other data are refused', async (t) => {
  const { openBrowser, upstream } = await startPaymentsServer(t)
  upstream.on('addCommercialDataByEmail', 'delay', { delayMs: 150 })
  const headers = { 'idempotency-key': 'double-click' }
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => openBrowser().post('billing-data', transfer, headers)),
  )
  t.equal(replies.filter(({ status, text }) => status === 204 && text === '').length, 50)
  t.equal(upstream.journal.length, 1)
  const altered = await openBrowser().post('billing-data', { ...transfer, vat: '02342520158' }, headers)
  t.match(altered, { status: 422, json: { code: 'idempotency_key_reused' } })
  t.equal(upstream.journal.length, 1)
})

/** By mode: the status, and the number of calls for an email address and for a professional. */
const faults = [
  ['too_many', 503, 3, 1],
  ['hang', 504, 3, 1],
  ['drip_head', 504, 3, 1],
  ['reset', 502, 3, 1],
  ['close', 502, 3, 1],
  ['partial', 502, 3, 1],
  ['error', 502, 3, 1],
  ['unavailable', 502, 3, 1],
  ['redirect', 502, 1, 1],
  ['bad_request', 502, 1, 1],
  ['unauthorised', 502, 1, 1],
  ['html', 502, 1, 1],
] as const

t.test('with a failing upstream the status is that of the last attempt, and calls are limited', async (t) => {
  const check = async ([mode, status, byEmail, byUid]: (typeof faults)[number]) => {
    // A new server for each: the retry budget is shared by all calls of one upstream.
    const { openBrowser, upstream } = await startPaymentsServer(t, { callables: deadlinesFor(mode) })
    upstream.on('*', mode)
    for (const [body, calls] of [
      [billingData, byEmail],
      [billingDataByUid, byUid],
    ] as const) {
      upstream.journal.length = 0
      const reply = await openBrowser().post('billing-data', body)
      t.match(reply, { status, json: { status, code: 'billing_failed', detail: sentence } }, mode)
      t.equal('retry-after' in reply.headers, status === 503, mode)
      t.equal(upstream.journal.length, calls, mode)
    }
  }
  await Promise.all(faults.map(check))
})

t.test('if only the status counts, every 200 that is not HTML is a success', async (t) => {
  const { openBrowser, upstream } = await startPaymentsServer(t)
  for (const mode of ['empty', 'garbage', 'wrong_shape'] as const) {
    upstream.on('*', mode, { times: 2 })
    for (const body of [billingData, billingDataByUid]) {
      t.equal((await openBrowser().post('billing-data', body)).status, 204, mode)
    }
    upstream.reset()
  }
})

t.test('the status is that of the last attempt', async (t) => {
  const { openBrowser, upstream } = await startPaymentsServer(t, { callables: deadlinesFor('hang') })
  for (const mode of ['error', 'too_many', 'hang'] as const) {
    upstream.on('addCommercialDataByEmail', mode, { times: 1 })
  }
  t.match(await openBrowser().post('billing-data', billingData), {
    status: 504,
    json: { code: 'billing_failed' },
  })
})

t.test('an unknown professional is a 404; an email address cannot be unknown', async (t) => {
  const { openBrowser, upstream } = await startPaymentsServer(t)
  upstream.on('*', 'not_found')
  const byUid = await openBrowser().post('billing-data', { ...billingDataByUid, uid: unknownName })
  t.match(byUid, { status: 404, json: { code: 'not_found' } })
  const byEmail = await openBrowser().post('billing-data', billingData)
  t.match(byEmail, { status: 502, json: { code: 'billing_failed' } })
})

t.test('an intent that upstream refuses is created anew at the next request', async (t) => {
  const { openBrowser, upstream, lineUpIntents } = await startPaymentsServer(t)
  lineUpIntents(3)
  const [browser, other] = [openBrowser(), openBrowser()]
  const first = await browser.post('intents', { purpose: 'trial' })
  const theirs = await other.post('intents', { purpose: 'trial' })
  const data = { ...billingData, paymentIntentId: String(first.json['paymentIntentId']) }

  upstream.on('addCommercialDataByEmail', 'error', { times: 3 })
  t.equal((await browser.post('billing-data', data)).status, 502)
  t.same((await browser.post('intents', { purpose: 'trial' })).json, first.json, 'a fault is no refusal')

  upstream.on('addCommercialDataByEmail', 'bad_request', { times: 1 })
  t.equal((await browser.post('billing-data', data)).status, 502)
  const renewed = await browser.post('intents', { purpose: 'trial' })
  t.match(renewed.headers, { 'x-cache': 'miss' })
  t.not(renewed.json['clientSecret'], first.json['clientSecret'])
  t.same((await other.post('intents', { purpose: 'trial' })).json, theirs.json, 'others keep theirs')

  upstream.on('addCommercialDataByEmail', 'bad_request', { times: 1 })
  await browser.post('billing-data', data)
  t.same((await browser.post('intents', { purpose: 'trial' })).json, renewed.json, 'it was about the old one')
})
