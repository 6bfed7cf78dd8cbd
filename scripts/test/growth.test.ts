import t from 'tap'

import { findExcess, type Reader } from '../growth.ts'

const shapes = { letters: (length: number) => 'a'.repeat(length) }

interface Timed {
  /** Milliseconds of the processor. */
  readonly cost: (length: number) => number
  /** How many times as long a call takes, because the machine does something else meanwhile. */
  readonly delay?: (length: number, call: number) => number
  readonly longest?: number
}

/** A reader that takes as much time as it is told to; the clocks stand still but for it. */
function timed({ cost, delay = () => 1, longest }: Timed) {
  let [time, processor, calls] = [0, 0, 0]
  const reader: Reader = {
    name: 'timed',
    read: ({ length }) => {
      calls += 1
      processor += cost(length)
      time += cost(length) * delay(length, calls)
    },
    ...(longest === undefined ? {} : { longest }),
  }
  return findExcess(reader, shapes, { time: () => time, processor: () => processor })
}

const linear = (length: number) => length / 1000
const square = (length: number) => (length / 1000) ** 2
const cut = (length: number) => (Math.min(length, 400) / 100) ** 2

t.test('time in proportion to the length is no excess, nor is time that does not grow', async (t) => {
  for (const cost of [
    linear,
    (length: number) => length / 1_000_000,
    () => 3,
    (length: number) => 5 + length / 100,
    (length: number) => Math.min(length, 4000) / 1000,
  ]) {
    t.equal(await timed({ cost }), null, String(cost))
  }
})

t.test('time that grows with the square of the length is found', async (t) => {
  t.same(await timed({ cost: square }), { shape: 'letters', lengths: [1000, 4000], ms: [1, 16] })
})

t.test('so it is where only the longer texts show it, or where the reader cuts them', async (t) => {
  t.match(await timed({ cost: (length) => 1 + (length / 4000) ** 2 }), { lengths: [4000, 16_000] })
  t.match(await timed({ cost: cut, longest: 400 }), { lengths: [25, 100] })
})

t.test('a busy machine trips nothing, and hides nothing', async (t) => {
  const delays = {
    'every other call waits': (_length: number, call: number) => (call % 2 ? 20 : 1),
    'nearly every call waits': (_length: number, call: number) => (call % 97 ? 20 : 1),
    'long calls always wait': (length: number) => (length > 1000 ? 20 : 1),
    'short calls seldom wait': (length: number, call: number) => (length > 1000 || call % 10 === 0 ? 20 : 1),
  }
  for (const [name, delay] of Object.entries(delays)) {
    t.equal(await timed({ cost: linear, delay }), null, name)
    t.ok(await timed({ cost: square, delay }), name)
  }
})

t.test('a reader may refuse a text, and may take its time', async (t) => {
  let now = 0
  const reader: Reader = {
    name: 'refusing',
    read: async ({ length }) => {
      await Promise.resolve()
      now += square(length)
      throw new Error('refused')
    },
  }
  const clock = () => now
  t.match(await findExcess(reader, shapes, { time: clock, processor: clock }), { lengths: [1000, 4000] })
})
