import t from 'tap'

import { findFault, fits, readOperations } from './operations.ts'

const problem = { type: 'object', required: ['code'], properties: { code: { type: 'string', enum: ['a'] } } }
const document = {
  components: { schemas: { Problem: problem } },
  paths: {
    '/api/things/{id}': {
      get: {
        operationId: 'things.read',
        responses: {
          200: { content: { 'application/json': { schema: { type: 'object', required: ['id'] } } } },
          204: { description: 'Done' },
          404: {
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
          500: {},
          default: { content: { 'application/problem+json': { schema: problem } } },
        },
      },
    },
  },
}
const [operation] = readOperations(document)
function check(status: number, type: string, text: string) {
  if (!operation) throw new Error('the document has an operation')
  return findFault(operation, { status, type, text })
}

t.test('IV-08: the fuzz test finds a response that the OpenAPI document does not describe', async (t) => {
  t.equal(check(200, 'application/json; charset=utf-8', '{"id":1}'), null)
  t.equal(check(204, '', ''), null)
  t.equal(check(404, 'application/problem+json', '{"code":"a"}'), null)
  t.equal(check(414, 'application/problem+json', '{"code":"a"}'), null, 'a path that is too long')
  t.match(check(200, 'application/json', '{}'), /schema/)
  t.match(check(200, 'application/json', 'text'), /schema/)
  t.match(check(200, 'text/html', '{"id":1}'), /media type/)
  t.match(check(204, '', 'text'), /not declared/)
  t.match(check(404, 'application/problem+json', '{"code":"b"}'), /schema/)
  t.match(check(409, 'application/problem+json', '{"code":"a"}'), /not declared/)
  t.match(check(500, 'application/json', ''), /not declared/)
})

t.test('IV-08: a request body is compared as the server reads it, with normalised texts', async (t) => {
  const schema = { type: 'object', properties: { name: { type: 'string', maxLength: 1 } } }
  t.ok(fits(schema, '{"name":"e\u0300"}'))
  t.notOk(fits(schema, '{"name":"ab"}'))
  t.notOk(fits(schema, ''))
})
