import { totalmem } from 'node:os'

import t from 'tap'

import { availableBytes, divideMemory } from '../../src/memory/memory-budget.ts'

const MiB = 1024 * 1024

t.test('the heap of a small container is bounded so that the rest has room', async (t) => {
  t.match(divideMemory(512 * MiB), { heapMiB: 192, cacheScale: 0.5 })
  t.match(divideMemory(768 * MiB), { heapMiB: 288, cacheScale: 0.75 })
  t.match(divideMemory(1024 * MiB), { heapMiB: 384, cacheScale: 1 })
  t.match(divideMemory(64 * MiB), { heapMiB: 128 }, 'it can at least start')
})

t.test('where there is plenty V8 chooses, and the caches take what they may', async (t) => {
  t.match(divideMemory(2048 * MiB), { heapMiB: null, cacheScale: 1 })
  t.match(divideMemory(65_536 * MiB), { heapMiB: null, cacheScale: 1 })
})

t.test('caches give way before requests are refused, and an idle process has enough', async (t) => {
  for (const size of [64, 512, 768, 4096]) {
    const { trimBytes, maxBytes } = divideMemory(size * MiB)
    t.ok(trimBytes < maxBytes)
    t.ok(trimBytes >= 320 * MiB)
  }
  const { trimBytes, maxBytes } = divideMemory(1000 * MiB)
  t.same([trimBytes, maxBytes], [700 * MiB, 850 * MiB])
})

t.test('there is never more than the machine has', async (t) => {
  t.ok(availableBytes() > 0)
  t.ok(availableBytes() <= totalmem())
})
