import type { Arbitrary } from 'fast-check'
import * as fc from 'fast-check'

import { anyText, brokenValueOf, valueOf } from './arbitraries.ts'
import type { JsonSchema, Operation, Parameter } from './operations.ts'

/** A request for an operation. */
export interface FuzzRequest {
  readonly path: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | undefined
}

type Body = Pick<FuzzRequest, 'headers' | 'body'>

/** Encodes also lone surrogates, which `encodeURIComponent` refuses. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed())

function parameterOf({ name, schema }: Parameter): Arbitrary<string> {
  const valid = valueOf(schema, name).map(String)
  return fc.oneof({ weight: 3, arbitrary: valid }, { weight: 2, arbitrary: anyText })
}

/** A parameter that is left out, sent, or sent twice. */
function timesOf({ required = false }: Parameter): Arbitrary<number> {
  const usual = required ? 1 : 0
  return fc.oneof({ weight: 8, arbitrary: fc.integer({ min: usual, max: 1 }) }, fc.constantFrom(0, 2))
}

function queryOf(parameters: readonly Parameter[]): Arbitrary<string> {
  const parts = parameters.map((parameter) =>
    fc
      .tuple(parameterOf(parameter), timesOf(parameter))
      .map(([value, times]) => Array<string>(times).fill(`${encode(parameter.name)}=${encode(value)}`)),
  )
  const unknown = fc.oneof(
    { weight: 9, arbitrary: fc.constant<string[]>([]) },
    fc.tuple(anyText, anyText).map(([name, value]) => [`${encode(name)}=${encode(value)}`]),
    fc.constantFrom(['__proto__=1'], ['a[]=1'], ['%'], ['%ff=1'], ['&&==']),
  )
  return fc.tuple(...parts, unknown).map((all) => all.flat().join('&'))
}

/**
 * A value that can be a segment of a path. An empty one, and '.' and '..', which a client removes, would make the path
 * that of another operation.
 */
const segmentOf = (value: string) => (['', '.', '..'].includes(value) ? 'x' : value)

function pathOf({ path, parameters }: Operation): Arbitrary<string> {
  const values = Object.fromEntries(
    parameters.filter((parameter) => parameter.in === 'path').map((part) => [part.name, parameterOf(part)]),
  )
  return fc
    .record(values)
    .map((parts) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(segmentOf(parts[name] ?? ''))))
}

/** Characters that a client can send in a header. */
const headerText = fc.stringMatching(/^[abcXYZ019_ ."{}()é-]{0,80}$/)

/** Usually no optional header, as a client without a form sends it. */
function headersOf(parameters: readonly Parameter[]): Arbitrary<Record<string, string>> {
  const model = Object.fromEntries(parameters.map(({ name }) => [name, headerText]))
  const some = fc.record(model, { requiredKeys: [] }) as Arbitrary<Record<string, string>>
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant<Record<string, string>>({}) },
    { weight: 1, arbitrary: some },
  )
}

const json = { 'content-type': 'application/json' }

const textOf = (value: unknown): Body => ({ headers: json, body: JSON.stringify(value) ?? '' })

/** Bodies that obey also the rules that a schema cannot express. */
const knownBodies: Readonly<Record<string, object>> = {
  'payments.billingData': {
    paymentIntentId: 'pi_1',
    vat: '12345678903',
    cuuPec: 'KRRH6B9',
    uid: 'uid-1',
  },
}

function jsonBodyOf(schema: JsonSchema, known: object | undefined): Arbitrary<Body> {
  const valid = known ? fc.oneof(fc.constant(known), valueOf(schema)) : valueOf(schema)
  const broken = fc.constantFrom(
    '',
    '{',
    '{"a":1,"a":2}',
    '[[]]',
    'null',
    `{"a":${'['.repeat(50)}${']'.repeat(50)}}`,
    '{"__proto__":{"a":1}}',
    `{"a":"${'x'.repeat(70_000)}"}`,
  )
  return fc.oneof(
    { weight: 6, arbitrary: valid.map(textOf) },
    { weight: 6, arbitrary: brokenValueOf(schema).map(textOf) },
    broken.map((body) => ({ headers: json, body })),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => ({ headers: json, body: Buffer.from(bytes) })),
    fc
      .constantFrom('text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'x')
      .map((type) => ({ headers: { 'content-type': type }, body: '{}' })),
  )
}

const boundary = 'fuzz-boundary'

interface Part {
  readonly name: string
  readonly file: boolean
  readonly content: string | Buffer
}

function encodeForm(parts: readonly Part[], end: string): Buffer {
  const pieces = parts.flatMap(({ name, file, content }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
        `${file ? '; filename="a.jpg"\r\nContent-Type: image/jpeg' : ''}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}${end}`)])
}

/** Forms with files and fields, some of them broken off. */
function formOf(picture: Buffer): Arbitrary<Body> {
  const part: Arbitrary<Part> = fc.record({
    name: fc.constantFrom('threadId', 'messageIndex', 'files', 'other', '__proto__'),
    file: fc.boolean(),
    content: fc.oneof(
      fc.constantFrom<string | Buffer>(picture, picture.subarray(0, 60), '0', 'thread-1', 'BM'),
      fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    ),
  })
  const whole = [
    { name: 'threadId', file: false, content: 'thread-1' },
    { name: 'messageIndex', file: false, content: '0' },
    { name: 'files', file: true, content: picture },
  ]
  const parts = fc.oneof(fc.constant(whole), fc.array(part, { maxLength: 6 }))
  return fc.tuple(parts, fc.constantFrom('--\r\n', '--\r\n', '\r\n', '')).map(([all, end]) => ({
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: encodeForm(all, end),
  }))
}

function bodyOf({ id, bodyTypes, bodySchema, method }: Operation, picture: Buffer): Arbitrary<Body> {
  const none: Arbitrary<Body> = fc.constant({ headers: {}, body: undefined })
  if (bodySchema) return jsonBodyOf(bodySchema, knownBodies[id])
  if (bodyTypes.includes('application/x-www-form-urlencoded')) {
    const form = fc.oneof(fc.constantFrom('List-Unsubscribe=One-Click', 'a=b', ''), anyText)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return form.map((body) => ({ headers, body }))
  }
  if (bodyTypes.includes('multipart/form-data')) return formOf(picture)
  return method === 'POST' ? fc.oneof(none, fc.constant({ headers: json, body: '{}' })) : none
}

/**
 * Requests for an operation: some fit its description, some break it in one place, some are nonsense.
 * @param picture a small JPEG for forms
 */
export function requestOf(operation: Operation, picture: Buffer): Arbitrary<FuzzRequest> {
  const { method, parameters } = operation
  const within = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place)
  return fc
    .tuple(
      pathOf(operation),
      queryOf(within('query')),
      headersOf(within('header')),
      bodyOf(operation, picture),
    )
    .map(([path, query, headers, { body, headers: own }]) => ({
      path: query === '' ? path : `${path}?${query}`,
      method,
      headers: { ...headers, ...own },
      body,
    }))
}
