import t from 'tap'

import { startBff } from '../../support/bff.ts'

const day = 24 * 60 * 60_000
const message = { service: 'caldaia', content: 'Ciao' }
const headers = { 'idempotency-key': 'key-1' }

t.test('O12: a clock that is set back by a day prolongs no cache, no reply and no limit', async (t) => {
  const { send, time, upstream } = await startBff(t)
  const search = '/api/affiliates?profession=Idraulico'
  const say = (visitor?: string) =>
    send('/api/chat/messages', { body: message, headers, ...(visitor ? { visitor } : {}) })
  const visitor = '192.0.2.1'
  const config = () => send('/api/config', { visitor })
  t.equal((await send(search)).headers['x-cache'], 'miss')
  const reply = await say()
  t.equal(reply.status, 200)
  t.equal(upstream.calls('chatWithAssistant').length, 1)
  await Promise.all(Array.from({ length: 300 }, config))
  time.shift -= day

  t.equal((await send(search)).headers['x-cache'], 'hit')
  t.equal((await say()).text, reply.text)
  const refused = await config()
  t.equal(refused.status, 429)
  t.equal(refused.headers['retry-after'], '60')

  time.now += 60_000
  t.equal((await send(search)).headers['x-cache'], 'miss')
  t.equal((await config()).status, 200)
  time.now += 600_000
  t.equal((await say()).status, 200)
  t.equal(upstream.calls('chatWithAssistant').length, 2, 'the reply is forgotten after ten minutes')
})
