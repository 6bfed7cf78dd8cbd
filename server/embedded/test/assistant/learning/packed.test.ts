import t from 'tap'

import { pack, unpack } from '../../../src/assistant/learning/packed.ts'

t.test('data is the same after it was packed', async (t) => {
  const data = {
    names: ['w:porta', 'w:già', 'w:’'],
    single: ['w:porta'],
    none: [],
    broken: ['a line\nand another', 'w:porta'],
    mixed: ['w:porta', 3],
    nested: { names: ['b:uno', 'b:due'], rows: [{ scopes: ['uno', 'due'] }] },
    numbers: Int8Array.of(1, -1),
    words: new Set(['uno', 'due']),
    weights: new Map([['uno', 1]]),
  }
  t.same(unpack(pack(data)), data)
})
