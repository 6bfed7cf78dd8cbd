import t from 'tap'

import { createBulkhead } from '../../../src/upstream/transport/bulkhead.ts'
import { Fault } from '../../../src/upstream/transport/fault.ts'

const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'entered',
    (error: unknown) => (error instanceof Fault ? error.kind : error),
  )

t.test('a wait that is given up frees its place in the queue', async (t) => {
  const bulkhead = createBulkhead(1)
  const { signal } = new AbortController()
  const leave = await bulkhead.acquire(signal)
  const impatient = new AbortController()
  const givenUp = kindOf(bulkhead.acquire(impatient.signal))
  const second = bulkhead.acquire(signal)
  t.equal(await kindOf(bulkhead.acquire(signal)), 'queue_full')
  impatient.abort()
  t.equal(await givenUp, 'timeout')
  const third = bulkhead.acquire(signal)
  leave()
  const leaveSecond = await second
  leaveSecond()
  const leaveThird = await third
  leaveThird()
  t.equal(await kindOf(bulkhead.acquire(signal)), 'entered')
})

t.test('a place that is left twice is one place', async (t) => {
  const bulkhead = createBulkhead(1)
  const { signal } = new AbortController()
  const leave = await bulkhead.acquire(signal)
  leave()
  leave()
  await bulkhead.acquire(signal)
  const waiting = new AbortController()
  const third = kindOf(bulkhead.acquire(waiting.signal))
  waiting.abort()
  t.equal(await third, 'timeout')
})

t.test('who comes too late does not enter', async (t) => {
  t.equal(await kindOf(createBulkhead(1).acquire(AbortSignal.abort())), 'timeout')
})

t.test('a signal that aborts after its place was given takes nothing back', async (t) => {
  const bulkhead = createBulkhead(1)
  const controller = new AbortController()
  const leave = await bulkhead.acquire(new AbortController().signal)
  const waiting = bulkhead.acquire(controller.signal)
  leave()
  const leaveWaiting = await waiting
  controller.abort()
  leaveWaiting()
  t.equal(await kindOf(bulkhead.acquire(new AbortController().signal)), 'entered')
})
