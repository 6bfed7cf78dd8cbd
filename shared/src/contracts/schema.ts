import type { TSchema, Type as TypeBox } from 'typebox'

type Options = Readonly<Record<string, unknown>>

/** Adds the options that are given. A key keeps its place, so that generated documents do not change. */
const withOptions =
  (keywords: Options) =>
  (options: Options = {}) => ({ ...keywords, ...options })

/** The properties that an object need not have. JSON Schema marks the others, in the object's `required`. */
const optional = new WeakSet<object>()

function createOptional(schema: object): object {
  const copy = { ...schema }
  optional.add(copy)
  return copy
}

function createObject(properties: Readonly<Record<string, object>>, options: Options = {}): object {
  const required = Object.entries(properties).flatMap(([name, schema]) =>
    optional.has(schema) ? [] : [name],
  )
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...options }
}

type Builders = Pick<
  typeof TypeBox,
  | 'Array'
  | 'Boolean'
  | 'Integer'
  | 'Literal'
  | 'Null'
  | 'Number'
  | 'Object'
  | 'Optional'
  | 'Record'
  | 'String'
  | 'Union'
  | 'Unknown'
  | 'Unsafe'
>

/**
 * TypeBox's builders of JSON Schemas: the same names, types and schemas. TypeBox itself is imported for its types
 * alone, because it loads 683 modules, more than the rest of the server (decision 0028).
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test compares the schemas
export const Type = {
  Array: (items: TSchema, options: Options = {}) => ({ type: 'array', items, ...options }),
  Boolean: withOptions({ type: 'boolean' }),
  Integer: withOptions({ type: 'integer' }),
  Literal: (value: string | number | boolean, options: Options = {}) => ({
    type: typeof value,
    const: value,
    ...options,
  }),
  Null: withOptions({ type: 'null' }),
  Number: withOptions({ type: 'number' }),
  Object: createObject,
  Optional: createOptional,
  /** The key is always `Type.String()` without options. */
  Record: (_key: TSchema, value: TSchema, options: Options = {}) => ({
    type: 'object',
    patternProperties: { '^.*$': value },
    ...options,
  }),
  String: withOptions({ type: 'string' }),
  Union: (anyOf: readonly TSchema[], options: Options = {}) => ({ anyOf, ...options }),
  Unknown: withOptions({}),
  Unsafe: (schema: Options) => ({ ...schema }),
} as unknown as Builders
