import type { EndpointName } from '@mestieri/shared/contracts/site/addresses.ts'
import type { Endpoint } from '@mestieri/shared/contracts/site/endpoint.ts'
import { endpoints } from '@mestieri/shared/contracts/site/endpoints.ts'

import { errorResponses, isEndpoint, otherProblem } from './openapi-errors.ts'
import { examples, problemExamples } from './openapi-examples.ts'
import {
  answerHeaders,
  commonHeaders,
  headerParameters,
  namedHeaders,
  rateLimitHeaders,
} from './openapi-headers.ts'
import { requestSchemaName, unvalidatedBodies } from './openapi-requests.ts'
import {
  asObject,
  componentSchemas,
  type Json,
  type JsonObject,
  toJson,
  toReference,
  withReferences,
} from './openapi-schemas.ts'

/** The tags of the operations: what belongs together, by the first part of the operation's id. */
const tags: Readonly<Record<string, string>> = {
  affiliates: 'The directory of professionals, their profiles and maps.',
  bookings: 'Callbacks: free times, and booking one.',
  chat: 'Conversations with the assistants, and their photos.',
  payments: 'The payments and billing data of professionals.',
  sandbox: 'The test mode of card payments. A site with a card provider does not have these calls.',
  token: 'The login of the professionals’ app.',
  email: 'Unsubscribing from emails.',
  pictures: 'Resized pictures.',
  config: 'The public part of the configuration.',
  csp: 'Reports of browsers.',
  health: 'For load balancers and orchestrators.',
  openapi: 'This document.',
}

const tagOf = (operationId: string) => operationId.split('.', 1).join('')

interface Parameter extends JsonObject {
  readonly name: string
}

interface Operation extends JsonObject {
  /** A route under `/api` that is not in the endpoint table may have no id. */
  readonly operationId?: string
  readonly summary?: string
  readonly requestBody?: JsonObject
  readonly parameters?: Parameter[]
  readonly responses: JsonObject
}

/** The responses, each with a description. */
function withDescriptions({ summary, responses }: Operation): JsonObject {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const described = asObject(response)
      // @fastify/swagger writes this text if the schema has no description.
      const isUndescribed = described['description'] === 'Default Response' && summary !== undefined
      return [status, isUndescribed ? { ...described, description: summary } : described]
    }),
  )
}

/** Adds the example of a parameter of the path or query. */
function withExample(parameter: Parameter, name: EndpointName): Parameter {
  const { params, query } = examples[name]
  const values: Readonly<Record<string, Json>> = { ...params, ...query }
  const example = values[parameter.name]
  return example === undefined ? parameter : { ...parameter, example }
}

/** The content of a success response, with its example. */
function withAnswerExample(content: JsonObject, name: EndpointName): JsonObject {
  const { answer } = examples[name]
  if (answer === undefined) return content
  const json = asObject(content['application/json'])
  return { ...content, 'application/json': { ...json, example: toJson(answer) } }
}

/** The request body: the named schema and its example. */
function describeBody(body: JsonObject | undefined, name: EndpointName): JsonObject {
  const unvalidated = unvalidatedBodies[name]
  if (unvalidated) return { requestBody: toJson(unvalidated) }
  const schemaName = requestSchemaName(name)
  if (!body || schemaName === undefined) return {}
  const example = examples[name].body
  const media = { schema: toReference(schemaName), ...(example && { example: toJson(example) }) }
  const types = Object.keys(asObject(body['content']))
  return { requestBody: { ...body, content: Object.fromEntries(types.map((type) => [type, media])) } }
}

const visitorCookie =
  'Sets a cookie, if the request has none, and reads it: a payment belongs to the visitor who has this cookie.'

/**
 * Completes an operation. Endpoints of the endpoint table get all details, other routes only the error
 * responses.
 */
function describeOperation(operation: Operation): Operation {
  const { operationId = '', parameters = [], requestBody } = operation
  const responses = withDescriptions(operation)
  if (!isEndpoint(operationId)) {
    const tag = tagOf(operationId)
    return {
      ...operation,
      ...(tag in tags && { tags: [tag] }),
      responses: { ...responses, ...errorResponses(operationId), default: otherProblem },
    }
  }
  const name = operationId
  const row: Endpoint = endpoints[name]
  const status = String(row.status)
  const described = asObject(responses[status])
  const { content } = described
  const answer = {
    ...described,
    ...(content !== undefined && { content: withAnswerExample(asObject(content), name) }),
    headers: toJson(answerHeaders(name)),
  }
  const allParameters = [
    ...parameters.map((parameter) => withExample(parameter, name)),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every parameter of that list has a name
    ...(headerParameters(name).map(toJson) as Parameter[]),
  ]
  return {
    ...operation,
    ...(row.visitor && { description: visitorCookie }),
    ...(allParameters.length > 0 && { parameters: allParameters }),
    ...describeBody(requestBody, name),
    responses: { [status]: answer, ...errorResponses(name), default: otherProblem },
  }
}

/** Adds headers to every response. */
function withResponseHeaders(responses: JsonObject, headers: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const { headers: own = {}, ...rest } = asObject(response)
      return [status, { ...rest, headers: { ...asObject(own), ...headers } }]
    }),
  )
}

interface Document extends JsonObject {
  readonly paths: Record<string, Record<string, Operation>>
}

/**
 * Completes the OpenAPI document that @fastify/swagger generates from the routes: it adds error codes by
 * endpoint and status, request and response headers, and named schemas.
 * @param isLimited whether the operation is rate-limited
 */
export function completeDocument(routes: object, isLimited: (operationId: string) => boolean): object {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- @fastify/swagger has written it
  const document = toJson(routes) as Document
  const common = toJson(commonHeaders)
  const limited = toJson({ ...commonHeaders, ...rateLimitHeaders })
  const complete = (operation: Operation) => {
    const described = describeOperation(operation)
    const headers = isLimited(operation.operationId ?? '') ? limited : common
    return withReferences({ ...described, responses: withResponseHeaders(described.responses, headers) })
  }
  const paths: JsonObject = {}
  for (const [path, operations] of Object.entries(document.paths)) {
    paths[path] = Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [method, complete(operation)]),
    )
  }
  // An empty `security` list: no endpoint needs credentials.
  return {
    ...document,
    security: [],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    components: { schemas: componentSchemas(), headers: namedHeaders, examples: toJson(problemExamples) },
    paths,
  }
}
