import t from 'tap'

import type { PaymentState } from '../../../src/features/payments/card/card-provider.ts'
import {
  followPayment,
  pollPauses,
  type ReturnStage,
} from '../../../src/pages/payment-return/follow-payment.ts'

/** Follows a payment with the given states. The fake clock advances with sleeps and slow reads. */
async function follow(answers: (PaymentState | Error)[], { answerMs = 0, stopAfter = Infinity } = {}) {
  const stages: ReturnStage[] = []
  const asked: number[] = []
  const aborted = new AbortController()
  let now = 5_000
  await followPayment({
    async read() {
      asked.push(now - 5_000)
      now += answerMs
      if (asked.length >= stopAfter) aborted.abort()
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (answer === undefined || answer instanceof Error) throw answer
      return answer
    },
    async sleep(ms, signal) {
      signal.throwIfAborted()
      now += ms
    },
    now: () => now,
    show: (stage) => void stages.push(stage),
    signal: aborted.signal,
  })
  return { stages, asked, took: now - 5_000 }
}

t.test('a decided state is shown after one read', async (t) => {
  for (const state of ['succeeded', 'open', 'cancelled', 'unknown'] as const) {
    const { stages, asked } = await follow([state])
    t.same(stages, ['loading', state])
    t.equal(asked.length, 1)
  }
})

t.test('a payment in process is polled until it is decided', async (t) => {
  const { stages, asked } = await follow(['processing', 'processing', 'processing', 'succeeded'])
  t.same(stages, ['loading', 'processing', 'succeeded'])
  t.same(asked, [0, 1_000, 3_000, 6_000])
  t.same((await follow(['processing', 'open'])).stages, ['loading', 'processing', 'open'])
})

t.test('the pauses grow, and after a minute the page shows that it stops polling', async (t) => {
  const { stages, asked, took } = await follow(['processing'])
  t.same(stages, ['loading', 'processing', 'waiting'])
  t.equal(took, 60_000)
  t.equal(asked.length, 1 + pollPauses.length)
  t.same(
    pollPauses,
    pollPauses.toSorted((a, b) => a - b),
  )
})

t.test('slow responses count in the minute', async (t) => {
  const { stages, took } = await follow(['processing'], { answerMs: 5_000 })
  t.equal(stages.at(-1), 'waiting')
  t.ok(took <= 70_000, `${took} ms`)
})

t.test('a failed first read is unreachable; a failed poll is repeated', async (t) => {
  t.same((await follow([new Error('offline')])).stages, ['loading', 'unreachable'])
  t.same((await follow(['processing', new Error('offline'), 'succeeded'])).stages, [
    'loading',
    'processing',
    'succeeded',
  ])
})

t.test('nothing is shown after an abort', async (t) => {
  t.same((await follow(['succeeded'], { stopAfter: 1 })).stages, ['loading'])
  t.same((await follow(['processing'], { stopAfter: 2 })).stages, ['loading', 'processing'])
})
