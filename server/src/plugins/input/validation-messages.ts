import type { FastifySchemaValidationError } from 'fastify'

export interface FieldProblem {
  readonly field: string
  /** Italian. */
  readonly message: string
}

const typeMessages: Readonly<Record<string, string>> = {
  string: 'Deve essere un testo.',
  integer: 'Deve essere un numero intero.',
  number: 'Deve essere un numero.',
  boolean: 'Deve essere vero o falso.',
  array: 'Deve essere un elenco.',
  object: 'Deve essere un oggetto.',
}

const missingField = 'Questo campo è obbligatorio.'
const notAmong = 'Il valore non è tra quelli ammessi.'
const badFormat = 'Il formato non è valido.'

/** Messages by the keyword of the schema that failed; `limit` is the keyword's number. */
const messages: Readonly<Record<string, (limit: string) => string>> = {
  required: () => missingField,
  additionalProperties: () => 'Questo campo non è previsto.',
  enum: () => notAmong,
  const: () => notAmong,
  anyOf: () => notAmong,
  oneOf: () => notAmong,
  pattern: () => badFormat,
  format: () => badFormat,
  minLength: (limit) => (limit === '1' ? 'Non può essere vuoto.' : `Deve avere almeno ${limit} caratteri.`),
  maxLength: (limit) => `Può avere al massimo ${limit} caratteri.`,
  minimum: (limit) => `Deve essere almeno ${limit}.`,
  maximum: (limit) => `Può essere al massimo ${limit}.`,
  minItems: (limit) => `Deve avere almeno ${limit} elementi.`,
  maxItems: (limit) => `Può avere al massimo ${limit} elementi.`,
}

function fieldOf({ instancePath, params }: FastifySchemaValidationError): string {
  const missing = params['missingProperty'] ?? params['additionalProperty'] ?? params['tag']
  const path = instancePath.split('/').slice(1)
  const parts = typeof missing === 'string' ? [...path, missing] : path
  // The client can send an unknown field with a name of any length.
  return parts.join('.').slice(0, 64)
}

function messageOf({ keyword, params }: FastifySchemaValidationError): string {
  if (keyword === 'type') return typeMessages[String(params['type'])] ?? 'Il valore non è valido.'
  if (keyword === 'discriminator') return params['tagValue'] === undefined ? missingField : notAmong
  return messages[keyword]?.(String(params['limit'])) ?? 'Il valore non è valido.'
}

/**
 * Returns the field that failed the validation and an Italian message. Only the last error counts: for a
 * union Ajv reports each member first and the union last; with a discriminator it reports only the selected
 * member.
 */
export function describeValidation(errors: readonly FastifySchemaValidationError[]): FieldProblem[] {
  const last = errors.at(-1)
  return last ? [{ field: fieldOf(last), message: messageOf(last) }] : []
}
