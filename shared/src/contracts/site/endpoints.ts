import type { ErrorCode } from '../error.ts'
import { endpointAddress, type EndpointName } from './addresses.ts'
import { directoryEndpoints } from './directory.ts'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf, ReadQueryOf } from './endpoint.ts'
import { paymentEndpoints } from './payments.ts'
import { visitorEndpoints } from './visitors.ts'

/**
 * Every endpoint of the site's API, once (contract.md, section 3). The server registers its routes from this table and
 * makes the OpenAPI document from it; the browser takes the types of its calls from it.
 */
export const endpoints = {
  ...directoryEndpoints,
  ...visitorEndpoints,
  ...paymentEndpoints,
} as const satisfies Record<EndpointName, Endpoint>

type Endpoints = typeof endpoints

export type EndpointParams<Name extends EndpointName> = ParamsOf<Endpoints[Name]>
/** A query as a caller writes it: what has a default may be left out. */
export type EndpointQuery<Name extends EndpointName> = QueryOf<Endpoints[Name]>
/** A query as the server reads it. */
export type EndpointReadQuery<Name extends EndpointName> = ReadQueryOf<Endpoints[Name]>
export type EndpointBody<Name extends EndpointName> = BodyOf<Endpoints[Name]>
export type EndpointAnswer<Name extends EndpointName> = AnswerOf<Endpoints[Name]>

/** The endpoints that take an `Idempotency-Key`. */
export type IdempotentEndpoint = {
  [Name in EndpointName]: Endpoints[Name] extends { readonly idempotent: true } ? Name : never
}[EndpointName]

/** Every code that an endpoint may answer with: its own, and those of the plugins that stand before it. */
export function errorCodesOf(name: EndpointName): readonly ErrorCode[] {
  const row: Endpoint = endpoints[name]
  const { method } = endpointAddress(name)
  const takesInput = row.params ?? row.query ?? row.body ?? row.idempotent
  return [
    ...new Set<ErrorCode>([
      'bad_request',
      ...(row.params ? (['not_found'] as const) : []),
      ...(takesInput ? (['validation_failed'] as const) : []),
      ...(row.body ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
      ...(method !== 'GET' && !row.crossSite ? (['cross_site_request'] as const) : []),
      ...(row.botCheck ? (['bot_check_failed'] as const) : []),
      ...(row.idempotent ? (['idempotency_key_reused'] as const) : []),
      ...row.errors,
      'rate_limited',
      'upstream_unavailable',
      'internal',
    ]),
  ]
}
