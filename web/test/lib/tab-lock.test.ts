import t from 'tap'

import { createTabLock } from '../../src/lib/storage/tab-lock.ts'

const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'))

t.test('a task does not run while its name is held; the end of the holder frees the name', async (t) => {
  const lock = createTabLock(navigator.locks)
  const { promise: end, resolve: endTask } = Promise.withResolvers<string>()
  const started = Promise.withResolvers<void>()
  const first = lock.tryRun('m1', () => {
    started.resolve()
    return end
  })
  await started.promise
  t.equal(await lock.isHeld('m1'), true)
  t.equal(await lock.tryRun('m1', () => Promise.reject(new Error('ran'))), 'held')
  t.equal(await lock.tryRun('m2', async () => 'free'), 'free', 'another name')
  endTask('done')
  t.equal(await first, 'done')
  t.equal(await lock.isHeld('m1'), false)
  t.equal(await lock.tryRun('m1', async () => 'again'), 'again')
})

t.test('the name is free as soon as the result is there, also that of a failed task', async (t) => {
  const lock = createTabLock(navigator.locks)
  await t.rejects(
    lock.tryRun('m3', () => Promise.reject(new Error('broken'))),
    { message: 'broken' },
  )
  t.equal(await lock.tryRun('m3', async () => 1), 1)
  t.equal(await lock.tryRun('m3', async () => 2), 2)
})

t.test('a name can be taken over; the former holder learns it and keeps its result', async (t) => {
  const lock = createTabLock(navigator.locks)
  const started = Promise.withResolvers<AbortSignal>()
  const { promise: end, resolve: endTask } = Promise.withResolvers<string>()
  const former = lock.tryRun('m4', (lost) => {
    started.resolve(lost)
    return end
  })
  const lost = await started.promise
  t.equal(lost.aborted, false)
  t.equal(await lock.takeAndRun('m4', async () => 'taken'), 'taken')
  t.equal(lost.aborted, true)
  endTask('late')
  t.equal(await former, 'late')
})

t.test('without Web Locks, and where the browser refuses them, every task runs', async (t) => {
  for (const locks of [undefined, { request: refuse, query: refuse }]) {
    const lock = createTabLock(locks)
    const inner = () => lock.takeAndRun('m', async () => 'inner')
    t.equal(await lock.tryRun('m', () => lock.tryRun('m', inner)), 'inner')
    t.equal(await lock.isHeld('m'), true, 'it cannot be known')
  }
})
