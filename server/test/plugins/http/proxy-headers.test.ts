import t from 'tap'

import { startBff } from '../../support/bff.ts'
import { build } from '../../support/build.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${trace}-00f067aa0ba902b7-01`
const requestLine = (log: readonly string[]) =>
  JSON.parse(log.findLast((line) => line.includes('"msg":"request"')) ?? '{}') as Record<string, unknown>

t.test('OB-02: the ids of a trusted proxy are those of the response and of the log', async (t) => {
  const { fetch, log } = await build(t, { env: { TRUST_PROXY: '127.0.0.1' } })
  const response = await fetch('/api/config', { headers: { 'x-request-id': 'edge-1.a_B', traceparent } })
  t.equal(response.headers.get('x-request-id'), 'edge-1.a_B')
  await response.text()
  t.match(requestLine(log), { requestId: 'edge-1.a_B', traceId: trace })
})

t.test('OB-02: malformed ids of a trusted proxy are ignored', async (t) => {
  const { fetch, log } = await build(t, { env: { TRUST_PROXY: '127.0.0.1' } })
  for (const id of ['', 'a"b', 'a b', '{}', 'a'.repeat(129)]) {
    const headers = { 'x-request-id': id, traceparent: id }
    const response = await fetch('/api/config', { headers })
    await response.text()
    t.match(response.headers.get('x-request-id'), /^[\da-f]{12}-\d+$/, id)
  }
  const zeros = [traceparent.replace(trace, '0'.repeat(32)), `ff${traceparent.slice(2)}`, `${traceparent}-1`]
  for (const header of zeros) {
    await (await fetch('/api/config', { headers: { traceparent: header } })).text()
    t.notOk('traceId' in requestLine(log), header)
  }
})

t.test('ids of another client are ignored', async (t) => {
  for (const TRUST_PROXY of ['', '10.0.0.0/8']) {
    const { fetch, log } = await build(t, { env: { TRUST_PROXY } })
    const response = await fetch('/api/config', { headers: { 'x-request-id': 'forged', traceparent } })
    await response.text()
    t.not(response.headers.get('x-request-id'), 'forged')
    t.notMatch(log.join(''), /forged|traceId/)
  }
})

t.test('X-Forwarded-For without TRUST_PROXY is one warning', async (t) => {
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const { fetch, log } = await build(t)
  for (let round = 0; round < 3; round++) await (await fetch('/api/config', { headers })).text()
  const warnings = log.filter((line) => line.includes('"event":"proxy_not_trusted"'))
  t.equal(warnings.length, 1)
  t.match(JSON.parse(warnings[0] ?? ''), { level: 40 })
  t.notMatch(log.join(''), '203.0.113')

  const trusted = await build(t, { env: { TRUST_PROXY: '127.0.0.1' } })
  await (await trusted.fetch('/api/config', { headers })).text()
  t.notMatch(trusted.log.join(''), 'proxy_not_trusted')
})

t.test(
  'calls upstream carry the request id and the trace of a trusted proxy, reads and writes',
  async (t) => {
    const { send, upstream } = await startBff(t)
    const sent = { 'x-request-id': 'edge-1', traceparent, tracestate: 'vendor=t61rcWkgMzE' }
    await send('/api/affiliates', { headers: sent })
    await send('/api/bookings/slots?date=2027-01-15', { headers: sent })
    await send('/api/email/unsubscribe', { headers: sent, body: { id: '42', email: 'anna@example.it' } })
    await send('/api/payments/billing-data', {
      headers: sent,
      body: {
        vat: '12345678903',
        cuuPec: 'ABCDEF1',
        email: 'anna@example.it',
        paymentMethod: 'bank_transfer',
      },
    })
    t.equal(upstream.journal.length, 4)
    for (const entry of upstream.journal) {
      t.match(entry, { headers: sent }, String(entry.callable))
    }
  },
)

t.test('a malformed trace does not go upstream, and a malformed state alone is left out', async (t) => {
  const { send, upstream } = await startBff(t)
  const read = async (headers: Record<string, string>, page: number) => {
    upstream.reset()
    await send(`/api/affiliates?page=${page}`, { headers })
    const { traceparent: parent, tracestate: state } = upstream.journal[0]?.headers ?? {}
    return [parent, state]
  }
  t.same(await read({ traceparent, tracestate: 'a'.repeat(513) }, 1), [traceparent, undefined])
  t.same(await read({ traceparent: '00-x', tracestate: 'a=1' }, 2), [undefined, undefined])
  t.same(await read({ tracestate: 'a=1' }, 3), [undefined, undefined])
})

t.test('the trace of another client does not go upstream', async (t) => {
  const { send, upstream } = await startBff(t, { env: { TRUST_PROXY: '10.0.0.0/8' } })
  await send('/api/affiliates', { headers: { traceparent, tracestate: 'a=1' } })
  t.equal(upstream.journal.length, 1)
  for (const name of ['traceparent', 'tracestate'])
    t.notOk(name in (upstream.journal[0]?.headers ?? {}), name)
})
