import t from 'tap'

import { createRandom } from '../../src/seed/random.ts'

function numbers(...seed: number[]): number[] {
  const random = createRandom(...seed)
  return Array.from({ length: 5 }, () => random.int(0, 1_000_000))
}

/** Difference in count between the fullest and the emptiest tenth of the range from 0 to 1. */
function unevenness(drawn: number[]): number {
  const tenths = Array.from({ length: 10 }, () => 0)
  for (const number of drawn) tenths[Math.floor(number * 10)] = (tenths[Math.floor(number * 10)] ?? 0) + 1
  return Math.max(...tenths) - Math.min(...tenths)
}

t.test('the same seed gives the same numbers, and another seed gives others', async (t) => {
  t.same(numbers(7, 1), numbers(7, 1))
  t.notSame(numbers(7, 1), numbers(7, 2))
  t.notSame(numbers(7, 1), numbers(1, 7))
})

t.test('the numbers of a seed never change, because existing databases were seeded with them', async (t) => {
  t.same(numbers(20_261_131), [556793, 685032, 256902, 24928, 825428])
})

t.test('numbers are evenly distributed, also across neighbouring seeds', async (t) => {
  const one = createRandom(42)
  t.ok(unevenness(Array.from({ length: 10_000 }, () => one.next())) < 200)
  t.ok(unevenness(Array.from({ length: 10_000 }, (_, index) => createRandom(42, index).next())) < 200)
})

t.test('integers include both ends of the range and nothing outside', async (t) => {
  const random = createRandom(1)
  const drawn = new Set(Array.from({ length: 500 }, () => random.int(3, 6)))
  t.same(
    [...drawn].toSorted((a, b) => a - b),
    [3, 4, 5, 6],
  )
})

t.test('a sample has no duplicates and at most the whole list', async (t) => {
  const random = createRandom(1)
  const list = ['a', 'b', 'c', 'd']
  t.equal(new Set(random.sample(list, 3)).size, 3)
  t.same(random.sample(list, 9).toSorted(), list)
  t.throws(() => random.pick([]), RangeError)
})
