import type { Static, TObject, TSchema } from 'typebox'

import type { BotCheckAction } from '../bot-check.ts'
import type { ErrorCode } from '../error.ts'
import { Type } from '../schema.ts'

/** An answer of bytes, by its media types, in the form of OpenAPI. */
export interface ImageAnswer {
  readonly description: string
  readonly content: Readonly<Record<string, { readonly schema: object }>>
}

/** Where a cached answer came from. */
export type CacheState = 'hit' | 'miss' | 'stale'

/** One endpoint of the site's API (contract.md, section 3); its method and path are in `addresses.ts`. */
export interface Endpoint {
  /** English, one line. */
  readonly summary: string
  readonly params?: TObject
  readonly query?: TObject
  readonly body?: TSchema
  /** The media type of the body; JSON unless said. */
  readonly consumes?: 'multipart/form-data'
  /** The status of a good answer. */
  readonly status: 200 | 201 | 204
  /** Null for an answer without a body. */
  readonly answer: TSchema | ImageAnswer | null
  /** Codes of this endpoint's own; {@link errorCodesOf} adds those that follow from the rest of the row. */
  readonly errors: readonly ErrorCode[]
  /** What `x-cache` says in a good answer: where the answer came from. */
  readonly cache?: readonly CacheState[]
  /** The group whose budget a request spends; the server has the budgets. */
  readonly rateLimit: string
  /** Takes an `Idempotency-Key`. */
  readonly idempotent?: true
  /** What the visitor does here, where it is checked that a person does it. */
  readonly botCheck?: BotCheckAction
  /** Needs the visitor's cookie, and sets it. */
  readonly visitor?: true
  /** Fields of the body whose text may have line breaks. */
  readonly multiline?: readonly string[]
  /** Is taken from other sites as well. */
  readonly crossSite?: true
}

/** A query parameter that may be left out; the server then reads its default. */
export function withDefault<Schema extends TSchema>(schema: Schema, preset: Static<Schema>) {
  const optional = Type.Optional(Type.Unsafe<Static<Schema>>({ ...schema, default: preset }))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the line above has set it
  return optional as typeof optional & { readonly default: Static<Schema> }
}

/** The answer of an endpoint that sends an image of one of these types. */
export function image(...types: readonly string[]): ImageAnswer {
  const schema = { type: 'string', format: 'binary' }
  return {
    description: 'An image',
    content: Object.fromEntries(types.map((type) => [type, { schema }])),
  }
}

type StaticOrNone<Schema> = Schema extends TSchema ? Static<Schema> : undefined

type DefaultedKeys<Properties> = keyof {
  [Key in keyof Properties as Properties[Key] extends { readonly default: unknown } ? Key : never]: true
}

type Required<Type, Keys> = Type & { [Key in keyof Type as Key extends Keys ? Key : never]-?: Type[Key] }

/** What the server reads of a query: parameters with a default are always there. */
type ReadQuery<Query> =
  Query extends TObject<infer Properties> ? Required<Static<Query>, DefaultedKeys<Properties>> : undefined

type Part<Row, Key extends string> = Row extends Readonly<Record<Key, infer Schema>> ? Schema : undefined

export type ParamsOf<Row> = StaticOrNone<Part<Row, 'params'>>
/** What a caller writes. */
export type QueryOf<Row> = StaticOrNone<Part<Row, 'query'>>
export type ReadQueryOf<Row> = ReadQuery<Part<Row, 'query'>>
export type BodyOf<Row> = StaticOrNone<Part<Row, 'body'>>

/** The JSON of a good answer; undefined without a body, never for an image. */
export type AnswerOf<Row extends Endpoint> = Row['answer'] extends ImageAnswer
  ? never
  : StaticOrNone<Row['answer']>
