import { setTimeout as wait } from 'node:timers/promises'

import t, { type Test } from 'tap'

import { type Bff, startBff } from '../../support/bff.ts'
import { openSocket, readToEnd } from '../../support/raw-http.ts'
import { billingDataByUid } from './payments-server.ts'

/** Sends a request over a connection of its own, which the test can close. */
async function send(t: Test, { port }: Bff, [method, path]: readonly [string, string], body?: object) {
  const socket = await openSocket(t, port)
  const answer = readToEnd(socket)
  const text = body === undefined ? '' : JSON.stringify(body)
  const type =
    body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${text.length}\r\n`
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${type}\r\n${text}`)
  return { socket, answer }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(5)
}

t.test('UF-14: a visitor who leaves cancels the reads of the upstream', async (t) => {
  const bff = await startBff(t)
  bff.upstream.on('*', 'hang')
  for (const path of [
    '/api/affiliates?profession=Idraulico',
    '/api/affiliates/mario-rossi',
    '/api/affiliates/by-uid/u1',
    '/api/chat/messages?service=caldaia&threadId=thread-1',
    '/api/payments/checkout-sessions/cs_1',
  ]) {
    bff.upstream.journal.length = 0
    const { socket } = await send(t, bff, ['GET', path])
    await until(() => bff.upstream.journal.length === 1)
    socket.destroy()
    await bff.upstream.journal[0]?.ended
    t.equal(bff.upstream.journal[0]?.aborted, true, path)
  }
  t.notMatch(bff.log.join(''), '"level":40', 'a cancelled call is no warning')
  bff.upstream.reset()
  t.equal((await bff.send('/api/affiliates?profession=Idraulico')).status, 200, 'the circuit is closed')
})

t.test('UF-14: a read that another visitor waits for goes on', async (t) => {
  const bff = await startBff(t)
  bff.upstream.on('getAffiliatesByProfession', 'delay', { delayMs: 300 })
  const path = '/api/affiliates?profession=Idraulico'
  const first = await send(t, bff, ['GET', path])
  await until(() => bff.upstream.journal.length === 1)
  const second = bff.send(path)
  await wait(50)
  first.socket.destroy()
  t.equal((await second).status, 200)
  t.equal(bff.upstream.journal.length, 1)
})

t.test('UF-14: a visitor who leaves does not cancel a write', async (t) => {
  const bff = await startBff(t)
  bff.upstream.on('*', 'delay', { delayMs: 100 })
  const { socket } = await send(t, bff, ['POST', '/api/payments/billing-data'], billingDataByUid)
  await until(() => bff.upstream.journal.length === 1)
  socket.destroy()
  const [call] = bff.upstream.journal
  await call?.ended
  t.match(call, { callable: 'addCommercialDataByUid', committed: true, aborted: false })
})
