import t from 'tap'
import { request } from 'undici'

import { shortTable } from '../../upstream/build.ts'
import { startChatServer } from './chat-server.ts'

const message = { service: 'caldaia', content: 'Ciao' }
const headers = { 'idempotency-key': 'key-1' }

t.test('50 concurrent messages with one key make one upstream call and get equal replies', async (t) => {
  const { say, upstream } = await startChatServer(t)
  upstream.on('chatWithAssistant', 'delay', { delayMs: 200 })
  const replies = await Promise.all(Array.from({ length: 50 }, () => say(message, { headers })))
  t.equal(upstream.journal.length, 1)
  t.equal(replies.filter(({ status }) => status === 200).length, 50)
  t.equal(new Set(replies.map(({ text }) => text)).size, 1)
  const late = await say(message, { headers })
  t.equal(late.text, replies[0]?.text, 'and so does one that comes later')
  t.equal(upstream.journal.length, 1)
})

t.test('the reply is replayed for ten minutes, to every client', async (t) => {
  const { say, upstream, time } = await startChatServer(t)
  const first = await say(message, { headers, visitor: '192.0.2.1' })
  time.now += 599_000
  t.equal((await say(message, { headers, visitor: '198.51.100.1' })).text, first.text)
  t.equal(upstream.journal.length, 1)
  time.now += 1_000
  await say(message, { headers })
  t.equal(upstream.journal.length, 2)
})

t.test('a key with another body is refused, also while the first request is running', async (t) => {
  const { say, upstream } = await startChatServer(t)
  upstream.on('chatWithAssistant', 'delay', { delayMs: 100 })
  const other = { ...message, content: 'Altro' }
  const [first, second] = await Promise.all([say(message, { headers }), say(other, { headers })])
  const refusals = [
    second,
    await say(other, { headers }),
    await say({ ...message, threadId: 't' }, { headers }),
  ]
  for (const refused of refusals) t.match(refused, { status: 422, json: { code: 'idempotency_key_reused' } })
  t.equal(first.status, 200)
  t.equal(upstream.journal.length, 1)
  t.equal((await say(other, { headers: { 'idempotency-key': 'key-2' } })).status, 200, 'another key is free')
})

t.test('after a failure a repeat sends again; concurrent repeats share the failure', async (t) => {
  const { say, upstream } = await startChatServer(t, { callables: shortTable(300) })
  upstream.on('chatWithAssistant', 'hang', { times: 1 })
  const failures = await Promise.all(Array.from({ length: 5 }, () => say(message, { headers })))
  for (const failed of failures) t.match(failed, { status: 504, json: { code: 'upstream_timeout' } })
  t.equal(new Set(failures.map(({ json }) => json['requestId'])).size, 5, 'each with a request id of its own')
  t.equal(upstream.journal.length, 1)
  t.match(await say({ ...message, content: 'Altro' }, { headers }), {
    json: { code: 'idempotency_key_reused' },
  })
  t.equal((await say(message, { headers })).status, 200)
  t.equal(upstream.journal.length, 2)
})

t.test(
  'a message is processed although its sender has disconnected, and the repeat gets the reply',
  async (t) => {
    const { say, upstream, origin } = await startChatServer(t)
    upstream.on('chatWithAssistant', 'delay', { delayMs: 300 })
    const controller = new AbortController()
    const gone = request(`${origin}/api/chat/messages`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: controller.signal,
    })
    while (upstream.journal.length === 0) await new Promise((resolve) => setImmediate(resolve))
    controller.abort()
    await t.rejects(gone)
    t.equal((await say(message, { headers })).status, 200)
    t.equal(upstream.journal.length, 1)
  },
)

t.test('without a key every message is sent; an invalid message does not use up its key', async (t) => {
  const { say, upstream } = await startChatServer(t)
  await Promise.all([say(message), say(message)])
  t.equal(upstream.journal.length, 2)
  t.equal((await say({ ...message, content: '' }, { headers })).status, 422)
  t.equal((await say({ ...message, content: ' ' }, { headers })).status, 422)
  upstream.reset()
  t.equal((await say({ ...message, content: ' ' }, { headers })).json['code'], 'validation_failed')
})

t.test('a malformed key is refused with the name of the header', async (t) => {
  const { say, upstream } = await startChatServer(t)
  for (const key of ['', ' ', 'a b', 'è', 'a.b', 'x'.repeat(65), 'a,b', '../x', 'a\u00a0b']) {
    const reply = await say(message, { headers: { 'idempotency-key': Buffer.from(key).toString('latin1') } })
    t.match(
      reply.json,
      { status: 422, code: 'validation_failed', errors: [{ field: 'Idempotency-Key' }] },
      key,
    )
  }
  for (const key of ['a', 'A-z_09', 'x'.repeat(64)]) {
    t.equal((await say(message, { headers: { 'idempotency-key': key } })).status, 200, key)
  }
  t.equal(upstream.journal.length, 3)
})
