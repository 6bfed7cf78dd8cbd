import t from 'tap'

import { createBulkhead } from '../../../src/upstream/transport/bulkhead.ts'
import { Fault } from '../../../src/upstream/transport/fault.ts'

/** A timer whose time the test ends. */
function createTimer() {
  const runs: (() => void)[] = []
  return Object.assign(
    (_ms: number, run: () => void) => {
      runs.push(run)
      return () => {}
    },
    { runs },
  )
}

const never = createTimer()

const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'acquired',
    (error: unknown) => (error instanceof Fault ? error.kind : error),
  )

t.test('an aborted wait frees its position in the queue', async (t) => {
  const bulkhead = createBulkhead(1, never)
  const { signal } = new AbortController()
  const release = await bulkhead.acquire(signal)
  const aborted = new AbortController()
  const abandoned = kindOf(bulkhead.acquire(aborted.signal))
  const second = bulkhead.acquire(signal)
  t.equal(await kindOf(bulkhead.acquire(signal)), 'queue_full')
  aborted.abort()
  t.equal(await abandoned, 'timeout')
  const third = bulkhead.acquire(signal)
  release()
  const releaseSecond = await second
  releaseSecond()
  const releaseThird = await third
  releaseThird()
  t.equal(await kindOf(bulkhead.acquire(signal)), 'acquired')
})

t.test('releasing a permit twice frees one permit', async (t) => {
  const bulkhead = createBulkhead(1, never)
  const { signal } = new AbortController()
  const release = await bulkhead.acquire(signal)
  release()
  release()
  await bulkhead.acquire(signal)
  const waiting = new AbortController()
  const third = kindOf(bulkhead.acquire(waiting.signal))
  waiting.abort()
  t.equal(await third, 'timeout')
})

t.test('a signal that is already aborted gets no permit', async (t) => {
  t.equal(await kindOf(createBulkhead(1, never).acquire(AbortSignal.abort())), 'timeout')
})

t.test('aborting after the permit was granted does not release it', async (t) => {
  const bulkhead = createBulkhead(1, never)
  const controller = new AbortController()
  const release = await bulkhead.acquire(new AbortController().signal)
  const waiting = bulkhead.acquire(controller.signal)
  release()
  const releaseWaiting = await waiting
  controller.abort()
  releaseWaiting()
  t.equal(await kindOf(bulkhead.acquire(new AbortController().signal)), 'acquired')
})

t.test('LD-01: a call does not wait for a permit for longer than 5 s', async (t) => {
  const timer = createTimer()
  const bulkhead = createBulkhead(1, timer)
  const { signal } = new AbortController()
  const release = await bulkhead.acquire(signal)
  const late = kindOf(bulkhead.acquire(signal))
  const next = bulkhead.acquire(signal)
  timer.runs[0]?.()
  t.equal(await late, 'queue_late')
  release()
  const releaseNext = await next
  releaseNext()
  t.equal(await kindOf(bulkhead.acquire(signal)), 'acquired')
})
