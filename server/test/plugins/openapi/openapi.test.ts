import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { errorCodes } from '@mestieri/shared/contracts/error.ts'
import {
  endpointAddress,
  endpointAddresses,
  type EndpointName,
} from '@mestieri/shared/contracts/site/addresses.ts'
import type { Endpoint } from '@mestieri/shared/contracts/site/endpoint.ts'
import { endpoints, errorCodesOf } from '@mestieri/shared/contracts/site/endpoints.ts'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import t, { type Test } from 'tap'
import { Type } from 'typebox'

import { build } from '../../support/build.ts'

interface Document {
  readonly openapi: string
  readonly servers: readonly { url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

t.test('IV-09: the document describes the requests and responses of the routes', async (t) => {
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

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly parameters?: readonly { readonly name: string; readonly required: boolean }[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, Answer>>
}
interface Answer {
  readonly headers?: Readonly<Record<string, object>>
  readonly content?: Readonly<Record<string, { readonly schema: { readonly allOf?: readonly object[] } }>>
}

async function readDocument(t: Test) {
  const { fetch } = await build(t)
  return (await (await fetch('/api/openapi.json')).json()) as {
    info: { readonly version: string }
    paths: Record<string, Record<string, Operation>>
    components: {
      schemas: Record<string, { properties: Record<string, unknown> }>
      headers: Record<string, object>
    }
  }
}

/** The possible codes of an operation's response. */
function codesOf(operation: Operation | undefined, status: number): unknown[] | undefined {
  const schema = operation?.responses[status]?.content?.['application/problem+json']?.schema
  const [, narrowed] = (schema?.allOf ?? []) as { properties?: { code?: { enum?: unknown[] } } }[]
  return narrowed?.properties?.code?.enum
}

t.test('IV-09: every endpoint of the table is an operation with name, tag, summary and codes', async (t) => {
  const { paths } = await readDocument(t)
  for (const name of Object.keys(endpointAddresses) as EndpointName[]) {
    const { method, path } = endpointAddress(name)
    const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    t.match(operation, { operationId: name, tags: [name.split('.', 1).join('')], summary: /\w/ }, name)
    const codes = Object.keys(operation?.responses ?? {}).flatMap(
      (status) => codesOf(operation, Number(status)) ?? [],
    )
    t.same(new Set(codes), new Set(errorCodesOf(name)), name)
  }
})

t.test('a parameter with a default is optional, one without is required', async (t) => {
  const { paths } = await readDocument(t)
  const required = (path: string) =>
    paths[path]?.['get']?.parameters?.filter((parameter) => parameter.required).map(({ name }) => name)
  t.same(required('/api/affiliates'), [])
  t.same(required('/api/affiliates/{link}/map'), ['link'])
  t.same(required('/api/pictures'), ['src'])
  t.same(required('/api/bookings/slots'), ['date'])
})

t.test('a booking lists its error codes by status, and its request headers', async (t) => {
  const { paths } = await readDocument(t)
  const booking = paths['/api/bookings']?.['post']
  t.same(codesOf(booking, 409), ['slot_taken'])
  t.same(codesOf(booking, 504), ['booking_failed', 'booking_unknown', 'upstream_timeout'])
  const headers = booking?.parameters?.map(({ name, required }) => [name, required])
  t.same(headers, [
    ['idempotency-key', false],
    ['x-recaptcha-token', false],
    ['x-form-check', false],
  ])
})

/** The headers of an operation's response, by name. */
function headersOf(operation: Operation | undefined, status: number | 'default') {
  return operation?.responses[status]?.headers ?? {}
}

const common = ['x-request-id']
const limits = [...common, 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset']

t.test('responses list their headers: the rate limit, the cache state, the retry time', async (t) => {
  const { paths, components } = await readDocument(t)
  const search = paths['/api/affiliates']?.['get']
  t.same(headersOf(search, 200)['x-cache'], {
    description: 'Where the answer came from',
    schema: { type: 'string', enum: ['hit', 'miss', 'stale'] },
  })
  t.same(Object.keys(headersOf(search, 200)), ['x-cache', ...limits])
  t.same(Object.keys(headersOf(search, 422)), limits)
  t.same(Object.keys(headersOf(search, 429)), ['retry-after', ...limits])
  t.same(Object.keys(headersOf(search, 'default')), limits)
  const booking = paths['/api/bookings']?.['post']
  t.same(Object.keys(headersOf(booking, 201)), limits)
  t.same(Object.keys(headersOf(booking, 503)), ['retry-after', 'x-booking-outcome', ...limits])
  t.same(Object.keys(headersOf(paths['/api/openapi.json']?.['get'], 200)), limits)
  t.same(Object.keys(headersOf(paths['/readyz']?.['get'], 200)), common, 'the health endpoints have no limit')
  const used = [...JSON.stringify(paths).matchAll(/#\/components\/headers\/(\w+)/g)].map(
    ([, name = '']) => name,
  )
  t.same([...new Set(used)].toSorted(), Object.keys(components.headers).toSorted(), 'all are there and used')
})

t.test('one-click unsubscribe is an operation with a form body', async (t) => {
  const { paths } = await readDocument(t)
  const schema = {
    type: 'object',
    required: ['List-Unsubscribe'],
    properties: { 'List-Unsubscribe': { type: 'string', enum: ['One-Click'] } },
  }
  t.match(paths['/landing/email_unsubscribe'], {
    post: {
      operationId: 'email.oneClick',
      tags: ['email'],
      parameters: [
        { in: 'query', name: 'id', required: true },
        { in: 'query', name: 'email', required: true },
      ],
      requestBody: {
        content: { 'application/x-www-form-urlencoded': { schema }, 'multipart/form-data': { schema } },
      },
      responses: { 200: { description: 'Done' }, default: {} },
    },
  })
  t.notOk(paths['/landing/email_unsubscribe/'], 'the address with a slash is not listed')
})

t.test('the version of the document is the version of the package', async (t) => {
  const { info } = await readDocument(t)
  const { version } = JSON.parse(
    await readFile(join(import.meta.dirname, '../../../../package.json'), 'utf8'),
  ) as { version: string }
  t.equal(info.version, version)
})

t.test('a schema that several responses share is defined once, under its name', async (t) => {
  const { paths, components } = await readDocument(t)
  t.match(paths['/api/affiliates']?.['get']?.responses['200'], {
    content: { 'application/json': { schema: { $ref: '#/components/schemas/AffiliatePage' } } },
  })
  t.match(components.schemas['AffiliatePage'], {
    properties: { affiliates: { items: { $ref: '#/components/schemas/AffiliateCard' } } },
  })
  t.same(components.schemas['Problem']?.properties['code'], { type: 'string', enum: [...errorCodes] })
  const text = JSON.stringify([paths, components])
  const used = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name)
  t.same([...new Set(used)].toSorted(), Object.keys(components.schemas).toSorted(), 'all are there and used')
})

t.test('a request body refers to its schema, which has what a good request needs', async (t) => {
  const { paths, components } = await readDocument(t)
  t.match(paths['/api/bookings']?.['post'], {
    requestBody: {
      content: { 'application/json': { schema: { $ref: '#/components/schemas/BookingRequest' } } },
    },
  })
  t.match(components.schemas['BookingRequest'], {
    required: ['date', 'time'],
    additionalProperties: false,
    properties: { date: { pattern: /^\^/ } },
  })
  t.match(paths['/api/csp-report']?.['post'], {
    requestBody: { content: { 'application/csp-report': {}, 'application/reports+json': {} } },
  })
})

t.test('a payment operation describes its cookie', async (t) => {
  const { paths } = await readDocument(t)
  t.match(paths['/api/payments/intents']?.['post'], { description: /cookie/ })
  t.notOk('description' in (paths['/api/bookings']?.['post'] ?? {}))
})

t.test('every operation with an input or a JSON answer has an example', async (t) => {
  const { paths } = await readDocument(t)
  for (const name of Object.keys(endpointAddresses) as EndpointName[]) {
    const { method, path } = endpointAddress(name)
    const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    const { params, query, body, consumes, answer, status }: Endpoint = endpoints[name]
    const shown = new Set(
      (operation?.parameters ?? []).filter((parameter) => 'example' in parameter).map((each) => each.name),
    )
    for (const schema of [params, query]) {
      for (const key of schema?.required ?? []) t.ok(shown.has(key), `${name}: ${key}`)
    }
    const json = { content: { 'application/json': { example: {} } } }
    if (body && !consumes) t.match(operation?.requestBody, json, `${name}: body`)
    if (answer && !('content' in answer)) t.match(operation?.responses[status], json, `${name}: answer`)
  }
})

t.test('the document keeps the recommended rules of Redocly', async (t) => {
  const { fetch } = await build(t, { env: { PUBLIC_URL: 'https://www.example.it' } })
  const source = await (await fetch('/api/openapi.json')).text()
  const rules = {
    'no-invalid-media-type-examples': 'error',
    'no-invalid-parameter-examples': 'error',
    'no-invalid-schema-examples': 'error',
  } as const
  const config = await createConfig({ extends: ['recommended'], rules })
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
  t.same(
    problems.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    // The contract has both addresses, and the router takes the one with the fixed text first.
    [
      'no-ambiguous-paths: Paths should resolve unambiguously. Found two ambiguous paths: ' +
        '`/api/affiliates/by-uid/{uid}` and `/api/affiliates/{link}/map`.',
    ],
  )
})
