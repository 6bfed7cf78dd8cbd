/** A stop of a real process while the upstream does not answer (O4; security.md, LD-12). */
import { setTimeout as wait } from 'node:timers/promises'

import t, { type Test } from 'tap'

import { billingDataByUid } from './routes/api/payments-server.ts'
import { startServer } from './support/process.ts'
import { startUpstreamFake } from './upstream-fake.ts'

const posts = {
  chat: {
    path: '/api/chat/messages',
    callable: 'chatWithAssistant',
    body: { service: 'caldaia', content: 'Perde acqua' },
  },
  billing: {
    path: '/api/payments/billing-data',
    callable: 'addCommercialDataByUid',
    body: billingDataByUid,
  },
} as const

/** A process with both requests under way, whose upstream answers after `delayMs`, or never if it is null. */
async function startBusy(t: Test, drainSeconds: number, delayMs: number | null) {
  const upstream = await startUpstreamFake(t)
  if (delayMs === null) upstream.on('*', 'hang')
  else upstream.on('*', 'delay', { delayMs })
  const server = startServer(t, {
    PORT: '0',
    UPSTREAM_PORTAL_URL: upstream.address.portalUrl,
    UPSTREAM_PAYMENTS_URL: upstream.address.paymentsUrl,
    UPSTREAM_UNSUBSCRIBE_TOKEN: 'a-real-one',
    TRIAL_PRODUCT_ID: 'prod_1234',
    DRAIN_SECONDS: String(drainSeconds),
  })
  const origin = await server.address
  async function start(name: keyof typeof posts) {
    const { path, callable, body } = posts[name]
    const reply = fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    while (upstream.calls(callable).length === 0) await wait(5)
    return { reply }
  }
  const chat = await start('chat')
  const billing = await start('billing')
  return { ...server, chat, billing }
}

t.test('LD-12: what is under way at the end of the drain gets 503, and the exit code tells', async (t) => {
  const { child, chat, billing, exited, stdout } = await startBusy(t, 1, null)
  child.kill('SIGTERM')
  for (const [{ reply }, code] of [
    [chat, 'upstream_unavailable'],
    [billing, 'billing_failed'],
  ] as const) {
    const response = await reply
    t.equal(response.status, 503)
    t.equal(response.headers.get('retry-after'), '2')
    t.match(await response.json(), { code, status: 503 })
  }
  t.equal(await exited, 1)
  const lines = stdout.map((line) => JSON.parse(line) as Record<string, unknown>)
  t.equal(lines.filter(({ msg, status }) => msg === 'request' && status === 503).length, 2)
  t.match(
    lines.filter(({ event }) => event === 'drain_cut' || event === 'stop_late'),
    [{ event: 'drain_cut', cut: 2 }],
  )
})

t.test('LD-12: what ends within the drain gets its answer', async (t) => {
  const { child, chat, billing, exited, stdout } = await startBusy(t, 30, 1500)
  child.kill('SIGTERM')
  t.equal((await chat.reply).status, 200)
  t.equal((await billing.reply).status, 204)
  t.equal(await exited, 0)
  t.notMatch(stdout.join('\n'), '_cut')
})
