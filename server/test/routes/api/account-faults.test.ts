import t, { type Test } from 'tap'

import { type Reply, startBff } from '../../support/bff.ts'
import { eachMode, timed, type UpstreamFault, upstreamFaults } from '../../support/upstream-faults.ts'
import { upstreamCanary } from '../../upstream-fake.ts'
import { shortTable } from '../../upstream/build.ts'
import type { Mode } from '../../upstream/fake/modes.ts'

const deadline = 1_000
/** 250 ms (contract.md, section 4), and what a busy machine adds. */
const latest = deadline + 250 + 750

/** A 401 is a verdict of upstream and has its own test. */
const verdict: Mode = 'unauthorised'
/** If only the status counts, any 200 within the byte limit that is not HTML is success. */
const contentless: readonly Mode[] = ['empty', 'garbage', 'truncated', 'wrong_shape']

const words = {
  notification_failed: "Invio automatico della notifica di accesso all'app fallito.",
  unsubscribe_failed: 'Errore durante la disiscrizione alla nostra email.',
} as const

type EndpointCode = keyof typeof words

async function start(t: Test) {
  const server = await startBff(t, { callables: shortTable(deadline) })
  const { send } = server
  const validate = (flow: string) => () =>
    send('/api/token/validate', { body: { shortToken: 'short', flow } })
  return {
    server,
    standard: validate('standard'),
    test: validate('test'),
    unsubscribe: () => send('/api/email/unsubscribe', { body: { id: '1', email: 'a@example.it' } }),
    oneClick: () =>
      send('/landing/email_unsubscribe/?id=1&email=a@example.it', {
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
  }
}

type Started = Awaited<ReturnType<typeof start>>
type Expected = readonly [code: EndpointCode, status: number]
type TimedReply = Reply & { readonly ms: number }

function checkReply(t: Test, reply: TimedReply, [code, status]: Expected, what: string): void {
  t.match(reply, { status, json: { status, code, detail: words[code] } }, what)
  t.match(reply.headers, { 'content-type': /^application\/problem\+json/, 'cache-control': 'no-store' })
  t.equal('retry-after' in reply.headers, status === 503, what)
  t.ok(reply.ms < latest, `${what}: ${Math.round(reply.ms)} ms`)
  t.notOk((JSON.stringify(reply.headers) + reply.text).includes(upstreamCanary), what)
}

/** Enough successful calls to keep the circuit closed; the circuit has its own test. */
async function succeed(t: Test, { server, standard, test, unsubscribe, oneClick }: Started, when: string) {
  server.upstream.reset()
  for (const call of [standard, test, unsubscribe, oneClick, standard, unsubscribe]) {
    t.match(await call(), { status: /^20[04]$/ }, when)
  }
  server.upstream.reset()
}

async function startWell(t: Test): Promise<Started> {
  const started = await start(t)
  await succeed(t, started, 'before')
  return started
}

async function check(t: Test, started: Started, { status }: UpstreamFault, mode: Mode) {
  const { server, standard, test, unsubscribe, oneClick } = started
  const { upstream, log } = server
  const options = { bytes: 20_000_000 }
  if (mode !== verdict) {
    upstream.on('validateShortToken', mode, options)
    upstream.on('handleTokenValidation', mode, options)
    for (const reply of await Promise.all([timed(standard), timed(test)])) {
      checkReply(t, reply, ['notification_failed', status], `${mode}: validation`)
    }
    t.equal(upstream.journal.length, 2, `${mode}: each asked once, and nobody told`)
    upstream.reset()
  }
  if (!contentless.includes(mode)) {
    upstream.on('sendAppNotification', mode, options)
    upstream.on('emailUnsubscribe', mode, options)
    const [told, ...gone] = await Promise.all([timed(standard), timed(unsubscribe), timed(oneClick)])
    checkReply(t, told, ['notification_failed', status], `${mode}: notification`)
    for (const reply of gone) checkReply(t, reply, ['unsubscribe_failed', status], `${mode}: unsubscribing`)
    t.equal(upstream.calls('sendAppNotification').length, 1, `${mode}: told once`)
    t.equal(upstream.calls('emailUnsubscribe').length, 2, `${mode}: unsubscribed once each`)
  }
  t.same(upstream.canaryHits, [])
  t.notOk(log.join('').includes(upstreamCanary), mode)
  await succeed(t, started, `${mode}: healed`)
}

for (const fault of upstreamFaults()) {
  t.test(`an upstream that is ${fault.name} is a ${fault.status}`, async (t) => {
    const shared = fault.name === 'slow' ? null : await startWell(t)
    await eachMode(fault, async (mode) => check(t, shared ?? (await startWell(t)), fault, mode))
  })
}

t.test('if only the status counts, the body of a 200 is ignored', async (t) => {
  const { server, standard, unsubscribe, oneClick } = await start(t)
  for (const mode of contentless) {
    server.upstream.reset()
    server.upstream.on('sendAppNotification', mode)
    server.upstream.on('emailUnsubscribe', mode)
    const replies = await Promise.all([standard(), unsubscribe(), oneClick()])
    t.same(
      replies.map(({ status }) => status),
      [200, 204, 200],
      mode,
    )
  }
})

t.test('a 404 of upstream is a 502', async (t) => {
  const { server, standard, unsubscribe, oneClick } = await start(t)
  server.upstream.on('*', 'not_found')
  t.match(await standard(), { status: 502, json: { code: 'notification_failed' } })
  t.match(await unsubscribe(), { status: 502, json: { code: 'unsubscribe_failed' } })
  t.match(await oneClick(), { status: 502, json: { code: 'unsubscribe_failed' } })
})

t.test('an upstream that refuses connections is a 503 with Retry-After', async (t) => {
  const started = await start(t)
  const { server, standard, unsubscribe, oneClick } = started
  await server.upstream.stop()
  checkReply(t, await timed(standard), ['notification_failed', 503], 'token')
  checkReply(t, await timed(unsubscribe), ['unsubscribe_failed', 503], 'unsubscribing')
  checkReply(t, await timed(oneClick), ['unsubscribe_failed', 503], 'one click')
  await server.upstream.start()
  await succeed(t, started, 'healed')
})

t.test('an open circuit responds at once and sends nothing', async (t) => {
  const { server, standard, unsubscribe } = await start(t)
  server.upstream.on('*', 'error')
  for (let count = 0; count < 12; count += 1) await standard()
  const asked = server.upstream.journal.length
  checkReply(t, await timed(standard), ['notification_failed', 503], 'token')
  checkReply(t, await timed(unsubscribe), ['unsubscribe_failed', 503], 'unsubscribing')
  t.equal(server.upstream.journal.length, asked)
})
