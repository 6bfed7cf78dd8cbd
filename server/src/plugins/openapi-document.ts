import * as affiliates from '@mestieri/shared/contracts/affiliates.ts'
import * as bookings from '@mestieri/shared/contracts/bookings.ts'
import * as chat from '@mestieri/shared/contracts/chat.ts'
import { PublicConfig } from '@mestieri/shared/contracts/config.ts'
import { type ErrorCode, FieldError, Problem } from '@mestieri/shared/contracts/error.ts'
import * as payments from '@mestieri/shared/contracts/payments.ts'
import { SandboxState } from '@mestieri/shared/contracts/sandbox-payments.ts'
import { endpointAddresses, type EndpointName } from '@mestieri/shared/contracts/site/addresses.ts'
import { endpoints, errorCodesOf } from '@mestieri/shared/contracts/site/endpoints.ts'
import { TokenValidation } from '@mestieri/shared/contracts/token.ts'

import { errorTable } from '../errors.ts'
import {
  answerHeaders,
  errorHeaders,
  headerParameters,
  namedHeaders,
  rateLimitHeaders,
} from './openapi-headers.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type JsonObject = Record<string, Json>

/** Converts a value to plain JSON, without undefined properties and symbols. */
function toJson(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value)) as JsonObject
}

/** The schemas under `components` of the document. A schema comes before the schemas that contain it. */
const namedSchemas: Readonly<Record<string, object>> = {
  FieldError,
  Problem,
  AffiliateService: affiliates.AffiliateService,
  AffiliateCard: affiliates.AffiliateCard,
  Coordinates: affiliates.Coordinates,
  AffiliateProfile: affiliates.AffiliateProfile,
  AffiliateContact: affiliates.AffiliateContact,
  AffiliatePage: affiliates.AffiliatePage,
  Slots: bookings.Slots,
  Booking: bookings.Booking,
  ChatReply: chat.ChatReply,
  ChatHistoryMessage: chat.ChatHistoryMessage,
  ChatHistory: chat.ChatHistory,
  ChatPictures: chat.ChatPictures,
  Intent: payments.Intent,
  CheckoutSession: payments.CheckoutSession,
  CheckoutSessionStatus: payments.CheckoutSessionStatus,
  SandboxState,
  TokenValidation,
  PublicConfig,
}

/**
 * Serialises a schema so that equal schemas give equal texts: sorted keys, and `const` as an `enum` with one
 * value.
 */
function textOf(schema: object): string {
  return JSON.stringify(schema, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const { const: only, ...keywords } = value as Readonly<Record<string, unknown>>
    const renamed: Readonly<Record<string, unknown>> =
      only === undefined ? keywords : { ...keywords, enum: [only] }
    const keys = Object.keys(renamed).toSorted((one, other) => (one < other ? -1 : 1))
    return Object.fromEntries(keys.map((key) => [key, renamed[key]])) as object
  })
}

const namesByText = new Map(Object.entries(namedSchemas).map(([name, schema]) => [textOf(schema), name]))

function toReference(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` }
}

/**
 * Copies a part of the document and replaces each named schema with a reference. Ajv's `discriminator` is
 * removed, because OpenAPI allows it only beside references.
 */
function withReferences(value: Json, isRoot = false): Json {
  if (Array.isArray(value)) return value.map((item: Json) => withReferences(item))
  if (typeof value !== 'object' || value === null) return value
  const name = isRoot ? undefined : namesByText.get(textOf(value))
  if (name !== undefined) return toReference(name)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== 'discriminator' || typeof inner === 'string')
      .map(([key, inner]) => [key, withReferences(inner)]),
  )
}

/** Codes that replace a general upstream code but keep its status (contract.md, section 4). */
const failureCodes: ReadonlySet<ErrorCode> = new Set([
  'booking_failed',
  'billing_failed',
  'picture_upload_failed',
  'notification_failed',
  'unsubscribe_failed',
])

function statusesOf(code: ErrorCode): readonly number[] {
  return failureCodes.has(code) ? [502, 503, 504] : [errorTable[code].status]
}

/** The error responses of an endpoint: one per status, with the codes that are possible there. */
function errorResponses(name: EndpointName): JsonObject {
  const codesByStatus = new Map<number, ErrorCode[]>()
  for (const code of errorCodesOf(name)) {
    for (const status of statusesOf(code)) {
      codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code])
    }
  }
  const responses: JsonObject = {}
  for (const [status, codes] of codesByStatus) {
    const narrowed = { type: 'object', properties: { code: { type: 'string', enum: codes } } }
    responses[status] = {
      description: codes.map((code) => errorTable[code].title).join('; '),
      headers: errorHeaders(name, status),
      content: {
        'application/problem+json': { schema: { allOf: [toReference('Problem'), narrowed] } },
      },
    }
  }
  return responses
}

interface Operation extends JsonObject {
  readonly operationId: string
  readonly parameters?: JsonObject[]
  readonly responses: JsonObject
}

/**
 * Completes an operation. Endpoints of the endpoint table get all details, other routes only the error
 * response.
 */
function describeOperation(operation: Operation): Operation {
  const problem = {
    description: 'An error (RFC 9457); `code` is stable, `detail` is fit to show to a person.',
    content: { 'application/problem+json': { schema: toReference('Problem') } },
  }
  const { operationId, responses, parameters = [] } = operation
  if (!Object.hasOwn(endpointAddresses, operationId)) {
    return { ...operation, responses: { ...responses, default: problem } }
  }
  const name = operationId as EndpointName
  const status = String(endpoints[name].status)
  const described = responses[status] as JsonObject
  // @fastify/swagger writes this text if the schema has no description.
  const isUndescribed = described['description'] === 'Default Response'
  const description = isUndescribed ? { description: endpoints[name].summary } : {}
  const answer = { ...described, ...description, headers: toJson(answerHeaders(name)) }
  const allParameters = [...parameters, ...headerParameters(name).map(toJson)]
  return {
    ...operation,
    ...(allParameters.length > 0 && { parameters: allParameters }),
    responses: { [status]: answer, ...errorResponses(name), default: problem },
  }
}

/** Adds headers to every response. A response without headers gets no empty `headers` object. */
function withResponseHeaders(responses: JsonObject, headers: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const { headers: own, ...rest } = response as JsonObject & { readonly headers?: JsonObject }
      const all = { ...own, ...headers }
      return [status, { ...rest, ...(Object.keys(all).length > 0 && { headers: all }) }]
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
  const document = toJson(routes) as Document
  const limited = toJson(rateLimitHeaders)
  const complete = (operation: Operation) => {
    const described = describeOperation(operation)
    const headers = isLimited(operation.operationId) ? limited : {}
    return withReferences({ ...described, responses: withResponseHeaders(described.responses, headers) })
  }
  const paths: JsonObject = {}
  for (const [path, operations] of Object.entries(document.paths)) {
    paths[path] = Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [method, complete(operation)]),
    )
  }
  const schemas = Object.fromEntries(
    Object.entries(namedSchemas).map(([name, schema]) => [name, withReferences(toJson(schema), true)]),
  )
  const used = [...new Set(Object.keys(endpointAddresses).map((name) => name.split('.', 1).join('')))]
  // An empty `security` list: no endpoint needs credentials.
  return {
    ...document,
    security: [],
    tags: used.map((name) => ({ name })),
    components: { schemas, headers: namedHeaders },
    paths,
  }
}
