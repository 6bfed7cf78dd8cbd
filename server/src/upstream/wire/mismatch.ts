import { createCheck } from '@mestieri/shared/contracts/check.ts'
import { isRecord } from '@mestieri/shared/records.ts'
import type { TSchema } from 'typebox'

/** Where a value breaks its schema. It has no text of the value: names and types are those of the schema. */
export interface Mismatch {
  /** A JSON pointer (RFC 6901); empty for the value itself. */
  readonly pointer: string
  /** The type that the schema wants. */
  readonly expected: string
  /** The JSON type of the value; `nothing` if a required property is missing. */
  readonly found: string
}

/** The keywords that `describeSchema` reads. */
interface Keywords {
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly TSchema[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly required?: readonly string[]
  readonly items?: TSchema
}

/** The JSON type of a value. A string has its length, because a limit of the length may be broken. */
export function describeType(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'string') return `string (${value.length} characters)`
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

function describeSchema(schema: TSchema): string {
  const {
    anyOf,
    const: literal,
    type = 'any value',
    minLength,
    maxLength,
    minimum,
    pattern,
  } = schema as Keywords
  if (anyOf) return [...new Set(anyOf.map(describeSchema))].join(' or ')
  if (literal !== undefined) return JSON.stringify(literal)
  const limits = [
    ...(minLength === undefined ? [] : [`from ${minLength} characters`]),
    ...(maxLength === undefined ? [] : [`up to ${maxLength} characters`]),
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(pattern === undefined ? [] : [`as ${pattern}`]),
  ]
  return limits.length === 0 ? type : `${type} (${limits.join(', ')})`
}

/** The only member of a union that takes values of this JSON type; undefined if there are none or several. */
function memberFor(schema: TSchema, value: unknown): TSchema | undefined {
  const wanted = isRecord(value) ? 'object' : Array.isArray(value) ? 'array' : null
  const members = ((schema as Keywords).anyOf ?? []).filter((member) => (member as Keywords).type === wanted)
  return members.length === 1 ? members[0] : undefined
}

/**
 * Finds the first part of a value that breaks the schema, in the order of the schema's properties; null if
 * the value fits. It descends into objects and arrays, and into a union if one of its members alone is meant.
 */
export function findMismatch(schema: TSchema, value: unknown, pointer = ''): Mismatch | null {
  if (createCheck(schema)(value)) return null
  const member = memberFor(schema, value)
  if (member) return findMismatch(member, value, pointer)
  const { properties = {}, required = [], items } = schema as Keywords
  if (isRecord(value)) {
    for (const [name, property] of Object.entries(properties)) {
      const at = `${pointer}/${name}`
      if (Object.hasOwn(value, name)) {
        const found = findMismatch(property, value[name], at)
        if (found) return found
      } else if (required.includes(name)) {
        return { pointer: at, expected: describeSchema(property), found: 'nothing' }
      }
    }
  }
  if (items && Array.isArray(value)) {
    for (const [index, item] of (value as unknown[]).entries()) {
      const found = findMismatch(items, item, `${pointer}/${index}`)
      if (found) return found
    }
  }
  return { pointer, expected: describeSchema(schema), found: describeType(value) }
}
