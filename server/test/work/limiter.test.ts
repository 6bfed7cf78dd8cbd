import t from 'tap'

import { createLimiter } from '../../src/work/limiter.ts'

function setUp(maxConcurrent: number, maxQueued: number) {
  const started: number[] = []
  const ends: PromiseWithResolvers<void>[] = []
  const limiter = createLimiter({ maxConcurrent, maxQueued, full: () => new Error('full') })
  const start = (name: number) => {
    const end = Promise.withResolvers<void>()
    ends.push(end)
    return limiter.run(async () => {
      started.push(name)
      await end.promise
      return name
    })
  }
  return { started, ends, start }
}

t.test('the maximum number of jobs run at once, the others in order of arrival', async (t) => {
  const { started, ends, start } = setUp(2, 10)
  const jobs = [1, 2, 3, 4].map(start)
  t.same(started, [1, 2])
  ends[1]?.resolve()
  await jobs[1]
  t.same(started, [1, 2, 3])
  for (const end of ends) end.resolve()
  t.same(await Promise.all(jobs), [1, 2, 3, 4])
})

t.test('a failed job lets the next one run', async (t) => {
  const { ends, start } = setUp(1, 10)
  const first = start(1)
  const second = start(2)
  ends[0]?.reject(new Error('broken'))
  await t.rejects(first, { message: 'broken' })
  ends[1]?.resolve()
  t.equal(await second, 2)
  const third = start(3)
  ends[2]?.resolve()
  t.equal(await third, 3, 'a later job runs too')
})

t.test('a job is refused at once if the queue is full', async (t) => {
  const { started, ends, start } = setUp(1, 1)
  const jobs = [start(1), start(2)]
  await t.rejects(start(3), { message: 'full' })
  for (const end of ends) end.resolve()
  await Promise.all(jobs)
  t.same(started, [1, 2])
})
