import t from 'tap'
import { Type } from 'typebox'

import { findMismatch } from '../../../src/upstream/wire/mismatch.ts'

const schema = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 5 }),
  note: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  kind: Type.Optional(Type.Literal('a')),
  place: Type.Optional(Type.Union([Type.Object({ lat: Type.Number() }), Type.Null()])),
  items: Type.Array(Type.Object({ amount: Type.Integer({ minimum: 1 }) })),
})
const good = { name: 'Rossi', items: [{ amount: 1 }] }

t.test('a value that fits has no mismatch', async (t) => {
  t.equal(findMismatch(schema, good), null)
})

t.test('a mismatch names the pointer, the expected and the found type, and no value', async (t) => {
  const name = 'string (from 1 characters, up to 5 characters)'
  const cases = [
    [[], '', 'object', 'array'],
    [null, '', 'object', 'null'],
    [{ items: [] }, '/name', name, 'nothing'],
    [{ ...good, name: 'secret' }, '/name', name, 'string (6 characters)'],
    [{ ...good, note: 5 }, '/note', 'string or null', 'integer'],
    [{ ...good, place: { lat: '45,5' } }, '/place/lat', 'number', 'string (4 characters)'],
    [{ ...good, place: [] }, '/place', 'object or null', 'array'],
    [{ ...good, kind: true }, '/kind', '"a"', 'boolean'],
    [{ ...good, items: { 0: 1 } }, '/items', 'array', 'object'],
    [{ ...good, items: [{ amount: 1 }, {}] }, '/items/1/amount', 'integer (at least 1)', 'nothing'],
    [{ ...good, items: [{ amount: 1.5 }] }, '/items/0/amount', 'integer (at least 1)', 'number'],
  ] as const
  for (const [value, pointer, expected, found] of cases) {
    t.same(findMismatch(schema, value), { pointer, expected, found }, pointer)
  }
  t.match(findMismatch(schema, null, '/affiliates/3'), { pointer: '/affiliates/3' })
})
