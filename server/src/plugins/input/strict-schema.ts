import { isRecord } from '@mestieri/shared/records.ts'

/** The keywords of a JSON Schema that this module reads. */
interface Schema {
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, unknown>>
  readonly additionalProperties?: unknown
  readonly [keyword: string]: unknown
}

function isSchema(value: unknown): value is Schema {
  return isRecord(value)
}

function closeAll(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, closeSchema(schema)]))
}

/**
 * Copies a schema and sets `additionalProperties: false` on every object, so no route can forget it.
 * @throws {Error} if the schema has an `allOf`, because closed members would refuse each other's properties
 */
export function closeSchema(schema: unknown): unknown {
  if (!isSchema(schema)) return schema
  if ('allOf' in schema) throw new Error('a request schema cannot be an intersection: write one object')
  const closed: Record<string, unknown> = { ...schema }
  for (const keyword of ['anyOf', 'oneOf']) {
    const members = schema[keyword]
    if (Array.isArray(members)) closed[keyword] = members.map(closeSchema)
  }
  if (schema['items'] !== undefined) closed['items'] = closeSchema(schema['items'])
  // The members of a oneOf list the properties and are closed themselves.
  if (schema.type === 'object' && !('oneOf' in schema)) {
    if (schema.properties) closed['properties'] = closeAll(schema.properties)
    closed['additionalProperties'] = schema.additionalProperties ?? false
  }
  return closed
}

/** The names of the integer properties of an object schema. */
export function integerProperties(schema: unknown): readonly string[] {
  if (!isSchema(schema) || !schema.properties) return []
  return Object.entries(schema.properties)
    .filter(([, property]) => isSchema(property) && property.type === 'integer')
    .map(([name]) => name)
}
