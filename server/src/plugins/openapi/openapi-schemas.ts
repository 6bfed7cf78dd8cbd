import * as affiliates from '@mestieri/shared/contracts/affiliates.ts'
import * as bookings from '@mestieri/shared/contracts/bookings.ts'
import * as chat from '@mestieri/shared/contracts/chat.ts'
import { PublicConfig } from '@mestieri/shared/contracts/config.ts'
import { FieldError, Problem } from '@mestieri/shared/contracts/error.ts'
import { GroupState, Liveness, Readiness } from '@mestieri/shared/contracts/health.ts'
import * as payments from '@mestieri/shared/contracts/payments.ts'
import { SandboxState } from '@mestieri/shared/contracts/sandbox-payments.ts'
import { TokenValidation } from '@mestieri/shared/contracts/token.ts'
import { isRecord } from '@mestieri/shared/records.ts'

import { closedRequestSchemas } from './openapi-requests.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = Record<string, Json>

/** @throws {TypeError} if the value is no JSON object */
export function asObject(json: unknown): JsonObject {
  if (!isRecord(json)) throw new TypeError('the document has something else than an object')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all callers pass a part of parsed JSON
  return json as JsonObject
}

/**
 * Converts a value to plain JSON, without undefined properties and symbols. A record's schema has
 * `additionalProperties`, as @fastify/swagger writes it.
 */
export function toJson(value: object): JsonObject {
  const json: unknown = JSON.parse(JSON.stringify(value), (_key, inner: Json) => {
    if (typeof inner !== 'object' || inner === null || !('patternProperties' in inner)) return inner
    const { patternProperties, ...keywords } = inner
    return { ...keywords, additionalProperties: Object.values(asObject(patternProperties))[0] }
  })
  return asObject(json)
}

/** The schemas of responses. A schema comes before the schemas that contain it. */
const answerSchemas: Readonly<Record<string, object>> = {
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
  Liveness,
  GroupState,
  Readiness,
}

/** The schemas under `components` of the document. */
const namedSchemas = Object.entries({ ...answerSchemas, ...closedRequestSchemas() }).map(
  ([name, schema]) => [name, toJson(schema)] as const,
)

/**
 * Serialises a schema so that equal schemas give equal texts: sorted keys, and `const` as an `enum` with one
 * value.
 */
function textOf(schema: object): string {
  return JSON.stringify(schema, (_key, value: unknown) => {
    if (!isRecord(value)) return value
    const { const: only, ...keywords } = value
    const renamed: Readonly<Record<string, unknown>> =
      only === undefined ? keywords : { ...keywords, enum: [only] }
    const keys = Object.keys(renamed).toSorted((one, other) => (one < other ? -1 : 1))
    return Object.fromEntries(keys.map((key) => [key, renamed[key]])) as object
  })
}

const namesByText = new Map(namedSchemas.map(([name, schema]) => [textOf(schema), name]))

export function toReference(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` }
}

/**
 * Copies a part of the document and replaces each named schema with a reference. Ajv's `discriminator` is
 * removed, because OpenAPI allows it only beside references.
 */
export function withReferences(value: Json, isRoot = false): Json {
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

/** The schemas under `components`. */
export function componentSchemas(): JsonObject {
  return Object.fromEntries(namedSchemas.map(([name, schema]) => [name, withReferences(schema, true)]))
}
