import { Readable } from 'node:stream'

import t from 'tap'
import { type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'

import { createAffiliatesUpstream } from '../../src/upstream/affiliates.ts'
import { createBookingsUpstream } from '../../src/upstream/bookings.ts'
import type { CallableName } from '../../src/upstream/callables.ts'
import { createChatUpstream } from '../../src/upstream/chat.ts'
import type { UpstreamClient } from '../../src/upstream/client.ts'
import { createPaymentsUpstream } from '../../src/upstream/payments.ts'
import { createTokenUpstream } from '../../src/upstream/token.ts'
import { buildUpstream, requests } from './build.ts'
import { goodAnswers } from './fake/answers.ts'

const context = { requestId: 'req-1' }

const exactly = (properties: Record<string, TSchema>) =>
  Type.Object(properties, { additionalProperties: false })
const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()])
const texts = Type.Array(Type.String())

const affiliate = exactly({
  uid: orNull(Type.String()),
  link: Type.String({ minLength: 1 }),
  shopName: Type.String({ minLength: 1 }),
  affiliateName: Type.String(),
  profession: Type.String(),
  city: Type.String(),
  province: Type.String(),
  fullAddress: orNull(Type.String()),
  firstSubscriptionDate: orNull(Type.String()),
  services: texts,
  servedCities: texts,
  satisfiedCustomers: Type.Integer({ minimum: 0 }),
  rating: orNull(Type.Number()),
  info: orNull(Type.String()),
  infoShort: orNull(Type.String()),
  coordinates: orNull(
    exactly({
      lat: Type.Number({ minimum: -90, maximum: 90 }),
      lng: Type.Number({ minimum: -180, maximum: 180 }),
    }),
  ),
  profilePicture: orNull(Type.String()),
  workPictures: texts,
  phone: orNull(Type.String()),
})
const total = Type.Integer({ minimum: 0 })
const intent = exactly({
  amount: Type.Integer({ minimum: 1 }),
  clientSecret: Type.String({ minLength: 1 }),
  paymentIntentId: Type.String({ minLength: 1 }),
})
const message = exactly({
  role: Type.Enum(['user', 'assistant']),
  content: Type.String(),
  pictureUrls: texts,
  isPictureRequest: Type.Boolean(),
})
const file = { bytes: 1, open: () => Readable.from([Buffer.from([0])]) }
const appointment = { dateTime: '2026-11-23T09:30:00+01:00', phone: '+393331234567', testData: true }

/** Every typed call that reads an answer, and the schema of its result. */
const rows: readonly (readonly [CallableName, (client: UpstreamClient) => Promise<unknown>, TSchema])[] = [
  [
    'getAffiliatesByProfession',
    (client) =>
      createAffiliatesUpstream(client).search(
        { profession: '', location: '', page: 1, pageSize: 6 },
        context,
      ),
    exactly({ affiliates: Type.Array(affiliate), totalAffiliates: total, totalPages: total }),
  ],
  [
    'getAffiliateShopDataByUrl',
    (client) => createAffiliatesUpstream(client).byLink('rossi', context),
    affiliate,
  ],
  ['getAffiliateByUid', (client) => createAffiliatesUpstream(client).byUid('u1', context), affiliate],
  [
    'chatWithAssistant',
    (client) => createChatUpstream(client).send({ content: 'ciao', assistant: 'caldaia' }, context),
    exactly({ reply: Type.String(), threadId: orNull(Type.String()), isPictureMessage: Type.Boolean() }),
  ],
  [
    'retrieveAssistantMessages',
    (client) => createChatUpstream(client).history('t1', context),
    exactly({ threadId: orNull(Type.String()), messages: Type.Array(message) }),
  ],
  [
    'saveCustomerFiles',
    (client) =>
      createChatUpstream(client).saveFiles({ threadId: 't1', files: [file], messageIndex: 0 }, context),
    texts,
  ],
  [
    'createPaymentIntentByUid',
    (client) => createPaymentsUpstream(client).activationIntent('u1', context),
    intent,
  ],
  [
    'createCheckoutSession',
    (client) => createPaymentsUpstream(client).createCheckoutSession(context),
    exactly({ clientSecret: Type.String({ minLength: 1 }) }),
  ],
  [
    'sessionStatus',
    (client) => createPaymentsUpstream(client).sessionStatus('s1', context),
    exactly({ status: orNull(Type.String()), paymentStatus: orNull(Type.String()) }),
  ],
  [
    'getCalendarAvailabilities',
    (client) => createBookingsUpstream(client).slots(0, context),
    Type.Array(Type.String({ pattern: '^\\d\\d:\\d\\d$' })),
  ],
  ['addCalendarEvent', (client) => createBookingsUpstream(client).book(appointment, context), Type.Boolean()],
  [
    'validateShortToken',
    (client) => createTokenUpstream(client).validate('st', 'standard', context),
    exactly({ kind: Type.Literal('valid'), fcmToken: Type.String(), authToken: Type.String() }),
  ],
]

/** Mulberry32, a seeded generator: every run makes the same mutations. */
const createRandom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const junk: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  '12',
  'NaN',
  '\u0000',
  '\uD800',
  'a'.repeat(30_000),
  [],
  [[]],
  {},
  { length: 3 },
  { __proto__: null, toString: 1, constructor: { prototype: 1 } },
]

const mutate = (value: unknown, random: () => number): unknown => {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  if (typeof value !== 'object' || value === null || random() < 0.1) return pick(junk)
  const keys = Object.keys(value)
  const key = pick([...keys, 'more'])
  const copy: Record<string, unknown> = { ...value }
  if (random() < 0.15) delete copy[key]
  else copy[key] = mutate(copy[key], random)
  return Array.isArray(value) && random() < 0.9 ? Object.values(copy) : copy
}

for (const [name, typedCall, schema] of rows) {
  const mutations = name.startsWith('getAffiliate') ? 500 : 100
  t.test(`UF-07: ${name}: ${mutations} mutated answers give a valid value or 502, no crash`, async (t) => {
    // Wrong shapes open the circuit, unless they are more than its window apart.
    let now = 0
    const { fake, client } = await buildUpstream(t, { clock: () => now })
    const random = createRandom(name.length)
    let good = 0
    for (let round = 0; round < mutations; round++) {
      now += 10_001
      let body = goodAnswers[name](requests[name])
      for (let step = 0; step <= round % 3; step++) body = mutate(body, random)
      fake.on(name, 'answer', { times: 1, body: JSON.stringify(body) })
      try {
        const value = await typedCall(client)
        good++
        if (!Value.Check(schema, value)) t.fail(`${JSON.stringify(body)} became ${JSON.stringify(value)}`)
      } catch (error) {
        t.match(
          error,
          { name: 'AppError', code: 'upstream_failed', status: 502 },
          JSON.stringify(body).slice(0, 200),
        )
      }
    }
    t.equal(fake.journal.length, mutations, 'a call with an invalid answer is not repeated')
    t.comment(`${good} of ${mutations} were still usable`)
  })
}
