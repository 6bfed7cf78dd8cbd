import t from 'tap'

import { createFixedWindow } from '../../../src/plugins/http/fixed-window.ts'

t.test('calls are counted per key until the window ends', async (t) => {
  const window = createFixedWindow({ windowMs: 1000 })
  t.same(window.hit('a', 0), { count: 1, endsAt: 1000 })
  t.same(window.hit('a', 999), { count: 2, endsAt: 1000 })
  t.same(window.hit('b', 999), { count: 1, endsAt: 1999 })
  t.same(window.hit('a', 1000), { count: 1, endsAt: 2000 }, 'a new window')
  t.same(window.hit('a', 1999), { count: 2, endsAt: 2000 })
})

t.test('keys beyond the capacity push out the ones not seen for longest', async (t) => {
  const window = createFixedWindow({ windowMs: 1000, capacity: 2 })
  for (const key of ['a', 'b', 'c']) window.hit(key, 0)
  t.equal(window.hit('a', 1).count, 2, 'the older half is still known, and young again')
  window.hit('d', 1)
  t.equal(window.hit('b', 1).count, 1, 'forgotten')
  t.equal(window.hit('a', 2).count, 3, 'kept')
})

t.test('a million keys do not fill the memory', async (t) => {
  const window = createFixedWindow({ windowMs: 1000, capacity: 1000 })
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < 1_000_000; i += 1) window.hit(`key-${i}`, 0)
  t.ok(process.memoryUsage().heapUsed - before < 100 * 1024 * 1024)
})
