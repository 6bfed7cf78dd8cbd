import t, { type Test } from 'tap'

import type { Timer } from '../../../src/upstream/transport/deadline.ts'
import { createUpstreamWatch } from '../../../src/upstream/watch/watch.ts'
import { upstreamCanary, wireAffiliate } from '../../upstream-fake.ts'
import { buildUpstream, callOnce, collectLog } from '../build.ts'
import type { Mode, ModeOptions } from '../fake/modes.ts'

const search = 'getAffiliatesByProfession'
const path = 'get_affiliates_by_profession'
const minute = 60_000

/** A client with its watch, whose clock and timer stand still until the test moves them. */
async function build(t: Test, onAbsent?: () => void) {
  const { lines, log } = collectLog()
  const watchLog = {
    ...log,
    info: (fields: object, message: string) => void lines.push({ level: 'info', message, ...fields }),
  }
  const time = { now: 1_000 }
  const timers: { ms: number; run: () => void }[] = []
  const timer: Timer = (ms, run) => {
    const entry = { ms, run }
    timers.push(entry)
    return () => void timers.splice(timers.indexOf(entry), 1)
  }
  const built = await buildUpstream(t, {
    onAttempt: (report) => watch.observe(report),
    onDrop: (report) => watch.observeDrop(report),
  })
  const watch = createUpstreamWatch({
    client: built.client,
    log: watchLog,
    clock: () => time.now,
    timer,
    ...(onAbsent ? { onAbsent } : {}),
  })
  t.teardown(() => watch.close())
  const searches = () => lines.filter(({ event }) => event === 'upstream_search')
  const settled = async (count: number) => {
    while (searches().length < count) await new Promise((resolve) => setImmediate(resolve))
  }
  const passMinute = () => {
    time.now += minute
    timers.shift()?.run()
  }
  return { ...built, watch, lines, searches, settled, timers, passMinute, time }
}

t.test('at the start a search that finds somebody is one line', async (t) => {
  const { watch, searches, settled, timers, fake } = await build(t)
  watch.start()
  await settled(1)
  t.match(searches(), [
    { level: 'info', callable: search, path, outcome: 'found', status: 200, total: 14, ms: 0 },
  ])
  t.same(timers, [], 'it is not repeated')
  t.match(fake.calls(search)[0]?.body, { profession: '', location: '', page_number: 1 })
})

const bad: readonly (readonly [string, Mode, ModeOptions, object])[] = [
  ['answers 404', 'not_found', {}, { outcome: 'absent', status: 404 }],
  ['answers 401', 'unauthorised', {}, { outcome: 'rejected', status: 401 }],
  ['answers HTML', 'html', {}, { outcome: 'html', status: 200 }],
  ['answers text', 'answer', { body: upstreamCanary }, { outcome: 'not_json', status: 200 }],
  [
    'wraps its answers',
    'answer',
    { body: { result: { affiliates: [] } } },
    { outcome: 'wrong_shape', status: 200, pointer: '/affiliates', expected: 'array', found: 'nothing' },
  ],
  [
    'writes camelCase',
    'answer',
    { body: { affiliates: [], totalAffiliates: 0, totalPages: 0 } },
    { outcome: 'wrong_shape', status: 200, pointer: '/total_affiliates', found: 'nothing' },
  ],
  [
    'writes wrong types',
    'answer',
    { body: { affiliates: [wireAffiliate(1, { shopname: 5 })], total_affiliates: 1, total_pages: 1 } },
    { outcome: 'wrong_shape', status: 200, pointer: '/affiliates/0/shopname', found: 'integer' },
  ],
]

for (const [way, mode, options, expected] of bad) {
  t.test(`an upstream that ${way} is a warning every minute until it is right`, async (t) => {
    const { fake, watch, searches, settled, timers, passMinute, lines } = await build(t)
    fake.on('*', mode, { ...options, times: 2 })
    watch.start()
    await settled(1)
    t.match(searches()[0], { level: 'warn', callable: search, path, ...expected })
    t.match(timers, [{ ms: minute }])
    passMinute()
    await settled(2)
    t.match(searches()[1], { level: 'warn', ...expected })
    passMinute()
    await settled(3)
    t.match(searches()[2], { level: 'info', outcome: 'found' })
    t.same(timers, [])
    t.notMatch(JSON.stringify(lines), upstreamCanary, 'no text of the upstream')
  })
}

t.test('a server that fails is told from one of another kind, and an absence is reported', async (t) => {
  let absences = 0
  const { fake, watch, searches, settled, passMinute } = await build(t, () => (absences += 1))
  fake.on(search, 'error', { times: 1 })
  watch.start()
  await settled(1)
  fake.on(search, 'html', { times: 1 })
  passMinute()
  await settled(2)
  t.equal(absences, 0)
  fake.on(search, 'not_found', { times: 1 })
  passMinute()
  await settled(3)
  t.equal(absences, 1)
  t.match(searches(), [
    { message: /^the upstream does not answer a search: it fails or cannot be reached$/ },
    { message: /^the upstream does not answer a search as the contract says$/ },
    { message: /its address may be wrong$/ },
  ])
})

t.test('an empty directory is a warning once: it may be right', async (t) => {
  const { fake, watch, searches, settled, timers } = await build(t)
  fake.on(search, 'answer', { body: { affiliates: [], total_affiliates: 0, total_pages: 0 } })
  watch.start()
  await settled(1)
  t.match(searches(), [{ level: 'warn', outcome: 'empty' }])
  t.same(timers, [])
})

t.test('a visitor’s search that gets 404 makes the watch search without filters', async (t) => {
  const { client, fake, watch, searches, settled, time } = await build(t)
  watch.start()
  await settled(1)
  fake.on(search, 'not_found', { times: 1 })
  await callOnce(client, search)
  t.equal(fake.calls(search).length, 2, 'not within a minute of the last one')
  time.now += minute
  fake.on(search, 'not_found', { times: 2 })
  await callOnce(client, search)
  await settled(2)
  t.match(searches()[1], { level: 'warn', outcome: 'absent', status: 404 })
})

t.test('wrong answers of a callable are one warning a minute, with their number', async (t) => {
  const { client, fake, lines, time } = await build(t)
  const mismatches = () => lines.filter(({ event }) => event === 'upstream_mismatch')
  fake.on('createCheckoutSession', 'answer', { body: { client_secret: upstreamCanary } })
  fake.on('retrieveAssistantMessages', 'bad_request')
  for (let round = 0; round < 3; round++) {
    await callOnce(client, 'createCheckoutSession')
    await callOnce(client, 'retrieveAssistantMessages')
  }
  const line = {
    level: 'warn',
    callable: 'createCheckoutSession',
    path: 'create_checkout_session',
    outcome: 'wrong_shape',
    status: 200,
    pointer: '/clientSecret',
    found: 'nothing',
  }
  t.match(mismatches(), [{ ...line, count: 1 }])
  t.equal(mismatches().length, 1, 'a 400 may be about one request')
  time.now += minute
  await callOnce(client, 'createCheckoutSession')
  t.match(mismatches()[1], { ...line, count: 3 })
})

t.test('dropped items are part of the warnings', async (t) => {
  const { watch, lines } = await build(t)
  const mismatch = { pointer: '/affiliates/3/link', expected: 'string', found: 'nothing' }
  watch.observeDrop({ callable: search, count: 2, mismatch })
  t.match(lines, [{ event: 'upstream_mismatch', callable: search, outcome: 'items_dropped', ...mismatch }])
})
