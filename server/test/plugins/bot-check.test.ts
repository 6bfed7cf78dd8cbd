import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'

import { createMetrics } from '../../src/plugins/metrics/metrics.ts'
import { createBotCheckService } from '../../src/services/bot-check.ts'
import { createTokenVerifier } from '../../src/upstream/bot-check.ts'
import { build, fakeServices } from '../support/build.ts'
import { person, says, startTokenVerifier, verifierFaults } from '../support/token-verifier-fake.ts'

const secret = 'canary-secret-4711'
const token = 'canary-token-4712'
const booking = { date: '2026-11-23', time: '09:30', phone: '+393331234567' }
const billing = { vat: '12345678903', cuuPec: 'KRRH6B9', email: 'a@esempio.it', paymentMethod: 'card' }
const unsubscribe = { id: 'a', email: 'a@esempio.it' }
const message = { service: 'caldaia', content: 'Ciao' }
const later = { ...message, threadId: 'thread_1' }

/** Services for every checked route; `done` counts the calls that passed the check. */
async function setUp(t: Test, keys: boolean, routes?: (app: FastifyInstance) => void) {
  const verifier = await startTokenVerifier(t)
  const tokens = createTokenVerifier({ recaptcha: { secret, verifyUrl: verifier.verifyUrl } })
  t.teardown(() => tokens.close())
  const done: string[] = []
  const log: string[] = []
  const metrics = createMetrics()
  const services = fakeServices({
    bookings: {
      async book() {
        done.push('booking')
        return { date: booking.date, time: booking.time, phone: booking.phone }
      },
    },
    chat: {
      async send() {
        done.push('chat')
        return { reply: 'Ciao!', threadId: 'thread_1', isPictureMessage: false }
      },
    },
    payments: { sendBillingData: async () => void done.push('billing') },
    email: { unsubscribe: async () => void done.push('unsubscribe') },
    ...(keys
      ? {
          botCheck: createBotCheckService({
            verifier: tokens,
            hostname: 'localhost',
            log: { warn: (fields, text) => void log.push(JSON.stringify([fields, text])) },
            clock: () => 0,
          }),
        }
      : {}),
  })
  const built = await build(t, { services, metrics, ...(routes ? { routes } : {}) })
  async function post(path: string, body: object, headers: Record<string, string> = {}) {
    const response = await built.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const answer = (await response.text()) || 'null'
    return { status: response.status, headers: response.headers, body: JSON.parse(answer) as unknown }
  }
  const book = (headers?: Record<string, string>) => post('/api/bookings', booking, headers)
  return { ...built, log: [built.log, log], verifier, done, metrics, post, book }
}

const own = { 'x-recaptcha-token': token }

t.test('AZ-10: with keys each checked call needs a token for its action', async (t) => {
  const { post, verifier, done } = await setUp(t, true)
  const calls = {
    booking: ['/api/bookings', booking, 201],
    billing: ['/api/payments/billing-data', billing, 204],
    unsubscribe: ['/api/email/unsubscribe', unsubscribe, 204],
    chat: ['/api/chat/messages', message, 200],
  } as const
  for (const [action, [path, body, status]] of Object.entries(calls)) {
    t.match(await post(path, body), { status: 403, body: { code: 'bot_check_failed' } }, path)
    verifier.answer = says(person('something else'))
    t.match(await post(path, body, own), { status: 403, body: { code: 'bot_check_failed' } }, path)
    t.same(done, [], path)
    verifier.answer = says(person(action))
    t.equal((await post(path, body, own)).status, status, path)
    t.same(done.splice(0), [action])
  }
  t.same(new Set(verifier.asked), new Set([`secret=${secret}&response=${token}`]))
})

t.test('further messages of a conversation and one-click unsubscribes are not checked', async (t) => {
  const { post, fetch, verifier, done } = await setUp(t, true)
  t.equal((await post('/api/chat/messages', later)).status, 200)
  const oneClick = await fetch('/landing/email_unsubscribe/?id=a&email=a@esempio.it', {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  t.equal(oneClick.status, 200)
  t.same(done, ['chat', 'unsubscribe'])
  t.same(verifier.asked, [])
})

t.test('an invalid token is refused with an Italian message, and the handler does not run', async (t) => {
  const { book, verifier, done } = await setUp(t, true)
  const answers = {
    'made up': { success: false, 'error-codes': ['invalid-input-response'] },
    'low score': person('booking', { score: 0.4 }),
    'of another site': person('booking', { hostname: 'evil.example' }),
  }
  for (const [what, answer] of Object.entries(answers)) {
    verifier.answer = says(answer)
    const { status, body } = await book(own)
    t.equal(status, 403, what)
    t.match(body, { code: 'bot_check_failed', detail: /^Non siamo riusciti a verificare/ })
  }
  t.same(done, [])
})

t.test('a malformed token is refused without a call to the verifier', async (t) => {
  const { book, verifier, done } = await setUp(t, true)
  verifier.answer = says(person('booking'))
  for (const value of ['', 'x'.repeat(4097), 'one, two']) {
    t.equal((await book({ 'x-recaptcha-token': value })).status, 403, value.slice(0, 20))
  }
  t.same([verifier.asked, done], [[], []])
  t.equal((await book({ 'x-recaptcha-token': 'x'.repeat(4096) })).status, 201)
})

t.test('an invalid body uses up no token', async (t) => {
  const { post, verifier } = await setUp(t, true)
  t.equal((await post('/api/bookings', { ...booking, phone: 5 }, own)).status, 422)
  t.same(verifier.asked, [])
})

t.test('while the verifier is down requests pass with a tenth of the limits', async (t) => {
  for (const [what, { answer, reason }] of Object.entries(verifierFaults)) {
    // The verifier's own test covers its deadline.
    if (reason === 'timeout') continue
    const { book, verifier, done } = await setUp(t, true)
    verifier.answer = answer
    const first = await book(own)
    t.equal(first.status, 201, what)
    t.equal(first.headers.get('ratelimit-limit'), '1', what)
    t.equal(first.headers.get('ratelimit-remaining'), '0', what)
    t.match(await book(own), { status: 429, body: { code: 'rate_limited' } }, what)
    t.same(done, ['booking'], what)
  }
})

t.test('the stricter limit is per group and ends when the verifier is back', async (t) => {
  const { post, book, verifier, done } = await setUp(t, true)
  verifier.answer = (_incoming, reply) => reply.writeHead(503).end()
  const first = () => post('/api/chat/messages', message, own)
  const statuses = [await first(), await first(), await first(), await book(own), await book(own)]
  t.same(
    statuses.map(({ status }) => status),
    [200, 200, 429, 201, 429],
  )
  t.equal((await post('/api/chat/messages', later)).status, 200, 'what is not checked is not held back')
  const refused = await book(own)
  t.match(refused.headers.get('retry-after'), /^\d+$/)
  verifier.answer = says(person('booking'))
  const passed = await book(own)
  t.equal(passed.status, 201)
  t.equal(passed.headers.get('ratelimit-limit'), '10')
  t.equal(done.length, 5)
})

t.test('a repeat gets the first response although its token is used up', async (t) => {
  const { post, verifier, done } = await setUp(t, true)
  const used = new Set<string>()
  verifier.answer = (incoming, reply) => {
    const asked = verifier.asked.at(-1) ?? ''
    says(used.has(asked) ? { success: false } : person('booking'))(incoming, reply)
    used.add(asked)
  }
  const book = (headers: object) => post('/api/bookings', booking, { 'idempotency-key': 'k', ...headers })
  t.equal((await book({ 'x-recaptcha-token': '' })).status, 403, 'a refusal is not what is kept')
  const [first, atOnce] = await Promise.all([book(own), book(own)])
  const again = await book(own)
  const without = await book({})
  for (const { status, body } of [first, atOnce, again, without]) {
    t.equal(status, 201)
    t.same(body, { date: booking.date, time: booking.time, phone: booking.phone })
  }
  t.same([done, verifier.asked.length], [['booking'], 1])
  t.match(await post('/api/bookings', booking, { 'idempotency-key': 'other', ...own }), { status: 403 })
})

const forms: readonly (readonly [what: string, header: string | undefined, status: number])[] = [
  ['no form data, from a client that is not a browser', undefined, 201],
  ['a form that was on screen for 800 ms', '800;', 201],
  ['a form that was on screen for an hour', '3600000;', 201],
  ['a form that was on screen for less', '799;', 403],
  ['a filled hidden field', '5000;Rossi', 403],
  ['no time', ';', 403],
  ['an invalid time', '-5000;', 403],
  ['something else', '5000', 403],
]

t.test('AZ-10: a form that a program filled in is refused, with keys and without', async (t) => {
  for (const keys of [false, true]) {
    const { book, verifier, done } = await setUp(t, keys)
    verifier.answer = says(person('booking'))
    for (const [what, header, status] of forms) {
      const check = header === undefined ? {} : { 'x-form-check': header }
      const answer = await book({ ...own, ...check })
      t.equal(answer.status, status, what)
      if (status === 403) t.match(answer.body, { code: 'bot_check_failed' }, what)
    }
    t.equal(done.length, 3)
    t.equal(verifier.asked.length, keys ? 3 : 0)
  }
})

t.test('secret and token are not logged, and outcomes are counted', async (t) => {
  const { post, book, verifier, metrics, log } = await setUp(t, true)
  verifier.answer = (_incoming, reply) => reply.end(`no ${secret} ${token}`)
  await book(own)
  verifier.answer = says(person('booking'))
  await book(own)
  verifier.answer = says({ success: false })
  await book(own)
  await book()
  await post('/api/chat/messages', message, { 'x-form-check': '1;' })
  const text = await metrics.registry.getSingleMetricAsString('bot_checks_total')
  for (const outcome of ['unverified', 'passed', 'refused', 'missing']) {
    t.match(text, `bot_checks_total{action="booking",outcome="${outcome}"} 1`)
  }
  t.match(text, 'bot_checks_total{action="chat",outcome="form"} 1')
  t.match(JSON.stringify(log), /"reason\\":\\"not_json/)
  t.notMatch(JSON.stringify(log), /canary/)
})

const withoutLimit = (app: FastifyInstance) => {
  app.post('/somewhere', { config: { botCheck: 'booking' } }, async () => 'ok')
}

t.test('a checked route without a rate limit group is refused at registration', async (t) => {
  await t.rejects(setUp(t, true, withoutLimit), /has a bot check but no rateLimitGroup/)
})
