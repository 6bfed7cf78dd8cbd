import fastify from 'fastify'
import t from 'tap'
import { type TSchema, Type } from 'typebox'

import { describeValidation } from '../../../src/plugins/input/validation-messages.ts'

/** The description of a body that the framework's validator refuses. */
async function said(property: TSchema, value: unknown) {
  const app = fastify({
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, discriminator: true } },
  })
  const body = Type.Object({ field: property }, { additionalProperties: false })
  app.post('/', { schema: { body }, attachValidation: true }, async (request) =>
    describeValidation(request.validationError?.validation ?? []),
  )
  const response = await app.inject({ method: 'POST', url: '/', payload: value as object })
  return response.json<unknown>()
}

const choice = Type.Unsafe({
  type: 'object',
  discriminator: { propertyName: 'kind' },
  oneOf: [
    Type.Object({ kind: Type.Literal('a'), of: Type.String() }),
    Type.Object({ kind: Type.Literal('b'), at: Type.Number() }),
  ],
})
const email = '^[^@]+@[^@]+$'
const cases: readonly (readonly [
  name: string,
  schema: TSchema,
  value: unknown,
  field: string,
  message: string,
])[] = [
  ['missing', Type.String(), {}, 'field', 'Questo campo è obbligatorio.'],
  ['unknown', Type.String(), { field: 'a', other: 1 }, 'other', 'Questo campo non è previsto.'],
  ['no text', Type.String(), { field: 7 }, 'field', 'Deve essere un testo.'],
  ['no whole number', Type.Integer(), { field: 7.5 }, 'field', 'Deve essere un numero intero.'],
  ['no list', Type.Array(Type.String()), { field: 'a' }, 'field', 'Deve essere un elenco.'],
  ['empty', Type.String({ minLength: 1 }), { field: '' }, 'field', 'Non può essere vuoto.'],
  ['short', Type.String({ minLength: 7 }), { field: 'a' }, 'field', 'Deve avere almeno 7 caratteri.'],
  ['long', Type.String({ maxLength: 3 }), { field: 'abcd' }, 'field', 'Può avere al massimo 3 caratteri.'],
  ['small', Type.Integer({ minimum: 1 }), { field: 0 }, 'field', 'Deve essere almeno 1.'],
  ['great', Type.Integer({ maximum: 9 }), { field: 10 }, 'field', 'Può essere al massimo 9.'],
  ['another form', Type.String({ pattern: email }), { field: 'a' }, 'field', 'Il formato non è valido.'],
  [
    'none of a few',
    Type.Union([Type.Literal('a'), Type.Literal('b')]),
    { field: 'c' },
    'field',
    'Il valore non è tra quelli ammessi.',
  ],
  ['nothing to choose by', choice, { field: {} }, 'field.kind', 'Questo campo è obbligatorio.'],
  [
    'none of the choices',
    choice,
    { field: { kind: 'c' } },
    'field.kind',
    'Il valore non è tra quelli ammessi.',
  ],
  [
    'wrong in the chosen one',
    choice,
    { field: { kind: 'b', at: 'x' } },
    'field.at',
    'Deve essere un numero.',
  ],
  ['none at all', Type.String(), [], '', 'Deve essere un oggetto.'],
]

t.test('messages are Italian and do not quote the schema', async (t) => {
  for (const [name, schema, value, field, message] of cases)
    t.same(await said(schema, value), [{ field, message }], name)
})

t.test('a field name that the client invented is truncated', async (t) => {
  const [problem] = (await said(Type.String(), { field: 'a', ['x'.repeat(500)]: 1 })) as [{ field: string }]
  t.equal(problem.field.length, 64)
})

t.test('an unknown keyword gives a general message', async (t) => {
  const error = { keyword: 'uniqueItems', instancePath: '/a/0', schemaPath: '', params: {} }
  t.same(describeValidation([error]), [{ field: 'a.0', message: 'Il valore non è valido.' }])
  t.same(describeValidation([]), [])
})
