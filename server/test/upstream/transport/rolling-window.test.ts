import t from 'tap'

import { createRollingWindow } from '../../../src/upstream/transport/rolling-window.ts'

t.test('the window counts the calls of its time span and drops older ones', async (t) => {
  let now = 0
  const window = createRollingWindow({ clock: () => now, windowMs: 10_000 })
  window.add(3, 1)
  now = 9_499
  window.add(2, 2)
  t.same(window.totals(), { calls: 5, marked: 3 })
  now = 10_000
  t.same(window.totals(), { calls: 2, marked: 2 })
  now = 1_000_000
  t.same(window.totals(), { calls: 0, marked: 0 })
})

t.test('a clock that goes back neither drops calls nor restores old ones', async (t) => {
  let now = 50_000
  const window = createRollingWindow({ clock: () => now, windowMs: 10_000 })
  window.add(1, 0)
  now = 20_000
  window.add(1, 0)
  t.same(window.totals(), { calls: 2, marked: 0 })
  now = 60_000
  t.same(window.totals(), { calls: 0, marked: 0 })
})

t.test('clear() removes all calls', async (t) => {
  const window = createRollingWindow({ clock: () => 0, windowMs: 10_000 })
  window.add(5, 5)
  window.clear()
  t.same(window.totals(), { calls: 0, marked: 0 })
})
