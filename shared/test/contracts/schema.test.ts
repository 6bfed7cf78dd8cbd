import t from 'tap'
import { type TSchema, Type as TypeBox } from 'typebox'
import { Compile } from 'typebox/compile'

import { createCheck } from '../../src/contracts/check.ts'
import { Type } from '../../src/contracts/schema.ts'
import { callableContracts } from '../../src/contracts/upstream/callables.ts'

/** Schemas of every builder and every keyword, made with the builders of one of the two modules. */
function schemasOf({ ...of }: Pick<typeof TypeBox, keyof typeof Type>): Record<string, TSchema> {
  const name = of.String({ minLength: 2, maxLength: 3, description: 'a name' })
  const card = of.Object({ name, age: of.Optional(of.Integer({ minimum: 1, maximum: 3 })) })
  return {
    any: of.Unknown(),
    text: of.String(),
    name,
    pattern: of.String({ pattern: '^\\p{Lu}' }),
    number: of.Number({ minimum: 0 }),
    integer: of.Integer(),
    boolean: of.Boolean(),
    null: of.Null(),
    literal: of.Literal('Ab'),
    one: of.Literal(1),
    yes: of.Literal(true),
    either: of.Union([of.Literal('Ab'), of.Null(), card], { description: 'one of three' }),
    list: of.Array(name, { minItems: 1, maxItems: 2 }),
    names: of.Array(of.String()),
    nothing: of.Object({}),
    card,
    optional: of.Object({ card: of.Optional(card) }, { additionalProperties: true }),
    record: of.Record(of.String(), of.Integer(), { description: 'numbers' }),
    unsafe: of.Unsafe<string>({ type: 'string', enum: ['Ab', 'c'], nullable: true }),
  }
}

const texts = ['', 'A', 'Ab', 'c', 'abc', 'Abcd', 'à😀', '😀', '😀😀', '😀😀😀', '😀😀😀😀']
const scalars = [...texts, 0, -1, 1, 2.5, 3, 4, true, false, null]
const values: unknown[] = [
  ...scalars,
  [],
  ['Ab'],
  ['Ab', 'A'],
  ['Ab', 'abc'],
  ['Ab', 'Ab', 'Ab'],
  {},
  { card: null },
  { card: { name: 'Ab', age: 4 } },
  { card: { name: 'Ab' } },
  { a: 1, b: 2 },
  { a: 1, 'line\nbreak': 'x' },
  ...scalars.flatMap((value) => [{ name: value }, { name: 'Ab', age: value }, { a: value }]),
]

t.test('the builders make the schemas that TypeBox makes', async (t) => {
  t.same(
    Object.keys(Type).filter((name) => !(name in TypeBox)),
    [],
  )
  const [ours, theirs] = [schemasOf(Type), schemasOf(TypeBox)]
  for (const name of Object.keys(theirs))
    t.equal(JSON.stringify(ours[name]), JSON.stringify(theirs[name]), name)
})

t.test('a check agrees with the compiled check of TypeBox', async (t) => {
  const { optional: _open, ...schemas } = schemasOf(TypeBox)
  for (const [name, schema] of Object.entries(schemas)) {
    const [ours, theirs] = [createCheck(schema), Compile(schema)]
    const differing = values.filter((value) => ours(value) !== theirs.Check(value))
    t.same(differing, [], name)
    t.ok(name === 'any' || values.some((value) => !ours(value)), `${name} refuses something`)
    t.ok(
      values.some((value) => ours(value)),
      `${name} accepts something`,
    )
  }
})

t.test('a check can be made of every answer of the upstream', async (t) => {
  for (const [name, { answer }] of Object.entries(callableContracts)) {
    if (answer) t.type(createCheck(answer.read)({}), 'boolean', name)
  }
})

t.test('a keyword or a type that is not known is an error', async (t) => {
  t.throws(() => createCheck(Type.Number({ multipleOf: 2 }))(2), /multipleOf/)
  t.throws(() => createCheck(Type.Unsafe({ type: 'date' }))(2), /date/)
})
