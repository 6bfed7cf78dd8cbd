import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import t, { type Test } from 'tap'

import { createSandboxPaymentsUpstream } from '../../src/upstream/sandbox-payments.ts'

const context = { requestId: 'r1' }
const secret = 'pi_1_secret_canary'

async function start(t: Test, listener: RequestListener, deadline?: number) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const log: unknown[] = []
  const upstream = createSandboxPaymentsUpstream({
    address: {
      portalUrl: `http://127.0.0.1:${port}/portal`,
      paymentsUrl: `http://127.0.0.1:${port}/payments`,
    },
    log: { debug: () => {}, warn: (fields) => void log.push(fields) },
    timer: (ms, run) => {
      const timeout = setTimeout(run, deadline ?? ms)
      return () => clearTimeout(timeout)
    },
  })
  t.teardown(async () => {
    await upstream.close()
    server.closeAllConnections()
    server.close()
  })
  return { upstream, log, server }
}

const say =
  (text: string, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)

t.test('each call sends its data and the id of the visitor’s request', async (t) => {
  const requests: unknown[] = []
  const { upstream } = await start(t, (request, response) => {
    let text = ''
    request.on('data', (piece: Buffer) => {
      text += piece.toString()
    })
    request.on('end', () => {
      requests.push([request.method, request.url, request.headers['x-request-id'], JSON.parse(text)])
      say('{"status":"requires_payment_method","decline_code":"expired_card","more":1}')(request, response)
    })
  })
  const expected = { status: 'requires_payment_method', declineCode: 'expired_card' }
  t.same(await upstream.confirm(secret, 'expired_card', context), expected)
  await upstream.authenticate(secret, false, context)
  await upstream.state(secret, context)
  const base = { client_secret: secret }
  t.same(requests, [
    ['POST', '/payments/sandbox/confirmations', 'r1', { ...base, outcome: 'expired_card' }],
    ['POST', '/payments/sandbox/authentications', 'r1', { ...base, approved: false }],
    ['POST', '/payments/sandbox/states', 'r1', base],
  ])
})

t.test('a 404 is an answer; every other invalid response is a failure, logged once', async (t) => {
  const unknown = await start(t, say('{"message":"no"}', 404))
  t.equal(await unknown.upstream.state(secret, context), null)
  t.same(unknown.log, [])
  const bad = [
    say('{"status":"paid"}'),
    say('{"status":"succeeded","decline_code":7}'),
    say('<html>'),
    say('', 200),
    say('{}', 500),
    say(`"${'x'.repeat(20_000)}"`),
  ]
  for (const listener of bad) {
    const { upstream, log } = await start(t, listener)
    await t.rejects(upstream.confirm(secret, 'succeeded', context), { code: 'upstream_failed' })
    t.match(log, [{ callable: 'sandbox.confirm', requestId: 'r1' }])
    t.notMatch(JSON.stringify(log), 'canary')
  }
})

t.test('a hanging upstream times out at the deadline, a refused connection fails at once', async (t) => {
  const { upstream } = await start(t, () => {}, 30)
  await t.rejects(upstream.state(secret, context), { code: 'upstream_timeout' })
  const gone = await start(t, say('{}'))
  gone.server.closeAllConnections()
  gone.server.close()
  await t.rejects(gone.upstream.state(secret, context), { code: 'upstream_unavailable' })
})
