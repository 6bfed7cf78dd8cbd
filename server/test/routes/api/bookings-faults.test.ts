import t, { type Test } from 'tap'

import { type Bff, type Reply, startBff } from '../../support/bff.ts'
import { eachMode, timed, type UpstreamFault, upstreamFaults } from '../../support/upstream-faults.ts'
import { upstreamCanary } from '../../upstream-fake.ts'
import { shortTable } from '../../upstream/build.ts'
import type { Mode } from '../../upstream/fake/modes.ts'

/** Only a slow upstream reaches the deadline. A busy machine must not reach it with the others. */
const deadlineOf = (fault?: UpstreamFault) => (fault?.name === 'slow' ? 1_000 : 10_000)
/** 250 ms after the deadline (contract.md, section 4), and what a busy machine adds. */
const latestOf = (fault: UpstreamFault) => deadlineOf(fault) + 250 + 750

// The server's clock is at 9:00 on Friday, 15 January 2027, in Rome.
const wish = { date: '2027-01-18', time: '09:30', phone: '347 123 4567' }

interface Started {
  readonly server: Bff
  readonly readSlots: () => Promise<Reply>
  readonly book: () => Promise<Reply>
}

async function start(t: Test, fault?: UpstreamFault): Promise<Started> {
  const server = await startBff(t, { callables: shortTable(deadlineOf(fault)) })
  return {
    server,
    readSlots: () => server.send(`/api/bookings/slots?date=${wish.date}`),
    book: () => server.send('/api/bookings', { body: wish }),
  }
}

/** Both calls with a faulty upstream, then enough calls without faults to keep the circuits closed. */
async function check(t: Test, { server, readSlots, book }: Started, fault: UpstreamFault, mode: Mode) {
  const { status, code } = fault
  const booking = code === 'upstream_timeout' ? 'booking_unknown' : 'booking_failed'
  const { upstream, log } = server
  upstream.on('*', mode, { bytes: 20_000_000 })
  const [read, made] = await Promise.all([timed(readSlots), timed(book)])
  t.match(read, { status, json: { code } }, `${mode}: slots`)
  t.match(made, { status, json: { code: booking } }, `${mode}: booking`)
  for (const reply of [read, made]) {
    t.ok(reply.ms < latestOf(fault), `${mode}: ${Math.round(reply.ms)} ms`)
    t.notOk((JSON.stringify(reply.headers) + reply.text).includes(upstreamCanary), mode)
    t.equal('retry-after' in reply.headers, status === 503, mode)
  }
  t.notOk(log.join('').includes(upstreamCanary), mode)
  t.equal(upstream.calls('addCalendarEvent').length, 1, `${mode}: a booking is sent once`)
  t.same(upstream.canaryHits, [])
  upstream.reset()
  for (const call of Array.from({ length: 5 }, () => [readSlots, book]).flat()) {
    t.match(await call(), { status: /^20[01]$/ }, `${mode}: healed`)
  }
  upstream.reset()
}

// Every truthy body is a booking, and the shape of slots has its own test.
for (const fault of upstreamFaults(['wrong_shape'])) {
  t.test(`an upstream that is ${fault.name} is a ${fault.status}`, async (t) => {
    const shared = fault.name === 'slow' ? null : await start(t, fault)
    await eachMode(fault, async (mode) => check(t, shared ?? (await start(t, fault)), fault, mode))
  })
}

t.test('an upstream that refuses connections is a 503 with Retry-After', async (t) => {
  const { server, readSlots, book } = await start(t)
  await server.upstream.stop()
  const made = await book()
  t.match(made, { status: 503, json: { code: 'booking_failed' } })
  t.ok('retry-after' in made.headers)
  t.match(await readSlots(), { status: 503, json: { code: 'upstream_unavailable' } })
  await server.upstream.start()
  t.equal((await book()).status, 201)
  t.equal((await readSlots()).status, 200)
})

t.test('a 404 of upstream is a day without slots, and a failed booking', async (t) => {
  const { server, readSlots, book } = await start(t)
  server.upstream.on('*', 'not_found')
  t.same((await readSlots()).json, { date: wish.date, slots: [] })
  t.match(await book(), { status: 502, json: { code: 'booking_failed' } })
})

t.test('slots of an unknown shape are a failure', async (t) => {
  const { server, readSlots } = await start(t)
  for (const body of [
    [],
    'null',
    '"09_30"',
    { availabilities: 'none' },
    { availabilities: { a: '09_30' } },
  ]) {
    server.upstream.on('getCalendarAvailabilities', 'answer', { times: 1, body })
    t.match(await readSlots(), { status: 502, json: { code: 'upstream_failed' } }, JSON.stringify(body))
  }
})

t.test('only a truthy body is a booking', async (t) => {
  const { server, book } = await start(t)
  for (const [body, status] of [
    ['false', 502],
    ['null', 502],
    ['0', 502],
    ['""', 502],
    ['true', 201],
    ['"ok"', 201],
    ['{}', 201],
    ['[]', 201],
  ] as const) {
    server.upstream.on('addCalendarEvent', 'answer', { times: 1, body })
    const reply = await book()
    t.equal(reply.status, status, body)
    if (status === 502) {
      const { code, detail } = reply.json
      t.same([code, detail], ['booking_failed', 'Errore durante la prenotazione della chiamata'])
    }
  }
})

t.test('an open circuit responds at once and sends nothing', async (t) => {
  const { server, readSlots, book } = await start(t)
  server.upstream.on('*', 'error')
  for (let count = 0; count < 12; count += 1) await book()
  const asked = server.upstream.journal.length
  const refused = await timed(book)
  t.match(refused, { status: 503, json: { code: 'booking_failed' } })
  t.ok('retry-after' in refused.headers)
  t.match(await readSlots(), { status: 503, json: { code: 'upstream_unavailable' } })
  t.equal(server.upstream.journal.length, asked)
})
