import Schema from 'typebox/schema'

import { normaliseTexts } from '../../src/plugins/input/normal-text.ts'

/** A JSON Schema of the OpenAPI document, with its references resolved. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
}

export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly required?: boolean
  readonly schema: JsonSchema
}

interface MediaTypes {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>
}

/** An operation of the OpenAPI document. */
export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  /** The media types of the request body; none without a body. */
  readonly bodyTypes: readonly string[]
  /** The schema of a JSON body. */
  readonly bodySchema: JsonSchema | undefined
  readonly responses: Readonly<Record<string, MediaTypes>>
}

interface DescribedOperation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: MediaTypes
  readonly responses: Readonly<Record<string, MediaTypes>>
}

/** Replaces each `$ref` of the document with what it refers to. */
function resolve(value: unknown, document: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => resolve(item, document))
  if (typeof value !== 'object' || value === null) return value
  const reference = (value as { readonly $ref?: unknown }).$ref
  if (typeof reference === 'string') {
    let target = document
    for (const key of reference.split('/').slice(1)) target = (target as Record<string, unknown>)[key]
    return resolve(target, document)
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part, document)]))
}

/** The operations of an OpenAPI document. */
export function readOperations(document: unknown): Operation[] {
  const { paths } = resolve(document, document) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody, responses }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path,
      parameters: parameters ?? [],
      bodyTypes: Object.keys(requestBody?.content ?? {}),
      bodySchema: requestBody?.content?.['application/json']?.schema,
      responses,
    })),
  )
}

/** A response as the client received it. */
export interface Received {
  readonly status: number
  readonly type: string
  readonly text: string
}

const validators = new WeakMap<JsonSchema, ReturnType<typeof Schema.Compile>>()

/** Whether a JSON text is valid and its value, with normalised texts, fits a schema. */
export function fits(schema: JsonSchema, text: string): boolean {
  const known = validators.get(schema)
  const validator = known ?? Schema.Compile(schema as Parameters<typeof Schema.Compile>[0])
  if (!known) validators.set(schema, validator)
  try {
    const value: unknown = JSON.parse(text)
    normaliseTexts(value)
    return validator.Check(value)
  } catch {
    return false
  }
}

/**
 * What is wrong with a response, compared with the OpenAPI document; null if nothing is. `default` describes
 * only the errors of operations that list no others, and of paths that are too long.
 */
export function findFault({ responses }: Operation, { status, type, text }: Received): string | null {
  const listsErrors = Object.keys(responses).some((key) => key.startsWith('4'))
  const declared = responses[status] ?? (status === 414 || !listsErrors ? responses['default'] : undefined)
  if (status === 500 || declared === undefined) return `the status ${status} is not declared: ${text}`
  if (!declared.content) return text === '' ? null : `a body is not declared: ${text}`
  const mediaType = type.split(';', 1)[0] ?? ''
  const media = declared.content[mediaType] ?? declared.content['image/*']
  if (!media) return `the media type ${type} is not declared`
  if (!media.schema || !mediaType.endsWith('json')) return null
  return fits(media.schema, text) ? null : `the body does not fit its schema: ${text}`
}
