import t from 'tap'

import { sortInSlices } from '../../../src/services/sitemap/sort-in-slices.ts'

t.test('a long list is sorted, stably, in slices', async (t) => {
  for (const length of [0, 1, 1999, 2000, 2001, 4001, 11_000]) {
    let turns = 0
    const list = Array.from({ length }, (_, index) => ({ key: `k${(index * 7919) % 997}`, index }))
    const sorted = await sortInSlices(
      list,
      ({ key }) => key,
      async () => void (turns += 1),
    )
    t.same(
      sorted,
      list.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index)),
      `${length}`,
    )
    t.ok(length <= 2000 || turns >= length / 2000, `${turns} turns`)
  }
})
