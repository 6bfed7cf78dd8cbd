import t from 'tap'

import { startBff } from '../../support/bff.ts'
import { eachMode, timed, upstreamFaults } from '../../support/upstream-faults.ts'
import { upstreamCanary } from '../../upstream-fake.ts'
import type { Mode } from '../../upstream/fake/modes.ts'

const cold = ['/api/affiliates?page=2', '/api/affiliates/bianchi']
const warm = ['/api/affiliates', '/api/affiliates/rossi']

/** 3 s and 250 ms (contract.md, section 4), plus the delay of a busy machine. */
const deadline = 3250 + 500

const faults = upstreamFaults()

for (const fault of faults) {
  const { code, status } = fault
  t.test(
    `an upstream that is ${fault.name}: ${status} without an older copy, the older copy with one`,
    async (t) => {
      async function check(mode: Mode) {
        const directory = await startBff(t)
        const { send, upstream, time } = directory
        for (const path of warm) await send(path)
        // Enough successful calls to keep the circuit closed; the circuit has its own tests.
        for (let page = 10; page < 20; page += 1) await send(`/api/affiliates?page=${page}`)
        time.now += 60_000
        upstream.on('*', mode, { bytes: 20_000_000 })
        const [old, failed] = await Promise.all([
          Promise.all(warm.map((path) => timed(() => send(path)))),
          Promise.all(cold.map((path) => timed(() => send(path)))),
        ])
        for (const reply of old) {
          t.equal(reply.status, 200, mode)
          t.match(reply.headers, { 'x-cache': 'stale', 'cache-control': /^public/ })
          t.ok(reply.ms < deadline, `${mode}: ${Math.round(reply.ms)} ms`)
        }
        for (const reply of failed) {
          t.equal(reply.status, status, mode)
          t.match(reply.headers, {
            'content-type': /^application\/problem\+json/,
            'cache-control': /no-store/,
          })
          t.equal(reply.json['code'], code)
          t.equal('retry-after' in reply.headers, status === 503)
          t.equal(reply.headers['x-cache'], undefined)
          t.ok(reply.ms < deadline, `${mode}: ${Math.round(reply.ms)} ms`)
        }
        for (const reply of [...old, ...failed]) {
          t.notOk((JSON.stringify(reply.headers) + reply.text).includes(upstreamCanary), mode)
        }
        t.same(upstream.canaryHits, [])
        upstream.reset()
        time.now += 1000
        for (const path of [...warm, ...cold])
          t.match((await send(path)).headers, { 'x-cache': 'miss' }, `${mode}, healed`)
      }
      await eachMode(fault, check)
    },
  )
}

t.test('a contact is not cached, so it fails with upstream', async (t) => {
  for (const { code, status, modes } of faults.filter(({ name }) => name !== 'slow')) {
    const { send, upstream } = await startBff(t)
    await send('/api/affiliates/by-uid/u-1')
    upstream.on('*', modes[0] ?? 'error')
    const reply = await send('/api/affiliates/by-uid/u-1')
    t.equal(reply.status, status)
    t.equal(reply.json['code'], code)
  }
})

t.test('a stale value is served for 24 hours', async (t) => {
  const { send, upstream, time } = await startBff(t)
  await send('/api/affiliates')
  await upstream.stop()
  for (const hours of [0.1, 1, 22]) {
    time.now += hours * 3_600_000
    t.equal((await send('/api/affiliates')).headers['x-cache'], 'stale')
  }
  time.now += 3_600_000
  t.equal((await send('/api/affiliates')).status, 503)
})
