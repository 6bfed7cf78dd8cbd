import type { Arbitrary } from 'fast-check'
import * as fc from 'fast-check'

import type { JsonSchema } from './operations.ts'

/** Texts that have broken other servers. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u202eabc',
  '\ud83d',
  '\u200b',
  'e\u0301',
  `a${'\u0301'.repeat(40)}`,
  '😀'.repeat(10),
  '../../etc/passwd',
  '..%2f..',
  '%ff',
  '%00',
  '"\'`<script>alert(1)</script>',
  "' OR 1=1 --",
  '${7*7}{{7*7}}',
  'javascript:alert(1)',
  'http://127.0.0.1:1/',
  'file:///etc/passwd',
  '//evil.example',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e999',
  '9'.repeat(40),
  'x'.repeat(5000),
  '=HYPERLINK("x")',
  '\r\nset-cookie: a=b',
]

/** Values that reach the code behind the validation, by field. */
const knownValues: Readonly<Record<string, readonly string[]>> = {
  link: ['rossi-impianti-1', 'nessuno'],
  uid: ['uid-1', 'nessuno'],
  service: ['tinteggiatura', 'ristrutturazione'],
  profession: ['Idraulico', 'Elettricista'],
  city: ['MONZA', 'L’AQUILA'],
  // The server's clock in these tests stands at 15 January 2027.
  date: ['2027-01-18', '2027-01-19', '2027-03-28'],
  time: ['09:30', '10:00', '16:30'],
  phone: ['+39 347 123 4567', '3471234567'],
  secondaryPhone: ['3471234568'],
  paymentIntentId: ['pi_1', 'pi_bank_transfer_1'],
  clientSecret: ['pi_1_secret_1'],
  cardNumber: ['4242424242424242'],
  email: ['mario.rossi@example.it'],
  vat: ['12345678903'],
  cuuPec: ['ABC1234', 'mario@pec.example.it'],
  id: ['id-1', 'cs_1'],
  src: ['http://pictures.example.it/profile.jpg', 'https://example.it/a.png'],
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(...hostileTexts),
)

function textOf({ pattern, minLength = 0, maxLength = 200 }: JsonSchema, name: string): Arbitrary<unknown> {
  const known = knownValues[name]
  const matching =
    pattern === undefined
      ? fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)) })
      : fc.stringMatching(new RegExp(pattern))
  if (!known) return matching
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: matching })
}

function objectOf({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const parts = Object.entries(properties).map(([name, schema]) => [name, valueOf(schema, name)] as const)
  const model = Object.fromEntries(parts)
  return fc.oneof(fc.record(model), fc.record(model, { requiredKeys: [...required] }))
}

/** Values that fit a schema. */
export function valueOf(schema: JsonSchema, name = ''): Arbitrary<unknown> {
  const { type, anyOf, oneOf } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const members = anyOf ?? oneOf
  if (members) return fc.oneof(...members.map((member) => valueOf(member, name)))
  const { minimum: min = -1_000_000, maximum: max = 1_000_000 } = schema
  switch (type) {
    case 'string':
      return textOf(schema, name)
    case 'integer':
      return fc.integer({ min, max })
    case 'number':
      return fc.double({ min, max, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      })
    case 'object':
      return objectOf(schema)
    default:
      return fc.jsonValue()
  }
}

/** Any values: most of them do not fit a schema. */
export const anyValue: Arbitrary<unknown> = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.integer())

export const anyText: Arbitrary<string> = text

/** Objects that are broken in one place, or in their whole. */
export function brokenValueOf(schema: JsonSchema): Arbitrary<unknown> {
  const members = schema.anyOf ?? schema.oneOf ?? [schema]
  const names = members.flatMap(({ properties = {} }) => Object.keys(properties))
  const name = names.length === 0 ? text : fc.oneof(fc.constantFrom(...names), text)
  const changed = fc
    .tuple(valueOf(schema), name, fc.oneof(anyValue, fc.constant(undefined)))
    .map(([value, key, part]) => Object.assign({}, value, { [key]: part }) as unknown)
  return fc.oneof({ weight: 4, arbitrary: changed }, anyValue)
}
