import type { ErrorCode } from '@mestieri/shared/contracts/error.ts'
import { endpointAddresses, type EndpointName } from '@mestieri/shared/contracts/site/addresses.ts'
import { errorCodesOf } from '@mestieri/shared/contracts/site/endpoints.ts'

import { errorTable } from '../../errors.ts'
import { errorHeaders } from './openapi-headers.ts'
import { type JsonObject, toReference } from './openapi-schemas.ts'

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

/** The error codes of the operations that are not in the endpoint table. */
const otherCodes: Readonly<Record<string, readonly ErrorCode[]>> = {
  'health.live': ['bad_request'],
  'health.ready': ['bad_request'],
  'openapi.read': ['bad_request', 'rate_limited', 'upstream_unavailable', 'internal'],
  'email.oneClick': [
    'bad_request',
    'validation_failed',
    'payload_too_large',
    'unsupported_media_type',
    'unsubscribe_failed',
    'rate_limited',
    'upstream_unavailable',
    'internal',
  ],
}

export function isEndpoint(operationId: string): operationId is EndpointName {
  return Object.hasOwn(endpointAddresses, operationId)
}

const exampleReference = (code: ErrorCode): JsonObject => ({ $ref: `#/components/examples/${code}` })

/** The example of an error in a response; none for a status that is not the usual one of its code. */
function exampleReferences(codes: readonly ErrorCode[], status: number): JsonObject {
  const usual = codes.filter((code) => errorTable[code].status === status)
  const references = usual.map((code) => [code, exampleReference(code)] as const)
  return references.length > 0 ? { examples: Object.fromEntries(references) } : {}
}

/** The error responses of an operation: one per status, with the codes that are possible there. */
export function errorResponses(operationId: string): JsonObject {
  const codesByStatus = new Map<number, ErrorCode[]>()
  const allCodes = isEndpoint(operationId) ? errorCodesOf(operationId) : (otherCodes[operationId] ?? [])
  for (const code of allCodes) {
    for (const status of statusesOf(code)) {
      codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code])
    }
  }
  const responses: JsonObject = {}
  for (const [status, codes] of codesByStatus) {
    const narrowed = { type: 'object', properties: { code: { type: 'string', enum: codes } } }
    responses[status] = {
      description: codes.map((code) => errorTable[code].title).join('; '),
      headers: errorHeaders(operationId, status),
      content: {
        'application/problem+json': {
          schema: { allOf: [toReference('Problem'), narrowed] },
          ...exampleReferences(codes, status),
        },
      },
    }
  }
  return responses
}

/** The response of every operation to an error that is not listed. */
export const otherProblem: JsonObject = {
  description:
    'Another error (RFC 9457), such as `bad_request` with the status 408, 414, 417 or 431. `code` is stable, ' +
    '`detail` is fit to show to a person.',
  content: {
    'application/problem+json': {
      schema: toReference('Problem'),
      examples: { method_not_allowed: exampleReference('method_not_allowed') },
    },
  },
}
