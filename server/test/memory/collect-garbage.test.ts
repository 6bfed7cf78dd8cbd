import { setImmediate as turn } from 'node:timers/promises'

import t from 'tap'

import { collectGarbage } from '../../src/memory/collect-garbage.ts'

const bufferBytes = () => process.memoryUsage().arrayBuffers

t.test('what nothing refers to is gone at once, the bytes of buffers included', async (t) => {
  const before = bufferBytes()
  const dropped = (() => new WeakRef(Buffer.alloc(32 * 1024 * 1024, 1)))()
  t.ok(bufferBytes() - before > 30 * 1024 * 1024)
  // A reference that was made in this turn keeps its value until the next.
  await turn()
  collectGarbage()
  t.equal(dropped.deref(), undefined)
  t.ok(bufferBytes() - before < 16 * 1024 * 1024)
})
