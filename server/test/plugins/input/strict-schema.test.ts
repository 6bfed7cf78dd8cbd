import t from 'tap'
import { Type } from 'typebox'

import { closeSchema, integerProperties } from '../../../src/plugins/input/strict-schema.ts'

t.test('IV-01: objects are closed at every depth, and the given schema is not changed', async (t) => {
  const schema = Type.Object({
    list: Type.Array(Type.Object({ a: Type.String() })),
    either: Type.Union([Type.Object({ b: Type.Number() }), Type.Null()]),
  })
  const before = JSON.stringify(schema)
  t.match(closeSchema(schema), {
    additionalProperties: false,
    properties: {
      list: { items: { additionalProperties: false } },
      either: { anyOf: [{ additionalProperties: false }, { type: 'null' }] },
    },
  })
  t.equal(JSON.stringify(schema), before)
})

t.test('an object with its own additionalProperties keeps it', async (t) => {
  t.match(closeSchema(Type.Object({}, { additionalProperties: Type.String() })), {
    additionalProperties: { type: 'string' },
  })
})

t.test('the members of a union are closed', async (t) => {
  const choice = Type.Unsafe({ type: 'object', oneOf: [Type.Object({ a: Type.String() })] })
  t.same(closeSchema(choice), {
    type: 'object',
    oneOf: [{ ...Type.Object({ a: Type.String() }), additionalProperties: false }],
  })
})

t.test('a schema with an intersection throws', async (t) => {
  const schema = Type.Intersect([Type.Object({ a: Type.String() }), Type.Object({ b: Type.String() })])
  t.throws(() => closeSchema(schema), /write one object/)
})

t.test('a value that is not a schema object is returned unchanged', async (t) => {
  t.equal(closeSchema(true), true)
  t.same(closeSchema(Type.String()), { type: 'string' })
})

t.test('integer properties are recognised by their type', async (t) => {
  const query = Type.Object({
    a: Type.Integer(),
    b: Type.String(),
    c: Type.Optional(Type.Integer()),
    d: Type.Number(),
  })
  t.same(integerProperties(query), ['a', 'c'])
  t.same(integerProperties(undefined), [])
})
