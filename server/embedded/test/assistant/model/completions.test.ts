import t from 'tap'

import { clientOf } from './model-client.ts'
import { type ModelAnswer, writeError, writeMessage } from './model-server.ts'

const refusesMaxTokens: ModelAnswer = (response) =>
  writeError(response, 400, {
    message:
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    type: 'invalid_request_error',
    param: 'max_tokens',
    code: 'unsupported_parameter',
  })
const refusesTemperature: ModelAnswer = (response) =>
  writeError(response, 400, {
    message:
      "Unsupported value: 'temperature' does not support 0.3 with this model. Only the default (1) value is supported.",
    type: 'invalid_request_error',
    param: 'temperature',
    code: 'unsupported_value',
  })
const ok: ModelAnswer = { text: 'Ciao!' }
const refusesBoth: ModelAnswer = (response) =>
  writeError(response, 400, { message: 'Unknown parameter: max_completion_tokens' })
const tooLong: ModelAnswer = (response) =>
  writeError(response, 400, { message: "This model's maximum context length is 8192 tokens." })
const busy =
  (status: number, headers: Readonly<Record<string, string>> = {}): ModelAnswer =>
  (response) =>
    response.writeHead(status, headers).end('{}')

t.test('a request bounds the answer, with room for deliberation', async (t) => {
  const { ask, requests } = await clientOf(t, [ok])
  t.equal((await ask()).text, 'Ciao!')
  t.match(requests[0]?.body, { model: 'small', max_tokens: 2000, temperature: 0.3, tool_choice: 'auto' })
})

t.test('a refused max_tokens and a refused temperature are learned, and asked again at once', async (t) => {
  const { ask, requests, pauses } = await clientOf(t, [refusesMaxTokens, refusesTemperature, ok, ok])
  t.equal((await ask()).text, 'Ciao!')
  t.equal((await ask()).text, 'Ciao!')
  t.equal(requests.length, 4, 'the second call needs one request')
  t.same(pauses, [])
  for (const { body } of requests.slice(2)) {
    t.equal(body.max_completion_tokens, 2000)
    t.notOk('max_tokens' in body || 'temperature' in body)
  }
})

t.test('temperature alone is dropped alone', async (t) => {
  const { ask, requests } = await clientOf(t, [refusesTemperature, ok])
  await ask()
  t.equal(requests[1]?.body.max_tokens, 2000)
  t.notOk('temperature' in (requests[1]?.body ?? {}))
})

const spellings: readonly (readonly [name: string, status: number, body: object, dropped: string])[] = [
  [
    'of a validator that names the place',
    422,
    {
      detail: [
        { type: 'extra_forbidden', loc: ['body', 'tool_choice'], msg: 'Extra inputs are not permitted' },
      ],
    },
    'tool_choice',
  ],
  [
    'in a list',
    400,
    [
      {
        error: {
          code: 400,
          message: 'Invalid JSON payload received. Unknown name "temperature": Cannot find field.',
        },
      },
    ],
    'temperature',
  ],
]
for (const [name, status, body, dropped] of spellings) {
  t.test(`a refusal ${name} is understood`, async (t) => {
    const { ask, requests } = await clientOf(t, [
      (response) => response.writeHead(status).end(JSON.stringify(body)),
      ok,
    ])
    t.equal((await ask()).text, 'Ciao!')
    t.notOk(dropped in (requests[1]?.body ?? {}))
  })
}

t.test('a service that takes neither bound gets none', async (t) => {
  const { ask, requests } = await clientOf(t, [refusesMaxTokens, refusesBoth, ok])
  t.equal((await ask()).text, 'Ciao!')
  t.notOk('max_completion_tokens' in (requests[2]?.body ?? {}))
})

t.test('a bad request that names no parameter is not repeated, and teaches nothing', async (t) => {
  const { ask, requests } = await clientOf(t, [tooLong, ok])
  await t.rejects(ask(), { message: 'the model answered 400' })
  await ask()
  t.equal(requests[1]?.body.max_tokens, 2000)
})

t.test('what a failed request taught is not kept', async (t) => {
  const { ask, requests } = await clientOf(t, [
    refusesTemperature,
    (response) => response.writeHead(401).end(),
    ok,
  ])
  await t.rejects(ask(), { message: 'the model answered 401' })
  await ask()
  t.equal(requests[2]?.body.temperature, 0.3)
})

for (const [status, headers, pause] of [
  [429, { 'retry-after': '2' }, 2000],
  [429, {}, 500],
  [429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 500],
  [500, {}, 500],
  [503, { 'retry-after': '1' }, 1000],
] as const) {
  t.test(`${status} with ${JSON.stringify(headers)} is tried once more after ${pause} ms`, async (t) => {
    const { ask, requests, pauses } = await clientOf(t, [busy(status, headers), ok])
    t.equal((await ask()).text, 'Ciao!')
    t.equal(requests.length, 2)
    t.same(pauses, [pause])
  })
}

t.test('it is tried once more and no oftener', async (t) => {
  const { ask, requests } = await clientOf(t, [busy(502), busy(502), ok])
  await t.rejects(ask(), { message: 'the model answered 502' })
  t.equal(requests.length, 2)
})

t.test('a pause beyond the deadline is not waited for', async (t) => {
  const { ask, requests, pauses } = await clientOf(t, [busy(429, { 'retry-after': '20' }), ok])
  await t.rejects(ask(), { message: 'the model answered 429' })
  t.same(pauses, [])
  t.equal(requests.length, 1)
})

t.test('an answer that never comes ends with the deadline', async (t) => {
  const clock: { advance?: (ms: number) => void } = {}
  const { ask, advance } = await clientOf(t, [() => clock.advance?.(20_000)])
  clock.advance = advance
  await t.rejects(ask(), { name: 'TimeoutError' })
})

const broken: readonly (readonly [
  name: string,
  answer: ModelAnswer,
  error: Error | { readonly name: string } | { readonly message: string },
])[] = [
  ['garbage', (response) => response.end('<html>'), { message: 'the answer is no JSON' }],
  ['nothing', (response) => response.end(), { message: 'the answer is no JSON' }],
  [
    'another shape',
    (response) => response.end('{"choices":[]}'),
    { message: 'the answer has another shape' },
  ],
  ['a list', (response) => response.end('[1]'), { message: 'the answer has another shape' }],
  ['no message', (response) => response.end('{"choices":[{}]}'), { message: 'the answer has another shape' }],
  [
    '401',
    (response) => writeError(response, 401, { message: 'secret' }),
    { message: 'the model answered 401' },
  ],
  ['a flood', (response) => response.end('x'.repeat(2_000_000)), { message: 'the answer is too large' }],
  [
    'an error like a flood',
    (response) => response.writeHead(400).end('x'.repeat(200_000)),
    { message: 'the answer is too large' },
  ],
  ['a broken connection', (response) => response.destroy(), { name: 'TypeError' }],
  [
    'a redirect',
    (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    { name: 'TypeError' },
  ],
]
for (const [name, answer, error] of broken) {
  t.test(`${name} is an error`, async (t) => {
    const { ask } = await clientOf(t, [answer])
    await t.rejects(ask(), error)
  })
}

t.test('an answer may be cut into pieces', async (t) => {
  const { ask } = await clientOf(t, [
    (response) => {
      response.write('{"choices":[{"mess')
      setImmediate(() => response.end('age":{"content":"Ciao"}}]}'))
    },
    (response) => writeMessage(response, { content: 'Di nuovo' }),
  ])
  t.equal((await ask()).text, 'Ciao')
  t.equal((await ask()).text, 'Di nuovo')
})
