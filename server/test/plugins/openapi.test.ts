import t from 'tap'
import { Type } from 'typebox'

import { build } from '../support/build.ts'

interface Document {
  readonly openapi: string
  readonly servers: readonly { url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

t.test('the document describes what the routes really take and give', async (t) => {
  const { fetch } = await build(t, {
    env: { PUBLIC_URL: 'https://www.example.it' },
    routes: (app) => {
      app.get('/page', async () => 'page')
      app.post(
        '/api/things',
        {
          config: { rateLimitGroup: 'reads' },
          schema: {
            body: Type.Object({ name: Type.String() }),
            response: { 200: Type.Object({ id: Type.Integer() }) },
          },
        },
        async () => ({ id: 1 }),
      )
    },
  })
  const response = await fetch('/api/openapi.json')
  t.equal(response.headers.get('content-type'), 'application/json; charset=utf-8')
  const document = (await response.json()) as Document
  t.equal(document.openapi, '3.1.0')
  t.same(document.servers, [{ url: 'https://www.example.it' }])
  for (const path of [
    '/healthz',
    '/readyz',
    '/api/config',
    '/api/affiliates',
    '/api/affiliates/{link}',
    '/api/pictures',
  ]) {
    t.ok(document.paths[path], path)
  }
  t.notOk(document.paths['/page'], 'pages are no part of it')
  t.match(document.paths['/api/things']?.['post'], {
    requestBody: {
      content: {
        'application/json': {
          schema: { additionalProperties: false, properties: { name: { type: 'string' } } },
        },
      },
    },
    responses: { 200: {}, default: { content: { 'application/problem+json': {} } } },
  })
  const query = document.paths['/api/affiliates']?.['get'] as {
    parameters: { name: string; schema: { type: string } }[]
  }
  t.match(
    query.parameters.find(({ name }) => name === 'page'),
    { schema: { type: 'integer', minimum: 1 } },
  )
})
