import type { Static, TProperties, TSchema } from 'typebox'

import { Type } from '../schema.ts'

/** The fields of a type that have a name; an index signature has none. */
type NamedFields<T> = keyof { [Key in keyof T as string extends Key ? never : Key]: T[Key] }

/**
 * `unknown` where the reader takes everything that is written and reads no field that is not written; else `never`,
 * which no schema is.
 */
type Reads<Written extends TSchema, Read extends TSchema> =
  Static<Written> extends Static<Read>
    ? NamedFields<Static<Read>> extends NamedFields<Static<Written>>
      ? unknown
      : never
    : never

/**
 * One message of the wire, from both ends. `written` is all that its sender may write. `read` is what its receiver
 * accepts: the same or more, because writing is strict and reading is tolerant.
 */
export interface WireShape<Written extends TSchema = TSchema, Read extends TSchema = TSchema> {
  readonly written: Written
  readonly read: Read
}

/** A message whose receiver accepts more than its sender writes. The two must fit together, or it does not compile. */
export function tolerant<Written extends TSchema, Read extends TSchema>(
  written: Written,
  read: Read & Reads<Written, Read>,
): WireShape<Written, Read> {
  return { written, read }
}

/** An object of exactly these fields. */
export function exactObject<Fields extends TProperties>(fields: Fields) {
  return Type.Object(fields, { additionalProperties: false })
}

/** A message whose receiver wants the very fields that are written; further fields are ignored. */
export function exactly<Fields extends TProperties>(fields: Fields) {
  return { written: exactObject(fields), read: Type.Object(fields) } as const satisfies WireShape
}

/** A text of 1 to `maxLength` characters. */
export function text(maxLength: number) {
  return Type.String({ minLength: 1, maxLength })
}

export function orNull<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()])
}

/** A field that its sender leaves out where it has no value; the receiver accepts null as well. */
export function optionalText(maxLength: number) {
  return {
    written: Type.Optional(Type.String({ maxLength })),
    // `nullable` and not a union: Ajv's type coercion would make an empty text of null in a union.
    read: Type.Optional(Type.Unsafe<string | null>({ type: 'string', nullable: true, maxLength })),
  } as const
}
