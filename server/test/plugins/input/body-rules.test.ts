import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import t, { type Test } from 'tap'
import { Type } from 'typebox'

import { build } from '../../support/build.ts'

const config = { rateLimitGroup: 'reads' } as const

const Body = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 20 }),
  age: Type.Optional(Type.Integer({ minimum: 0 })),
  tags: Type.Optional(Type.Array(Type.Object({ label: Type.String() }))),
  text: Type.Optional(Type.String()),
})

const echo: FastifyPluginAsyncTypebox = async (app) => {
  const schema = { body: Body }
  app.post(
    '/api/echo',
    { config: { ...config, multilineFields: ['text'] }, schema },
    async (request) => request.body,
  )
  app.get(
    '/api/list/:kind',
    {
      config,
      schema: {
        params: Type.Object({ kind: Type.String({ maxLength: 8 }) }),
        querystring: Type.Object({
          page: Type.Integer({ minimum: 1, maximum: 100, default: 1 }),
          city: Type.Optional(Type.String({ maxLength: 8 })),
        }),
      },
    },
    async (request) => ({ ...request.query, ...request.params }),
  )
}

async function buildEcho(t: Test) {
  const built = await build(t, { routes: (app) => void app.register(echo) })
  return {
    ...built,
    post: (body: string | Buffer, type = 'application/json') =>
      built.fetch('/api/echo', { method: 'POST', headers: { 'content-type': type }, body }),
  }
}

t.test('a valid body reaches the handler unchanged', async (t) => {
  const { post } = await buildEcho(t)
  const body = { name: 'È già così 😀', age: 0, tags: [{ label: 'a' }], text: 'una\nriga\r\n\taltra' }
  const response = await post(JSON.stringify(body))
  t.same(await response.json(), body)
})

const refused: Readonly<Record<string, readonly [body: string, field: string]>> = {
  'a number for a text': ['{"name":7}', 'name'],
  'null for a text': ['{"name":null}', 'name'],
  'a list for a text': ['{"name":["a"]}', 'name'],
  'a text for a number': ['{"name":"a","age":"7"}', 'age'],
  'a fraction for a whole number': ['{"name":"a","age":7.5}', 'age'],
  'an unknown field': ['{"name":"a","role":"admin"}', 'role'],
  'an unknown field within': ['{"name":"a","tags":[{"label":"x","id":1}]}', 'tags.0.id'],
  'a missing field': ['{}', 'name'],
  'a list for the whole': ['[]', ''],
  'a control character': ['{"name":"a\\u0000b"}', 'name'],
  'an escape character': ['{"name":"a\\u001b[31m"}', 'name'],
  'a line break where none belongs': ['{"name":"a\\nb"}', 'name'],
  'a control character where line breaks belong': ['{"name":"a","text":"a\\u0007"}', 'text'],
  'a C1 control character': ['{"name":"a\\u0085"}', 'name'],
  'a bidirectional override': ['{"name":"a\\u202eb"}', 'name'],
  'a lone surrogate': ['{"name":"a\\ud83d"}', 'name'],
  'a key that reaches for the prototype': ['{"name":"a","__proto__":{"admin":true}}', '__proto__'],
  'a constructor': ['{"name":"a","constructor":{"prototype":{"admin":true}}}', 'constructor'],
  'a prototype key deep inside': ['{"name":"a","tags":[{"label":"x","__proto__":1}]}', 'tags.0'],
  'a deep nesting': [`{"name":"a","text":${'['.repeat(30)}${']'.repeat(30)}}`, 'text'],
}

t.test(
  'IV-01, IV-04, IV-05, IV-07: an invalid body is refused with its field, before the handler',
  async (t) => {
    const { post } = await buildEcho(t)
    for (const [name, [body, field]] of Object.entries(refused)) {
      const response = await post(body)
      t.equal(response.status, 422, name)
      const problem = (await response.json()) as { errors: { field: string; message: string }[] }
      t.equal(problem.errors.length, 1, name)
      t.ok(problem.errors[0]?.field.startsWith(field), `${name}: ${problem.errors[0]?.field}`)
      t.match(problem.errors[0]?.message, /^[A-Z].+\.$/, name)
    }
    t.notOk('admin' in {}, 'no prototype was touched')
  },
)

t.test('IV-04: texts reach the handler composed and without invisible characters', async (t) => {
  const { post, fetch } = await buildEcho(t)
  const sent = { name: 'Forli\u0300\u200b', text: '\u{e0041}👷🏽‍♀️\nok' }
  t.same(await (await post(JSON.stringify(sent))).json(), { name: 'Forlì', text: '👷🏽‍♀️\nok' })
  const blank = await post('{"name":"\u200b\u2060"}')
  t.equal(blank.status, 422, 'the length is that of the normalised text')
  t.match(await blank.json(), { errors: [{ field: 'name' }] })
  const found = await fetch(
    `/api/list/${encodeURIComponent('e\u0300')}?city=${encodeURIComponent('o\u0300\ufeff')}`,
  )
  t.same(await found.json(), { page: 1, kind: 'è', city: 'ò' })
})

t.test('IV-04: a text of stacked marks is refused before it is normalised', async (t) => {
  const { post } = await buildEcho(t)
  t.equal((await post(JSON.stringify({ name: 'a', text: `a${'\u0301\u0327'.repeat(16_000)}` }))).status, 422)
  t.equal((await post(JSON.stringify({ name: 'a', text: 'e\u0302\u0323' }))).status, 200)
})

t.test('IV-06: a body with a key twice is a 400', async (t) => {
  const { post } = await buildEcho(t)
  for (const body of ['{"name":"a","name":"b"}', '{"name":"a","tags":[{"label":"x","l\\u0061bel":"y"}]}']) {
    const response = await post(body)
    t.equal(response.status, 400, body)
    t.match(await response.json(), { code: 'bad_request' })
  }
})

t.test('a body that is not valid JSON is a 400', async (t) => {
  const { post } = await buildEcho(t)
  const bodies = ['', '{', '{"name":}', "{'name':'a'}", '\ufeff{"name":"a"}', '['.repeat(60_000)]
  for (const body of bodies) t.equal((await post(body)).status, 400, JSON.stringify(body.slice(0, 20)))
  t.equal((await post(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]))).status, 400, 'bytes that are no UTF-8')
})

t.test('IV-02: only JSON bodies are accepted', async (t) => {
  const { post } = await buildEcho(t)
  const good = '{"name":"a"}'
  for (const type of [
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON ;charset="UTF-8"',
  ]) {
    t.equal((await post(good, type)).status, 200, type)
  }
  const others = [
    'text/plain',
    'text/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'application/jsonp',
    'application/vnd.api+json',
    'application',
    'text/plain; application/json',
    'text/plain, application/json',
    'application/csp-report',
  ]
  for (const type of others) {
    const response = await post(good, type)
    t.equal(response.status, 415, type)
    t.match(await response.json(), { code: 'unsupported_media_type' }, type)
  }
})

t.test('IV-01: integers of a query are converted in canonical form only', async (t) => {
  const { fetch } = await buildEcho(t)
  t.same(await (await fetch('/api/list/a?page=12&city=MONZA')).json(), { page: 12, city: 'MONZA', kind: 'a' })
  t.same(await (await fetch('/api/list/a')).json(), { page: 1, kind: 'a' }, 'the preset')
  const bad = [
    '',
    '0',
    '-1',
    '101',
    '1.5',
    '1e1',
    '+1',
    '01',
    '0x10',
    'NaN',
    '1%20',
    '%C2%B9',
    '99999999999999999999',
  ]
  for (const page of bad) t.equal((await fetch(`/api/list/a?page=${page}`)).status, 422, `page=${page}`)
})

t.test('IV-01, IV-05, IV-06: queries and parameters are checked as strictly as bodies', async (t) => {
  const { fetch } = await buildEcho(t)
  const bad = [
    '?page=1&page=2',
    '?city=a&city=b',
    '?city[]=a',
    '?other=1',
    '?__proto__=1',
    '?constructor=1',
    '?city=toolongcity',
    '?city=a%00',
    '?city=a%0Ab',
    '?city=%E2%80%AE',
  ]
  for (const query of bad) t.equal((await fetch(`/api/list/a${query}`)).status, 422, query)
  t.equal((await fetch('/api/list/a%07')).status, 422)
  t.equal((await fetch('/api/list/toolongkind')).status, 422)
  t.equal((await fetch('/api/list/%C3%A8?city=L%27A')).status, 200)
})
