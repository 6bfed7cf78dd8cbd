import { setTimeout as wait } from 'node:timers/promises'

import t from 'tap'

import { startBff } from '../../support/bff.ts'

t.test(
  'an upstream that is down gets few calls, and 6 s after it is back all values are fresh',
  async (t) => {
    const { send, upstream, time } = await startBff(t)
    const pages = Array.from({ length: 8 }, (_, index) => `/api/affiliates?page=${index + 1}`)
    await Promise.all(pages.map((path) => send(path)))
    time.now += 60_000
    upstream.reset()

    upstream.on('*', 'error')
    for (let round = 0; round < 5; round += 1) {
      const replies = await Promise.all([...pages, ...pages].map((path) => send(path)))
      t.ok(replies.every((reply) => reply.headers['x-cache'] === 'stale'))
    }
    t.ok(upstream.journal.length <= 20, `${upstream.journal.length} upstream calls for 80 reads`)
    const cold = await send('/api/affiliates?page=50')
    t.match(cold, { status: 503, headers: { 'retry-after': /^\d+$/ } }, 'the circuit is open')

    upstream.reset()
    const start = time.now
    const waiting = new Set([...pages, '/api/affiliates?page=52'])
    while (waiting.size > 0 && time.now - start < 7000) {
      for (const path of waiting) {
        const { status, headers } = await send(path)
        if (status === 200 && headers['x-cache'] !== 'stale') waiting.delete(path)
      }
      await wait(100)
      time.now += 100
    }
    const ms = time.now - start
    t.ok(ms < 6000, `healed within ${Math.round(ms)} ms`)
  },
)
