import t from 'tap'

import type { AppError } from '../../../src/errors.ts'
import { createUploadPermits, uploadLimits } from '../../../src/pictures/upload/upload-permits.ts'

const unavailable = { code: 'picture_upload_failed', status: 503, retryAfter: 2 }

/** Permits on a clock of the test, and the addresses whose uploads were refused while they arrived. */
function setUp(limits: Partial<typeof uploadLimits> = {}) {
  const time = { now: 0 }
  const refused: string[] = []
  const permits = createUploadPermits({ ...uploadLimits, ...limits }, () => time.now)
  const enter = (visitor: string) =>
    permits.enter(visitor, ({ status }: AppError) => void refused.push(`${visitor} ${status}`))
  return { time, refused, enter }
}

t.test('UP-02: four people behind one address upload at the same time, a fifth has to wait', async (t) => {
  const { enter } = setUp()
  const places = ['a', 'a', 'a', 'a'].map(enter)
  t.throws(() => enter('a'), unavailable)
  enter('b').release()
  places[0]?.release()
  enter('a').release()
})

t.test('UP-02: an upload takes a permit only when it has arrived', async (t) => {
  const { enter } = setUp({ maxProcessing: 1, maxWaiting: 1 })
  const slow = enter('slow')
  const end = Promise.withResolvers<string>()
  const first = enter('b').process(() => end.promise)
  const second = enter('c').process(async () => 'second')
  await t.rejects(
    enter('d').process(async () => 'third'),
    unavailable,
  )
  end.resolve('first')
  t.equal(await first, 'first')
  t.equal(await second, 'second')
  t.equal(await slow.process(async () => 'slow'), 'slow')
})

t.test('UP-02: an upload that has arrived does not wait for ever', async (t) => {
  const { enter } = setUp({ maxProcessing: 1, maxWaitMs: 1 })
  const end = Promise.withResolvers<string>()
  const first = enter('a').process(() => end.promise)
  await t.rejects(
    enter('b').process(async () => 'late'),
    unavailable,
  )
  end.resolve('first')
  t.equal(await first, 'first')
  t.equal(await enter('b').process(async () => 'in time'), 'in time')
})

t.test('UP-02: if all places are taken, the slowest upload gives up its place', async (t) => {
  const { time, refused, enter } = setUp({ maxReceiving: 3 })
  enter('fast').count(4_000_000)
  enter('slow').count(500_000)
  const slowest = enter('slowest')
  slowest.count(90_000)
  time.now = 14_999
  t.throws(() => enter('early'), unavailable, 'none is slow yet')
  time.now = 15_000
  const next = enter('next')
  t.same(refused, ['slowest 503'])
  slowest.release()
  enter('another')
  t.same(refused, ['slowest 503', 'slow 503'])
  t.throws(() => enter('one more'), unavailable, 'the others are fast, or new')
  next.release()
  enter('one more')
})
