import t, { type Test } from 'tap'

import { type Sent, startBff } from '../../support/bff.ts'

const subscriber = { id: '42', email: 'CANARY_mario.rossi@example.it' }
const token = 'CANARY-unsubscribe-token'

async function start(t: Test) {
  const server = await startBff(t, { env: { UPSTREAM_UNSUBSCRIBE_TOKEN: token } })
  return {
    ...server,
    unsubscribe: (body: unknown = subscriber, sent: Sent = {}) =>
      server.send('/api/email/unsubscribe', { ...sent, body }),
  }
}

t.test('SP-02: an address is unsubscribed, with the token that only the server has', async (t) => {
  const { unsubscribe, upstream } = await start(t)
  t.match(await unsubscribe(), { status: 204, text: '', headers: { 'cache-control': 'no-store' } })
  t.same(
    upstream.journal.map(({ callable, path, body, fits }) => ({ callable, path, body, fits })),
    [
      {
        callable: 'emailUnsubscribe',
        path: '/callablesForPortal/email_unsubscribe/',
        body: { ...subscriber, token },
        fits: true,
      },
    ],
  )
  t.equal((await unsubscribe()).status, 204, 'again')
})

t.test('white space around an address is removed, and a space inside becomes a plus sign', async (t) => {
  const { unsubscribe, upstream } = await start(t)
  for (const email of [' mario@example.it ', 'mario casa@example.it', 'mario+casa@example.it']) {
    t.equal((await unsubscribe({ id: '1', email })).status, 204, email)
  }
  t.same(
    upstream.journal.map(({ body }) => body['email']),
    ['mario@example.it', 'mario+casa@example.it', 'mario+casa@example.it'],
  )
})

t.test('AZ-06: the response is the same whatever body upstream sends with its 200', async (t) => {
  const { unsubscribe, upstream } = await start(t)
  for (const body of [{ status: 'success' }, { message: 'unknown address' }, 'null', '']) {
    upstream.on('emailUnsubscribe', 'answer', { body, times: 1 })
    const { status, text, headers } = await unsubscribe()
    t.match({ status, text }, { status: 204, text: '' }, JSON.stringify(body))
    t.notOk('content-type' in headers)
  }
})

t.test('SP-02: an invalid request is refused with the name of the field, also for a token', async (t) => {
  const { unsubscribe, send, upstream } = await start(t)
  for (const [body, field] of [
    [{ email: 'a@example.it' }, 'id'],
    [{ ...subscriber, id: '' }, 'id'],
    [{ ...subscriber, id: 42 }, 'id'],
    [{ ...subscriber, id: 'x'.repeat(129) }, 'id'],
    [{ id: '42' }, 'email'],
    [{ ...subscriber, email: 'no address' }, 'email'],
    [{ ...subscriber, email: 'a@b@example.it' }, 'email'],
    [{ ...subscriber, email: 'a@example.it\nbcc: b@example.it' }, 'email'],
    [{ ...subscriber, email: `${'x'.repeat(250)}@example.it` }, 'email'],
    [{ ...subscriber, token: 'guess' }, 'token'],
  ] as const) {
    const reply = await unsubscribe(body)
    t.match(reply, { status: 422, json: { code: 'validation_failed', errors: [{ field }] } }, field)
  }
  const fromElsewhere = { headers: { origin: 'https://evil.example' } }
  t.match(await unsubscribe(undefined, fromElsewhere), { status: 403, json: { code: 'cross_site_request' } })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  t.equal((await unsubscribe('id=1&email=a@example.it', { headers: form })).status, 415)
  t.equal((await send('/api/email/unsubscribe?id=1&email=a@example.it')).status, 405)
  t.equal(upstream.journal.length, 0)
})

t.test('SP-02, SP-04: token and address are neither in a response nor in the log', async (t) => {
  const { unsubscribe, upstream, log } = await start(t)
  const good = await unsubscribe()
  upstream.on('emailUnsubscribe', 'unauthorised')
  const failed = await unsubscribe()
  const refused = await unsubscribe({ ...subscriber, email: 'CANARY_no_address' })
  t.same(
    [good, failed, refused].map(({ status }) => status),
    [204, 502, 422],
  )
  t.match(failed.json, {
    code: 'unsubscribe_failed',
    detail: 'Errore durante la disiscrizione alla nostra email.',
  })
  for (const { headers, text } of [good, failed, refused])
    t.notMatch(JSON.stringify(headers) + text, 'CANARY')
  t.ok(log.length > 4)
  t.notMatch(log.join(''), 'CANARY')
})

t.test('ten requests per minute are allowed, including those of mail programs', async (t) => {
  const { unsubscribe, send, upstream } = await start(t)
  const visitor = '192.0.2.1'
  const oneClick = () =>
    send('/landing/email_unsubscribe?id=1&email=a@example.it', {
      visitor,
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  for (let count = 0; count < 5; count += 1) {
    t.equal((await unsubscribe(undefined, { visitor })).status, 204)
    t.equal((await oneClick()).status, 200)
  }
  t.equal((await unsubscribe(undefined, { visitor })).status, 429)
  t.equal((await oneClick()).status, 429)
  t.equal(upstream.journal.length, 10)
})
