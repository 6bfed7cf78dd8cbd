import t from 'tap'

import { type UpstreamFake, upstreamCanary } from '../../upstream-fake.ts'
import { type Directory, json, startDirectory } from './directory.ts'

type Mode = Parameters<UpstreamFake['on']>[1]

/** What a visitor gets who has no older copy to fall back on (api.md, section 4). */
const faults: Readonly<Record<string, { code: string; status: number; modes: readonly Mode[] }>> = {
  unavailable: { code: 'upstream_unavailable', status: 503, modes: ['too_many'] },
  broken: {
    code: 'upstream_failed',
    status: 502,
    modes: [
      'reset',
      'close',
      'partial_head',
      'partial',
      'partial_chunked',
      'error',
      'unavailable',
      'redirect',
      'bad_request',
      'unauthorised',
      'empty',
      'garbage',
      'truncated',
      'html',
      'wrong_shape',
      'huge',
      'huge_announced',
      'huge_error',
      'gzip_bomb',
      'encoded_often',
      'head_too_long',
    ],
  },
  slow: { code: 'upstream_timeout', status: 504, modes: ['hang', 'drip', 'drip_head'] },
}

const cold = ['/api/affiliates?page=2', '/api/affiliates/bianchi']
const warm = ['/api/affiliates', '/api/affiliates/rossi']

/** 3 s and 250 ms (api.md, section 4), and what a busy machine adds. */
const deadline = 3250 + 500

async function timed(directory: Directory, path: string) {
  const start = performance.now()
  const reply = await directory.send(path)
  return { ...reply, ms: performance.now() - start }
}

for (const [name, { code, status, modes }] of Object.entries(faults)) {
  t.test(
    `an upstream that is ${name}: ${status} without an older copy, the older copy with one`,
    async (t) => {
      async function check(mode: Mode) {
        const directory = await startDirectory(t)
        const { send, upstream, time } = directory
        for (const path of warm) await send(path)
        // Good calls enough that the circuit, which has tests of its own, stays closed.
        for (let page = 10; page < 20; page += 1) await send(`/api/affiliates?page=${page}`)
        time.now += 60_000
        upstream.on('*', mode, { bytes: 20_000_000 })
        const [old, failed] = await Promise.all([
          Promise.all(warm.map((path) => timed(directory, path))),
          Promise.all(cold.map((path) => timed(directory, path))),
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
          t.equal(json(reply)['code'], code)
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
      // One after the other where the machine works, at once where it only waits.
      if (name === 'slow') await Promise.all(modes.map(check))
      else for (const mode of modes) await check(mode)
    },
  )
}

t.test('a contact has no older copy, and fails as upstream does', async (t) => {
  for (const { code, status, modes } of [faults['unavailable'], faults['broken']].filter(
    (fault) => fault !== undefined,
  )) {
    const { send, upstream } = await startDirectory(t)
    await send('/api/affiliates/by-uid/u-1')
    upstream.on('*', modes[0] ?? 'error')
    const reply = await send('/api/affiliates/by-uid/u-1')
    t.equal(reply.status, status)
    t.equal(json(reply)['code'], code)
  }
})

t.test('the older copy serves for 24 hours and no longer', async (t) => {
  const { send, upstream, time } = await startDirectory(t)
  await send('/api/affiliates')
  await upstream.stop()
  for (const hours of [0.1, 1, 22]) {
    time.now += hours * 3_600_000
    t.equal((await send('/api/affiliates')).headers['x-cache'], 'stale')
  }
  time.now += 3_600_000
  t.equal((await send('/api/affiliates')).status, 503)
})
