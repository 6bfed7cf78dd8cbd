import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

import t, { type Test } from 'tap'

import { buildNotifying, minute, outboxOf } from './notifying-upstream.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** What a webhook got. */
interface Delivered {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

async function startWebhook(t: Test) {
  const state = { port: 0, status: 204, delivered: [] as Delivered[] }
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      state.delivered.push({ headers: request.headers, body })
      reply.writeHead(state.status, { location: '/elsewhere' }).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  state.port = typeof address === 'object' && address !== null ? address.port : 0
  return state
}

t.test('a webhook gets signed JSON, and anything but a 2xx is repeated with the same id', async (t) => {
  const hook = await startWebhook(t)
  hook.status = 307
  const { run, pass, book, database } = await buildNotifying(t, {
    mail: null,
    webhook: { url: `http://127.0.0.1:${hook.port}/hook`, secret },
  })
  t.ok((await book())['event_id'])
  await run()
  t.equal(hook.delivered.length, 1, 'a redirect is not followed')
  t.match(database.prepare('SELECT last_error FROM outbox').get(), { last_error: 'status 307' })
  hook.status = 204
  pass(minute)
  await run()
  const [first, second] = hook.delivered
  t.equal(first?.headers['webhook-id'], second?.headers['webhook-id'])
  const { headers, body } = second ?? { headers: {}, body: '' }
  t.equal(headers['webhook-timestamp'], String(Date.parse('2026-11-20T10:01:00Z') / 1000))
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const expected = createHmac('sha256', Buffer.alloc(32, 7)).update(signed).digest('base64')
  t.equal(headers['webhook-signature'], `v1,${expected}`)
  t.match(JSON.parse(body), {
    type: 'booking.created',
    timestamp: '2026-11-20T10:01:00.000Z',
    data: {
      id: '1',
      starts_at: '2026-11-23T14:00:00.000Z',
      phone: '+393471234567',
      subject: 'Domande',
      test: true,
    },
  })
  t.same(outboxOf(database), [['webhook', 'booking', 'sent', 2]])
})
