import t from 'tap'
import type { XSchema } from 'typebox/schema'
import { Check } from 'typebox/value'

import { readStored, type StoredSchema } from '../../src/lib/storage/stored-schema.ts'

const entry = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1 },
    state: { type: 'string', enum: ['open', 'done'], default: 'open' },
    note: { type: ['string', 'null'], default: null },
    count: { type: 'integer' },
  },
  required: ['name', 'state', 'note'],
} as const satisfies StoredSchema

const list = { type: 'array', items: entry, maxItems: 2 } as const satisfies StoredSchema
const pair = { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 } as const
const record = { type: 'object', additionalProperties: { type: 'number' } } as const satisfies StoredSchema
const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const satisfies StoredSchema

t.test('a valid value is read, without the properties that the schema does not name', async (t) => {
  const read = readStored(entry, { name: 'a', state: 'done', note: 'b', count: 3, other: true })
  t.same(read, { name: 'a', state: 'done', note: 'b', count: 3 })
  t.equal(readStored(day, '2026-11-22'), '2026-11-22')
  t.same(readStored(record, { a: 1, b: 'two', c: 3 }), { a: 1, c: 3 })
})

t.test('a missing or invalid property gets its default; without one it is left out', async (t) => {
  const expected = { name: 'a', state: 'open', note: null }
  t.same(readStored(entry, { name: 'a' }), expected)
  t.same(readStored(entry, { name: 'a', state: 'lost', note: 4, count: 1.5 }), expected)
})

t.test('a value that lacks a required property, or is of another kind, is null', async (t) => {
  for (const value of [{}, { name: '' }, { name: 1 }, null, 'text', 7, [], undefined]) {
    t.equal(readStored(entry, value), null, JSON.stringify(value))
  }
  t.equal(readStored(day, '22/11/2026'), null)
  t.equal(readStored(record, [1]), null)
})

t.test('invalid items of an array are left out, and then its length counts', async (t) => {
  t.match(readStored(list, [{ name: 'a' }, 4, { name: 'b' }, null]), [{ name: 'a' }, { name: 'b' }])
  t.equal(readStored(list, [{ name: 'a' }, { name: 'b' }, { name: 'c' }]), null)
  t.same(readStored(pair, ['a', 'b']), ['a', 'b'])
  t.equal(readStored(pair, ['a', 1]), null)
})

t.test('names of the object prototype are no properties', async (t) => {
  const named = { type: 'object', properties: { constructor: { type: 'object' } } } as const
  t.same(readStored(named, {}), {})
  const read = readStored(record, JSON.parse('{"__proto__": 1, "a": 2}'))
  t.equal(Object.getPrototypeOf(read), Object.prototype)
})

t.test('TypeBox accepts what is read, and reads the same keywords', async (t) => {
  const cases: readonly (readonly [StoredSchema, unknown])[] = [
    [entry, { name: 'a', note: 'b' }],
    [list, [{ name: 'a' }, 4]],
    [pair, ['a', 'b']],
    [record, { a: 1, b: 'two' }],
    [day, '2026-11-22'],
  ]
  for (const [schema, value] of cases) t.ok(Check(schema as XSchema, readStored(schema, value)))
})
