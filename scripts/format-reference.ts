/** A schema of the OpenAPI document, with the keywords that the reference shows. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: boolean | Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
}

interface Media {
  readonly schema: Schema
  readonly example?: unknown
}

type Content = Readonly<Record<string, Media>>

interface Parameter {
  readonly in: string
  readonly name: string
  readonly required: boolean
  readonly description?: string
  readonly schema: Schema
  readonly example?: unknown
}

interface Response {
  readonly description: string
  readonly headers?: Readonly<Record<string, object>>
  readonly content?: Content
}

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, Response>>
}

/** The parts of an OpenAPI document that the reference shows. */
export interface OpenApi {
  readonly info: { readonly title: string; readonly description: string; readonly version: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``

/** Escapes what would end a cell of a table. */
const cell = (text: string) => text.replaceAll('|', '\\|')

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return ''
  if (least === undefined) return `, at most ${most}${unit}`
  return most === undefined ? `, at least ${least}${unit}` : `, ${least} to ${most}${unit}`
}

/** Describes the values of a schema in a few words. A named schema is a link. */
function typeText(schema: Schema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return `[${name}](#${name.toLowerCase()})`
  }
  if (schema.const !== undefined) return code(schema.const)
  if (schema.enum) return schema.enum.map((value) => (value === '' ? 'empty' : code(value))).join(', ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(typeText).join(' or ')
  if (schema.items) return `list of ${typeText(schema.items)}${range(schema.minItems, schema.maxItems, '')}`
  if (typeof schema.additionalProperties === 'object') {
    return `object of ${typeText(schema.additionalProperties)} by name`
  }
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([name, field]) => `${code(name)}: ${typeText(field)}`,
    )
    return `object (${fields.join('; ')})`
  }
  return [
    schema.format ?? schema.type ?? 'any value',
    range(schema.minimum, schema.maximum, ''),
    range(schema.minLength, schema.maxLength, ' characters'),
    schema.pattern === undefined ? '' : `, ${code(schema.pattern)}`,
  ].join('')
}

function notes(description: string | undefined, schema: Schema): string {
  const preset =
    schema.default === undefined ? '' : `Default: ${schema.default === '' ? 'empty' : code(schema.default)}.`
  return [description ?? schema.description ?? '', preset].filter((text) => text !== '').join('. ')
}

function jsonBlock(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``
}

function parameterTable(parameters: readonly Parameter[]): string {
  const rows = parameters.map(({ in: place, name, required, description, schema }) => [
    code(name),
    place,
    required ? 'yes' : 'no',
    typeText(schema),
    notes(description, schema),
  ])
  return table(['Parameter', 'In', 'Required', 'Values', 'Notes'], rows)
}

function bodyText(content: Content): string {
  const kinds = Object.entries(content).map(([type, { schema }]) => `${code(type)}: ${typeText(schema)}`)
  const example = Object.values(content)[0]?.example
  return `Body: ${kinds.join('; ')}.${example === undefined ? '' : `\n\n${jsonBlock(example)}`}`
}

/** The codes of an error response; a success response has none. */
function codesOf({ content }: Response): readonly unknown[] {
  const narrowed = content?.['application/problem+json']?.schema.allOf?.[1]
  return narrowed?.properties?.['code']?.enum ?? []
}

function responseTable(responses: Operation['responses']): string {
  const rows = Object.entries(responses).map(([status, response]) => {
    const codes = codesOf(response)
    const kinds = Object.entries(response.content ?? {}).map(([type, { schema }]) =>
      type === 'application/json' || type === 'application/problem+json' ? typeText(schema) : code(type),
    )
    const isError = codes.length > 0
    return [
      status,
      isError ? codes.map(code).join(', ') : kinds.join(', ') || 'no body',
      Object.keys(response.headers ?? {})
        .filter((name) => !/^(?:ratelimit-|x-request-id)/.test(name))
        .map(code)
        .join(', '),
    ]
  })
  return table(['Status', 'Body, or codes of the problem', 'Headers'], rows)
}

function operationText(path: string, method: string, operation: Operation): string {
  const { summary, operationId, parameters = [], requestBody, responses } = operation
  const success = Object.values(responses)[0]?.content?.['application/json']?.example
  const parts = [
    `### ${method.toUpperCase()} ${path}`,
    `${summary}. Operation ${code(operationId)}.`,
    ...(parameters.length > 0 ? [parameterTable(parameters)] : []),
    ...(requestBody ? [bodyText(requestBody.content)] : []),
    responseTable(responses),
    ...(success === undefined ? [] : ['The success response:', jsonBlock(success)]),
  ]
  return parts.join('\n\n')
}

function fieldTable({ properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(([field, schema]) => [
    code(field),
    required.includes(field) ? 'yes' : 'no',
    typeText(schema),
    notes(undefined, schema),
  ])
  return table(['Field', 'Required', 'Values', 'Notes'], rows)
}

function schemaText([name, schema]: readonly [string, Schema]): string {
  const tables = schema.oneOf ? ['One of these:', ...schema.oneOf.map(fieldTable)] : [fieldTable(schema)]
  const description = schema.description === undefined ? [] : [schema.description]
  return [`### ${name}`, ...description, ...tables].join('\n\n')
}

/** Formats an OpenAPI document as Markdown: the operations by tag, then the schemas. */
export function formatReference({ info, tags, paths, components }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0],
      text: operationText(path, method, operation),
    })),
  )
  const sections = tags.map(({ name, description }) => {
    const texts = operations.filter(({ tag }) => tag === name).map(({ text }) => text)
    return [`## ${name}`, description, ...texts].join('\n\n')
  })
  const parts = [
    '# API reference',
    `Generated by \`npm run reference\` from \`/api/openapi.json\` of version ${info.version}; do not edit. ` +
      'The rules behind it are in the [contract](contract.md), the errors in [errors](errors.md).',
    info.description,
    'Every response has `x-request-id`. Those of a rate-limited operation, all but the health checks, have ' +
      '`ratelimit-limit`, `ratelimit-remaining` and `ratelimit-reset`. Other headers are listed with their status.',
    ...sections,
    '## Schemas',
    ...Object.entries(components.schemas).map(schemaText),
  ]
  return `${parts.join('\n\n')}\n`
}
