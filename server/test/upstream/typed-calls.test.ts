import { Readable } from 'node:stream'

import t from 'tap'

import { createBookingsUpstream } from '../../src/upstream/bookings.ts'
import { createChatUpstream } from '../../src/upstream/chat.ts'
import { createEmailUpstream } from '../../src/upstream/email.ts'
import { createPaymentsUpstream } from '../../src/upstream/payments.ts'
import { createTokenUpstream } from '../../src/upstream/token.ts'
import { unknownName } from '../upstream-fake.ts'
import { buildUpstream } from './build.ts'

const context = { requestId: 'req-1' }
const fault = { code: 'upstream_failed', status: 502 }

t.test('chat: a first message is sent without a thread id, a later one with it', async (t) => {
  const { fake, client } = await buildUpstream(t)
  const chat = createChatUpstream(client)
  const first = await chat.send({ content: 'Ciao', assistant: 'caldaia' }, context)
  t.same(first, {
    reply: 'Hai scritto: Ciao【4:0†listino.pdf】',
    threadId: 'thread-1',
    isPictureMessage: false,
  })
  const campaignData = {
    utmCampaign: 'a',
    utmContent: 'b',
    utmTerm: 'c',
    utmSource: 'd',
    utmMedium: 'e',
    gclid: 'f',
    fullUrl: 'g',
  }
  await chat.send({ content: 'Sì', assistant: 'caldaia', threadId: 'thread-1', campaignData }, context)
  await chat.send({ content: 'Ok', assistant: 'caldaia', campaignData: { gclid: 'f' } }, context)
  t.same(
    fake.journal.map(({ body }) => body),
    [
      { content: 'Ciao', service: 'caldaia' },
      {
        content: 'Sì',
        service: 'caldaia',
        thread_id: 'thread-1',
        campaign_data: {
          utm_campaign: 'a',
          utm_content: 'b',
          utm_term: 'c',
          utm_source: 'd',
          utm_medium: 'e',
          gclid: 'f',
          full_url: 'g',
        },
      },
      { content: 'Ok', service: 'caldaia', campaign_data: { gclid: 'f' } },
    ],
  )
})

t.test('chat: a reply may have no thread id and no picture flag', async (t) => {
  const { fake, client } = await buildUpstream(t)
  fake.on('chatWithAssistant', 'answer', { body: { reply: 'Mandami una foto', is_picture_message: null } })
  const reply = await createChatUpstream(client).send({ content: 'Ciao', assistant: 'caldaia' }, context)
  t.same(reply, { reply: 'Mandami una foto', threadId: null, isPictureMessage: false })
})

t.test('chat: a history drops invalid messages and is empty for an unknown thread', async (t) => {
  const drops: number[] = []
  const { fake, client } = await buildUpstream(t, { onDrop: ({ count }) => drops.push(count) })
  const chat = createChatUpstream(client)
  fake.on('retrieveAssistantMessages', 'answer', {
    times: 1,
    body: {
      status: 200,
      thread_id: 't1',
      message_list: [
        { role: 'assistant', content: 'Foto?', picture_request_message: true, picture_urls: null },
        { role: 'user', content: 'Ecco', picture_urls: ['http://p.example.it/1.jpg', 7] },
        { role: 'system', content: 'no' },
        { role: 'user' },
        null,
      ],
    },
  })
  t.same(await chat.history('t1', context), {
    threadId: 't1',
    messages: [
      { role: 'assistant', content: 'Foto?', pictureUrls: [], isPictureRequest: true },
      { role: 'user', content: 'Ecco', pictureUrls: ['http://p.example.it/1.jpg'], isPictureRequest: false },
    ],
  })
  t.same(drops, [3])
  fake.on('retrieveAssistantMessages', 'not_found')
  t.same(await chat.history('t2', context), { threadId: null, messages: [] })
})

t.test('chat: pictures are sent as data URLs, and the answer has their URLs', async (t) => {
  const { fake, client } = await buildUpstream(t)
  const contents = [Buffer.from([0]), Buffer.from([1, 2, 3, 4, 5])]
  const files = contents.map((content) => ({
    bytes: content.length,
    // The chunk lengths are no multiples of three bytes, so base64 groups span chunks.
    open: () => Readable.from([content.subarray(0, 1), content.subarray(1, 2), content.subarray(2)]),
  }))
  const chat = createChatUpstream(client)
  const saved = await chat.saveFiles({ threadId: 't"1', files, messageIndex: 4 }, context)
  t.same(saved, ['http://pictures.example.it/chat-0.jpg', 'http://pictures.example.it/chat-1.jpg'])
  t.same(fake.journal[0]?.body, {
    thread_id: 't"1',
    files: ['data:image/jpeg;base64,AA==', 'data:image/jpeg;base64,AQIDBAU='],
    message_index: 4,
  })
  t.ok(fake.journal[0]?.fits)
  t.match(fake.journal[0]?.headers, { 'content-type': 'application/json', 'content-length': /^\d+$/ })
})

t.test('payments: each kind of intent has its own callable; an unknown uid resolves with null', async (t) => {
  const { fake, client } = await buildUpstream(t)
  const payments = createPaymentsUpstream(client)
  const intent = { amount: 29_280, clientSecret: 'pi_1_secret_1', paymentIntentId: 'pi_1' }
  t.same(await payments.activationIntent('u1', context), intent)
  t.same(await payments.settlementIntent('u1', context), intent)
  t.same(await payments.trialIntent('p1', context), intent)
  t.equal(await payments.activationIntent(unknownName, context), null)
  t.equal(await payments.settlementIntent(unknownName, context), null)
  t.same(
    fake.journal.slice(0, 3).map(({ path, body }) => [path, body]),
    [
      ['/payments/create_payment_intent_by_uid', { uid: 'u1' }],
      ['/payments/create_settlement_payment_intent_by_uid', { uid: 'u1' }],
      ['/payments/create_payment_intent_by_product_id', { product_id: 'p1' }],
    ],
  )
})

t.test('payments: amounts and secrets are checked strictly, and unknown fields are dropped', async (t) => {
  const { fake, client } = await buildUpstream(t)
  const payments = createPaymentsUpstream(client)
  const good = { amount: 1, clientSecret: 's', paymentIntentId: 'pi' }
  for (const change of [{ amount: '29280' }, { amount: 292.8 }, { amount: 0 }, { clientSecret: '' }]) {
    fake.on('createPaymentIntentByProductId', 'answer', { times: 1, body: { ...good, ...change } })
    await t.rejects(payments.trialIntent('p1', context), fault, JSON.stringify(change))
  }
  fake.on('createPaymentIntentByProductId', 'answer', { body: { ...good, customer: 'x' } })
  t.same(await payments.trialIntent('p1', context), good)
})

t.test('payments: a checkout session is created with an empty body and read by its id', async (t) => {
  const { fake, client } = await buildUpstream(t)
  const payments = createPaymentsUpstream(client)
  t.same(await payments.createCheckoutSession(context), { clientSecret: 'cs_1_secret_1' })
  t.same(await payments.sessionStatus('cs 1&x=y', context), { status: 'complete', paymentStatus: 'paid' })
  t.equal(await payments.sessionStatus(unknownName, context), null)
  const [made, asked] = fake.journal
  t.same(made?.body, {})
  t.equal(asked?.path, '/payments/session-status')
  t.same(asked?.body, { session_id: 'cs 1&x=y' })
})

t.test("payments: only known values of a session's status are read", async (t) => {
  const { fake, client } = await buildUpstream(t)
  const payments = createPaymentsUpstream(client)
  const nothing = { status: null, paymentStatus: null }
  for (const body of [{}, { status: 'CANARY', payment_status: 1 }, { status: null, customer: 'x' }]) {
    fake.on('sessionStatus', 'answer', { times: 1, body })
    t.same(await payments.sessionStatus('s1', context), nothing)
  }
  for (const body of ['"complete"', '[]', 'null']) {
    fake.on('sessionStatus', 'answer', { times: 1, body })
    await t.rejects(payments.sessionStatus('s1', context), fault, body)
  }
})

t.test('payments: each variant of the billing data is sent to its own path', async (t) => {
  const { fake, client } = await buildUpstream(t)
  const payments = createPaymentsUpstream(client)
  const data = { paymentIntentId: 'pi_1', vat: '12345678903', cuuPec: 'AAAAAAA' }
  await payments.sendBillingDataByUid({ ...data, uid: 'u1' }, context)
  await payments.sendBillingDataByEmail({ ...data, email: 'a@example.it', paymentMethod: 'card' }, context)
  const sent = { pi: 'pi_1', cuu_pec: 'AAAAAAA', vat: '12345678903' }
  t.same(
    fake.journal.map(({ path, body }) => [path, body]),
    [
      ['/payments/add_commercial_data_by_payment_intent/', { ...sent, uid: 'u1' }],
      [
        '/payments/add_commercial_data_by_payment_intent',
        { ...sent, email: 'a@example.it', payment_method: 'card' },
      ],
    ],
  )
})

t.test("bookings: slots are the list of the first key, in the upstream's order", async (t) => {
  const drops: number[] = []
  const { fake, client } = await buildUpstream(t, { onDrop: ({ count }) => drops.push(count) })
  const bookings = createBookingsUpstream(client)
  const cases: readonly [body: unknown, slots: string[]][] = [
    [{ availabilities: ['09_30', '10_00'], other: ['11_00'] }, ['09:30', '10:00']],
    [{ giorno: ['9_5', '24_00', '10_60', 5, '8_00', '10_00 '] }, ['08:00']],
    [{ availabilities: [] }, []],
    [{}, []],
  ]
  for (const [body, slots] of cases) {
    fake.on('getCalendarAvailabilities', 'answer', { times: 1, body })
    t.same(await bookings.slots(1_790_000_000_000, context), slots, JSON.stringify(body))
  }
  t.same(drops, [5])
  t.same(fake.journal[0]?.body, { date_milli: 1_790_000_000_000 })
  for (const body of [{ availabilities: 'none' }, { availabilities: null }, []]) {
    fake.on('getCalendarAvailabilities', 'answer', { times: 1, body })
    await t.rejects(bookings.slots(0, context), fault, JSON.stringify(body))
  }
  fake.on('getCalendarAvailabilities', 'not_found')
  t.same(await bookings.slots(0, context), [])
})

t.test('bookings: any truthy answer means that the call was booked', async (t) => {
  const { fake, client } = await buildUpstream(t)
  const bookings = createBookingsUpstream(client)
  const appointment = { dateTime: '2026-11-23T09:30:00+01:00', phone: '+393331234567', testData: true }
  for (const [body, booked] of [
    ['true', true],
    ['{}', true],
    ['"ok"', true],
    ['false', false],
    ['null', false],
    ['0', false],
    ['""', false],
  ] as const) {
    fake.on('addCalendarEvent', 'answer', { times: 1, body })
    t.equal(await bookings.book(appointment, context), booked, body)
  }
  fake.journal.length = 0
  await bookings.book({ ...appointment, secondaryPhone: '+39021', title: 'Prova', uid: 'u1' }, context)
  await bookings.book({ ...appointment, testData: false }, context)
  const sent = { date_time: '2026-11-23T09:30:00+01:00', contact_telephone: '+393331234567' }
  t.same(
    fake.journal.map(({ body }) => body),
    [
      { ...sent, secondary_telephone: '+39021', title: 'Prova', uid: 'u1', test_data: true },
      { ...sent, test_data: false },
    ],
  )
})

t.test(
  'token: each flow uses its own validation callable, and the notification sends both tokens',
  async (t) => {
    const { fake, client } = await buildUpstream(t)
    const token = createTokenUpstream(client)
    const valid = { kind: 'valid', fcmToken: 'fcm-1', authToken: 'auth-1' }
    t.same(await token.validate('st', 'standard', context), valid)
    t.same(await token.validate('st', 'test', context), valid)
    await token.notifyApp({ fcmToken: 'fcm-1', authToken: 'auth-1' }, context)
    t.same(
      fake.journal.map(({ path, body }) => [path, body]),
      [
        ['/callablesForPortal/validate_short_token', { short_token: 'st' }],
        ['/callablesForPortal/handle_token_validation', { short_token: 'st' }],
        ['/callablesForPortal/send_app_notification', { fcm_token: 'fcm-1', auth_token: 'auth-1' }],
      ],
    )
  },
)

t.test('token: a 401 is a verdict with a listed message or null, a 500 is a fault', async (t) => {
  const { fake, client } = await buildUpstream(t)
  const token = createTokenUpstream(client)
  fake.on('validateShortToken', 'answer', { times: 1, status: 401, body: { message: 'Expired Token' } })
  t.same(await token.validate('st', 'standard', context), { kind: 'rejected', reason: 'Expired Token' })
  fake.on('validateShortToken', 'unauthorised', { times: 1 })
  t.same(await token.validate('st', 'standard', context), { kind: 'rejected', reason: null })
  fake.on('validateShortToken', 'answer', { times: 1, status: 500, body: { message: 'Invalid data' } })
  await t.rejects(token.validate('st', 'standard', context), fault)
})

t.test('email: the fixed token is added to what the visitor sent', async (t) => {
  const { fake, client } = await buildUpstream(t)
  await createEmailUpstream(client, 'tk').unsubscribe({ id: '7', email: 'a@example.it' }, context)
  t.equal(fake.journal[0]?.path, '/callablesForPortal/email_unsubscribe/')
  t.same(fake.journal[0]?.body, { id: '7', email: 'a@example.it', token: 'tk' })
})
