import type { Static, TSchema } from 'typebox'

import { isRecord } from '../records.ts'

type Check = (value: unknown) => boolean

/** Keywords that say something about a schema and check nothing. */
const annotations = new Set(['default', 'description', 'examples', 'nullable', 'title'])

const types: Readonly<Record<string, Check>> = {
  array: Array.isArray,
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  null: (value) => value === null,
  number: Number.isFinite,
  object: isRecord,
  string: (value) => typeof value === 'string',
}

/** Counts the characters of a text only if its UTF-16 units do not decide: a character has one or two. */
function hasAtLeast(text: string, limit: number): boolean {
  if (text.length < limit || text.length >= 2 * limit) return text.length >= limit
  return Array.from(text).length >= limit
}

function typeCheck(name: unknown): Check {
  const check = types[String(name)]
  if (!check) throw new Error(`the type ${String(name)} is not known`)
  return check
}

function propertiesCheck(properties: Readonly<Record<string, TSchema>>): Check {
  const checks = Object.entries(properties).map(([name, schema]) => ({ name, check: checkOf(schema) }))
  return (value) => {
    if (!isRecord(value)) return true
    for (const { name, check } of checks) {
      const property = value[name]
      if (property !== undefined && !check(property)) return false
    }
    return true
  }
}

function patternsCheck(patterns: Readonly<Record<string, TSchema>>): Check {
  const checks = Object.entries(patterns).map(([pattern, schema]) => ({
    matches: new RegExp(pattern, 'u'),
    check: checkOf(schema),
  }))
  const fits = (name: string, property: unknown) =>
    checks.every(({ matches, check }) => !matches.test(name) || check(property))
  return (value) =>
    !isRecord(value) || Object.entries(value).every(([name, property]) => fits(name, property))
}

function itemsCheck(schema: TSchema): Check {
  const check = checkOf(schema)
  return (value) => !Array.isArray(value) || value.every(check)
}

function anyCheck(schemas: readonly TSchema[]): Check {
  const checks = schemas.map(checkOf)
  return (value) => checks.some((check) => check(value))
}

/** The check of each keyword. A value of a type that the keyword is not about is valid (JSON Schema). */
const keywords: Readonly<Record<string, (setting: never) => Check>> = {
  type: typeCheck,
  const: (wanted: unknown) => (value) => value === wanted,
  enum: (wanted: readonly unknown[]) => (value) => wanted.includes(value),
  anyOf: anyCheck,
  minLength: (limit: number) => (value) => typeof value !== 'string' || hasAtLeast(value, limit),
  maxLength: (limit: number) => (value) => typeof value !== 'string' || !hasAtLeast(value, limit + 1),
  pattern(source: string) {
    const pattern = new RegExp(source, 'u')
    return (value) => typeof value !== 'string' || pattern.test(value)
  },
  minimum: (limit: number) => (value) => typeof value !== 'number' || value >= limit,
  maximum: (limit: number) => (value) => typeof value !== 'number' || value <= limit,
  minItems: (limit: number) => (value) => !Array.isArray(value) || value.length >= limit,
  maxItems: (limit: number) => (value) => !Array.isArray(value) || value.length <= limit,
  items: itemsCheck,
  required: (names: readonly string[]) => (value) =>
    !isRecord(value) || names.every((name) => value[name] !== undefined),
  properties: propertiesCheck,
  patternProperties: patternsCheck,
}

/** The checks that were made, by schema. */
const made = new WeakMap<TSchema, Check>()

/** @throws {Error} if the schema has a keyword that is not checked here */
function checkOf(schema: TSchema): Check {
  const check = made.get(schema) ?? createOf(schema)
  made.set(schema, check)
  return check
}

function createOf(schema: TSchema): Check {
  const checks: Check[] = []
  for (const [keyword, setting] of Object.entries(schema)) {
    if (annotations.has(keyword)) continue
    const create = keywords[keyword]
    if (!create) throw new Error(`the keyword ${keyword} is not known`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keyword decides the type
    checks.push(create(setting as never))
  }
  const [first, second] = checks
  if (!first) return () => true
  if (!second) return first
  if (checks.length === 2) return (value) => first(value) && second(value)
  return (value) => checks.every((check) => check(value))
}

/**
 * Creates the check of a schema for values that were parsed from JSON, for the keywords that the contracts use. It works
 * as TypeBox's compiled check, and is made at its first use.
 *
 * @throws {Error} the check, if the schema has another keyword
 */
export function createCheck<Schema extends TSchema>(
  schema: Schema,
): (value: unknown) => value is Static<Schema> {
  let check: Check | undefined
  return (value): value is Static<Schema> => {
    check ??= checkOf(schema)
    return check(value)
  }
}
