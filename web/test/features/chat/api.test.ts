import t from 'tap'

import { createChatCalls } from '../../../src/features/chat/api.ts'

t.test('the first message waits until its form may be sent, a later one does not', async (t) => {
  const original = globalThis.fetch
  const requests: string[] = []
  globalThis.fetch = (input) => {
    requests.push(typeof input === 'string' ? input : '')
    return Promise.resolve(Response.json({ reply: 'Bene.', threadId: 't-1', isPictureMessage: false }))
  }
  t.teardown(() => {
    globalThis.fetch = original
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = { headers: () => Promise.resolve({}) }
  const calls = createChatCalls(
    'caldaia',
    () => null,
    check,
    () => promise,
  )
  const options = { idempotencyKey: 'k-1', signal: new AbortController().signal }
  const first = calls.send({ content: 'Ciao', threadId: null }, options)
  await new Promise((done) => setImmediate(done))
  t.same(requests, [])
  await calls.send({ content: 'Ciao', threadId: 't-1' }, options)
  t.equal(requests.length, 1)
  resolve()
  t.equal((await first).threadId, 't-1')
  t.equal(requests.length, 2)
})
