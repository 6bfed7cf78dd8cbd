import t from 'tap'

import { findExcess, type Reader } from '../growth.ts'

const shapes = { letters: (length: number) => 'a'.repeat(length) }

/** A reader whose time, in ms, is told by a function of the length; the clock stands still but for it. */
function timed(cost: (length: number, call: number) => number, longest?: number) {
  let now = 0
  let calls = 0
  const reader: Reader = {
    name: 'timed',
    read: ({ length }) => {
      calls += 1
      now += cost(length, calls)
    },
    ...(longest === undefined ? {} : { longest }),
  }
  return { reader, clock: () => now }
}

t.test('time in proportion to the length is no excess, nor is time that does not grow', async (t) => {
  for (const cost of [
    (length: number) => length / 1000,
    (length: number) => length / 1_000_000,
    () => 3,
    (length: number) => 5 + length / 100,
    (length: number) => Math.min(length, 4000) / 1000,
  ]) {
    const { reader, clock } = timed(cost)
    t.same(await findExcess(reader, shapes, clock), [], String(cost))
  }
})

t.test('time that grows with the square of the length is found', async (t) => {
  const { reader, clock } = timed((length) => (length / 1000) ** 2)
  t.match(await findExcess(reader, shapes, clock), [
    { shape: 'letters', lengths: [1000, 4000], ms: [1, 16] },
    { shape: 'letters', lengths: [4000, 16_000], ms: [16, 256] },
  ])
})

t.test('so it is where only the longer texts show it, or where the reader cuts them', async (t) => {
  const late = timed((length) => 1 + (length / 4000) ** 2)
  t.match(await findExcess(late.reader, shapes, late.clock), [{ lengths: [4000, 16_000] }])
  const cut = timed((length) => (Math.min(length, 400) / 100) ** 2, 400)
  t.match(await findExcess(cut.reader, shapes, cut.clock), [{ lengths: [25, 100] }, { lengths: [100, 400] }])
})

t.test('a machine that is busy half of the time trips nothing', async (t) => {
  const { reader, clock } = timed((length, call) => (length / 1000) * (call % 2 ? 20 : 1))
  t.same(await findExcess(reader, shapes, clock), [])
})

t.test('a reader may refuse a text, and may take its time', async (t) => {
  let now = 0
  const reader: Reader = {
    name: 'refusing',
    read: async ({ length }) => {
      await Promise.resolve()
      now += (length / 1000) ** 2
      throw new Error('refused')
    },
  }
  t.equal((await findExcess(reader, shapes, () => now)).length, 2)
})
