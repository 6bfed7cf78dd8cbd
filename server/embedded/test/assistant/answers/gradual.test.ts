import t from 'tap'

import { learn, learnInSteps } from '../../../src/assistant/learning/classifier.ts'
import { createGradual, mapInSteps } from '../../../src/assistant/learning/gradual.ts'

t.test('work is done in steps, and the rest at once when its result is needed', async (t) => {
  const doubled: number[] = []
  const double = (value: number): number => {
    doubled.push(value)
    return value * 2
  }
  const work = createGradual(mapInSteps([1, 2, 3, 4, 5], 2, double))
  t.equal(work.step(), false)
  t.same(doubled, [1, 2])
  t.same(work.result(), [2, 4, 6, 8, 10])
  t.equal(work.step(), true)
  t.same(work.result(), [2, 4, 6, 8, 10])
  t.equal(doubled.length, 5)
})

t.test('learning in steps gives the same classifier as learning at once', async (t) => {
  const samples = Array.from({ length: 120 }, (_, at) => ({
    features: [`w${at % 7}`, `v${at % 11}`],
    of: at % 3,
  }))
  const gradual = createGradual(learnInSteps(samples))
  let steps = 1
  while (!gradual.step()) steps += 1
  t.ok(steps > 10, `${steps} steps`)
  t.same(gradual.result()(['w3', 'v4']), learn(samples)(['w3', 'v4']))
})
