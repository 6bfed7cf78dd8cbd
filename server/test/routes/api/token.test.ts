import { appLink } from '@mestieri/shared/device.ts'
import t, { type Test } from 'tap'

import { type Sent, startBff } from '../../support/bff.ts'
import { upstreamCanary } from '../../upstream-fake.ts'

const shortToken = 'CANARY_short_token'
const tokens = { fcmToken: 'CANARY_fcm_token', authToken: 'CANARY_auth_token' }

async function start(t: Test) {
  const server = await startBff(t)
  const { upstream, send } = server
  for (const callable of ['validateShortToken', 'handleTokenValidation'] as const) {
    upstream.on(callable, 'answer', { body: tokens })
  }
  return {
    ...server,
    validate: (body: unknown = { shortToken }, sent: Sent = {}) =>
      send('/api/token/validate', { ...sent, body }),
    /** The upstream calls, oldest first. */
    asked: () => upstream.journal.map(({ callable, body, fits }) => ({ callable, body, fits })),
  }
}

const userAgents = {
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  huawei:
    'Mozilla/5.0 (Linux; Android 12; HUAWEI NOH-NX9; HMSCore 6.11) AppleWebKit/537.36 Mobile Safari/537.36',
  other: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
} as const

t.test('a valid token is validated, then the app is notified, each once', async (t) => {
  const { validate, asked, upstream } = await start(t)
  const notification = {
    callable: 'sendAppNotification',
    body: { fcm_token: tokens.fcmToken, auth_token: tokens.authToken },
    fits: true,
  }
  for (const [flow, callable] of [
    [{}, 'validateShortToken'],
    [{ flow: 'standard' }, 'validateShortToken'],
    [{ flow: 'test' }, 'handleTokenValidation'],
  ] as const) {
    const reply = await validate({ shortToken, ...flow })
    t.equal(reply.status, 200)
    t.same(reply.json, { status: 'validated', appUrl: appLink('other') })
    t.equal(reply.headers['cache-control'], 'no-store')
    t.same(asked(), [{ callable, body: { short_token: shortToken }, fits: true }, notification])
    upstream.journal.length = 0
  }
})

t.test('the link is for the system of the visitor', async (t) => {
  const { validate } = await start(t)
  for (const [os, userAgent] of Object.entries(userAgents)) {
    const reply = await validate(undefined, { headers: { 'user-agent': userAgent } })
    t.equal(reply.json['appUrl'], appLink(os as keyof typeof userAgents), os)
  }
  const odd = await validate({ shortToken }, { headers: { 'user-agent': '//evil.example/ Android iPhone' } })
  t.equal(odd.json['appUrl'], appLink('ios'))
})

t.test('SP-06: no token, short or long, is in a response or in the log', async (t) => {
  const { validate, log, upstream } = await start(t)
  const replies = [await validate()]
  upstream.on('sendAppNotification', 'error')
  replies.push(await validate())
  upstream.reset()
  upstream.on('validateShortToken', 'answer', { status: 401, body: { message: `no ${shortToken}` } })
  replies.push(await validate(), await validate({ shortToken, token: shortToken }))
  t.same(
    replies.map(({ status }) => status),
    [200, 502, 401, 422],
  )
  for (const { headers, text } of replies) t.notMatch(JSON.stringify(headers) + text, 'CANARY')
  t.ok(log.length > 6, 'the log is at its most talkative')
  t.notMatch(log.join(''), 'CANARY')
})

t.test('UF-15: a refusal has its own code and text, and the app is not notified', async (t) => {
  const { validate, upstream } = await start(t)
  const unknown = ['token_rejected', 'Oops... qualcosa è andato storto...'] as const
  for (const [body, [code, detail]] of [
    [{ message: 'Expired Token' }, ['token_expired', 'Il token è scaduto.']],
    [{ message: 'Token is invalid' }, ['token_invalid', 'Il token è invalido.']],
    [{ message: 'Invalid data' }, ['token_data_invalid', 'I dati sono invalidi.']],
    [{ message: 'expired token' }, unknown],
    [{ message: upstreamCanary }, unknown],
    [{ message: ['Expired Token'] }, unknown],
    [{ error: 'Expired Token' }, unknown],
    [null, unknown],
    ['', unknown],
    [`<h1>${upstreamCanary}</h1>`, unknown],
  ] as const) {
    upstream.reset()
    for (const callable of ['validateShortToken', 'handleTokenValidation'] as const) {
      upstream.on(callable, 'answer', { status: 401, body })
    }
    for (const flow of ['standard', 'test']) {
      const reply = await validate({ shortToken, flow })
      t.match(reply, { status: 401, json: { status: 401, code, detail } }, JSON.stringify(body))
      t.notMatch(reply.text, upstreamCanary)
    }
    t.equal(upstream.calls('sendAppNotification').length, 0)
  }
})

t.test('a validation without both tokens is a failure', async (t) => {
  const { validate, upstream } = await start(t)
  for (const body of [{}, { fcmToken: 'f' }, { ...tokens, authToken: '' }, { ...tokens, fcmToken: null }]) {
    upstream.reset()
    upstream.on('validateShortToken', 'answer', { body })
    const reply = await validate()
    t.match(reply, { status: 502, json: { code: 'notification_failed' } }, JSON.stringify(body))
    t.equal(upstream.calls('sendAppNotification').length, 0)
  }
})

t.test('an invalid request is refused with the name of the field, without an upstream call', async (t) => {
  const { validate, send, upstream } = await start(t)
  for (const [body, field] of [
    [{}, 'shortToken'],
    [{ shortToken: '' }, 'shortToken'],
    [{ shortToken: null }, 'shortToken'],
    [{ shortToken: 7 }, 'shortToken'],
    [{ shortToken: 'x'.repeat(513) }, 'shortToken'],
    [{ shortToken: 'a\u0000b' }, 'shortToken'],
    [{ shortToken, flow: 'other' }, 'flow'],
    [{ shortToken, fcmToken: 'f' }, 'fcmToken'],
  ] as const) {
    const reply = await validate(body)
    t.match(reply, { status: 422, json: { code: 'validation_failed', errors: [{ field }] } }, field)
  }
  t.equal((await validate('{"shortToken":')).status, 400)
  t.equal((await send(`/api/token/validate?short_token=${shortToken}`, { method: 'POST' })).status, 422)
  t.match(await send(`/api/token/validate?short_token=${shortToken}`), {
    status: 405,
    headers: { allow: 'POST' },
  })
  const fromElsewhere = { headers: { 'sec-fetch-site': 'cross-site' } }
  t.match(await validate(undefined, fromElsewhere), { status: 403, json: { code: 'cross_site_request' } })
  t.equal(upstream.journal.length, 0)
})

t.test('LD-08: ten attempts per minute are allowed, whatever their result', async (t) => {
  const { validate, upstream } = await start(t)
  const visitor = '192.0.2.1'
  for (let count = 0; count < 10; count += 1) await validate(undefined, { visitor })
  const refused = await validate(undefined, { visitor })
  t.match(refused, { status: 429, json: { code: 'rate_limited' }, headers: { 'ratelimit-limit': '10' } })
  t.ok('retry-after' in refused.headers)
  t.equal(upstream.calls('validateShortToken').length, 10)
  t.equal((await validate(undefined, { visitor: '192.0.2.2' })).status, 200)
})
