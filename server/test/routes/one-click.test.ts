import t, { type Test } from 'tap'

import { type Sent, startBff } from '../support/bff.ts'
import { webBundle } from '../support/web-bundle.ts'
import { type Form, formOf } from './api/chat-server.ts'

const query = '?id=42&email=CANARY_mario%40example.it'
const paths = ['/landing/email_unsubscribe', '/landing/email_unsubscribe/']

const urlencoded: Form = {
  body: Buffer.from('List-Unsubscribe=One-Click'),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
}
const type = (value: string) => ({ 'content-type': value })
const multipart = formOf([], [['List-Unsubscribe', 'One-Click']])

async function start(t: Test) {
  const env = { UPSTREAM_UNSUBSCRIBE_TOKEN: 'CANARY-unsubscribe-token' }
  const server = await startBff(t, { env, web: await webBundle(t) })
  return {
    ...server,
    post: (address: string, { body, headers }: Form = urlencoded, sent: Sent = {}) =>
      server.send(address, { ...sent, method: 'POST', body, headers: { ...headers, ...sent.headers } }),
  }
}

t.test('one click unsubscribes, with both media types, from every origin', async (t) => {
  const { post, upstream, log } = await start(t)
  const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' }
  for (const path of paths) {
    for (const form of [urlencoded, multipart]) {
      for (const headers of [{}, elsewhere]) {
        const reply = await post(path + query, form, { headers })
        t.match(reply, { status: 200, text: '' }, path)
        t.match(reply.headers, { 'content-length': '0', 'cache-control': 'no-store' })
        for (const name of ['set-cookie', 'location', 'content-type']) t.notOk(name in reply.headers, name)
      }
    }
  }
  t.equal(upstream.journal.length, 8, 'again does no harm')
  const body = { id: '42', email: 'CANARY_mario@example.it', token: 'CANARY-unsubscribe-token' }
  for (const entry of upstream.journal) t.match(entry, { callable: 'emailUnsubscribe', fits: true, body })
  t.notMatch(log.join(''), 'CANARY')
})

t.test('forms are parsed as mail programs send them', async (t) => {
  const { post, upstream } = await start(t)
  const part = 'Content-Disposition: form-data; name="List-Unsubscribe"\r\nContent-Type: text/plain\r\n\r\n'
  for (const [headers, body] of [
    [type('application/x-www-form-urlencoded; charset=utf-8'), 'List-Unsubscribe=One-Click\r\n'],
    [type('Application/X-WWW-Form-Urlencoded'), 'List-Unsubscribe=One%2DClick&more=1'],
    [type('multipart/form-data; boundary="a b"'), `--a b\r\n${part}One-Click\r\n--a b--\r\n`],
    [type('multipart/form-data; boundary=x'), `--x\r\n${part}One-Click\r\n--x--`],
  ] as const) {
    const reply = await post(paths[0] + query, { headers, body: Buffer.from(body) })
    t.equal(reply.status, 200, body)
  }
  t.equal(upstream.journal.length, 4)
})

t.test('another body is refused', async (t) => {
  const { post, send, upstream } = await start(t)
  const { headers } = urlencoded
  for (const body of [
    '',
    'List-Unsubscribe=',
    'List-Unsubscribe=one-click',
    'list-unsubscribe=One-Click',
    'x',
  ]) {
    const reply = await post(paths[1] + query, { headers, body: Buffer.from(body) })
    t.match(reply, { status: 400, json: { code: 'bad_request' } }, body)
  }
  const file = { bytes: Buffer.from('One-Click'), field: 'List-Unsubscribe', type: 'text/plain', name: 'a' }
  const noBoundary = { ...multipart, headers: { 'content-type': 'multipart/form-data' } }
  const cutOff = { ...multipart, body: multipart.body.subarray(0, 60) }
  for (const form of [formOf([], [['a', 'b']]), formOf([file], []), noBoundary, cutOff]) {
    t.equal((await post(paths[1] + query, form)).status, 400)
  }
  t.equal((await send(paths[1] + query, { method: 'POST' })).status, 400, 'none at all')
  const json = { body: { 'List-Unsubscribe': 'One-Click' } }
  t.equal((await send(paths[1] + query, json)).status, 415)
  const long = { headers, body: Buffer.from(`List-Unsubscribe=One-Click&a=${'x'.repeat(5000)}`) }
  t.equal((await post(paths[1] + query, long)).status, 413)
  t.equal(upstream.journal.length, 0)
})

t.test('a click without an address is refused with the name of the field', async (t) => {
  const { post, upstream } = await start(t)
  for (const [wrong, field] of [
    ['', 'id'],
    ['?id=42', 'email'],
    ['?email=a@example.it', 'id'],
    ['?id=&email=a@example.it', 'id'],
    ['?id=42&email=none', 'email'],
    ['?id=42&email=a@example.it&email=b@example.it', 'email'],
    ['?id=42&email=a@example.it&token=x', 'token'],
    ['?id=42%00&email=a@example.it', 'id'],
  ] as const) {
    const reply = await post(paths[1] + wrong)
    t.match(reply, { status: 422, json: { code: 'validation_failed', errors: [{ field }] } }, wrong)
  }
  t.equal(upstream.journal.length, 0)
})

t.test('an unencoded plus sign is read as a plus sign', async (t) => {
  const { post, upstream } = await start(t)
  t.equal((await post(`${paths[1]}?id=42&email=mario+casa@example.it`)).status, 200)
  t.match(upstream.journal, [{ body: { email: 'mario+casa@example.it' } }])
})

t.test('AZ-06: visiting the page unsubscribes no address, with any method and however often', async (t) => {
  const { send, upstream } = await start(t)
  for (const path of paths) {
    for (let count = 0; count < 10; count += 1) {
      for (const method of ['GET', 'HEAD']) {
        const reply = await send(path + query, { method, headers: { purpose: 'prefetch' } })
        t.match(reply, { status: 200, headers: { 'cache-control': 'no-store' } })
      }
    }
  }
  const put = await send(paths[1] + query, { method: 'PUT', ...urlencoded })
  t.match(put, { status: 405, headers: { allow: 'GET, HEAD, POST' } })
  t.same(upstream.journal, [])
})
