import { bookingOutcome } from '@mestieri/shared/contracts/booking-outcome.ts'
import { botCheckHeaders } from '@mestieri/shared/contracts/bot-check.ts'
import type { EndpointName } from '@mestieri/shared/contracts/site/addresses.ts'
import type { CacheState, Endpoint } from '@mestieri/shared/contracts/site/endpoint.ts'
import { endpoints } from '@mestieri/shared/contracts/site/endpoints.ts'

interface Parameter {
  readonly in: 'header'
  readonly name: string
  readonly required: false
  readonly description: string
  readonly schema: { readonly type: 'string'; readonly pattern?: string }
  readonly example?: string
}

interface Header {
  readonly description: string
  readonly schema: {
    readonly type: 'integer' | 'string'
    readonly minimum?: number
    readonly enum?: readonly string[]
  }
}

/** Response headers as references to the header definitions under `components`. */
export type HeaderReferences = Readonly<Record<string, { readonly $ref: string }>>

const count = { type: 'integer', minimum: 0 } as const

/** The response headers under `components`. `x-cache` is not here, because its values differ by endpoint. */
export const namedHeaders = {
  RequestId: {
    description: 'The id of the request in the log, and upstream',
    schema: { type: 'string' },
  },
  RateLimitLimit: { description: 'Requests a minute for this group of endpoints', schema: count },
  RateLimitRemaining: { description: 'Requests left', schema: count },
  RateLimitReset: { description: 'Seconds until all requests are allowed again', schema: count },
  RetryAfter: {
    description: 'Seconds after which a repeat makes sense',
    schema: { type: 'integer', minimum: 1 },
  },
  BookingOutcome: {
    description: 'The booking may have been made all the same',
    schema: { type: 'string', enum: [bookingOutcome.unknown] },
  },
} as const satisfies Record<string, Header>

function reference(name: keyof typeof namedHeaders) {
  return { $ref: `#/components/headers/${name}` }
}

/** The headers of every response. */
export const commonHeaders: HeaderReferences = { 'x-request-id': reference('RequestId') }

/** The headers of every response of a rate-limited route. */
export const rateLimitHeaders: HeaderReferences = {
  'ratelimit-limit': reference('RateLimitLimit'),
  'ratelimit-remaining': reference('RateLimitRemaining'),
  'ratelimit-reset': reference('RateLimitReset'),
}

/** The headers of an endpoint's error response, without those of the rate limiter. */
export function errorHeaders(operationId: string, status: number): HeaderReferences {
  return {
    ...(status === 429 || status === 503 ? { 'retry-after': reference('RetryAfter') } : {}),
    ...(operationId === 'bookings.create' && status >= 500
      ? { [bookingOutcome.header]: reference('BookingOutcome') }
      : {}),
  }
}

function cacheHeader(states: readonly CacheState[]): Header {
  return { description: 'Where the answer came from', schema: { type: 'string', enum: states } }
}

/** The headers of an endpoint's success response, without those of the rate limiter. */
export function answerHeaders(name: EndpointName): Readonly<Record<string, Header>> {
  const { cache }: Endpoint = endpoints[name]
  return cache ? { 'x-cache': cacheHeader(cache) } : {}
}

function parameter(
  name: string,
  description: string,
  { pattern, example }: { readonly pattern?: string; readonly example?: string } = {},
): Parameter {
  const schema = { type: 'string', ...(pattern !== undefined && { pattern }) } as const
  const shown = example === undefined ? {} : { example }
  return { in: 'header', name, required: false, description, schema, ...shown }
}

const idempotencyKey = parameter('idempotency-key', 'A repeat with the same key does not act twice', {
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  example: 'b1946ac92492d2347c6235b4',
})
const botCheck = [
  parameter(botCheckHeaders.token, 'The token of the bot check, where the site asks for one'),
  parameter(
    botCheckHeaders.form,
    'How the form was filled in: milliseconds since it was shown, `;`, the content of the hidden field',
    { example: '5400;' },
  ),
]

/** The optional request headers of an endpoint. */
export function headerParameters(name: EndpointName): readonly Parameter[] {
  const row: Endpoint = endpoints[name]
  return [...(row.idempotent ? [idempotencyKey] : []), ...(row.botCheck ? botCheck : [])]
}
