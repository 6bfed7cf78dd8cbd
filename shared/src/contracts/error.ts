import type { Static } from 'typebox'

import { Type } from './schema.ts'

/** The stable error codes that programs may rely on (contract.md, section 2, and each endpoint's own). */
export const errorCodes = [
  'bad_request',
  'validation_failed',
  'payload_too_large',
  'unsupported_media_type',
  'not_found',
  'method_not_allowed',
  'cross_site_request',
  'bot_check_failed',
  'rate_limited',
  'idempotency_key_reused',
  'pictures_too_large',
  'picture_type_unsupported',
  'picture_invalid',
  'picture_upload_failed',
  'billing_key_missing',
  'billing_fields_missing',
  'billing_failed',
  'payment_intent_foreign',
  'booking_fields_missing',
  'booking_date_unavailable',
  'slot_taken',
  'booking_failed',
  'booking_unknown',
  'token_expired',
  'token_invalid',
  'token_data_invalid',
  'token_rejected',
  'notification_failed',
  'unsubscribe_failed',
  'upstream_failed',
  'upstream_timeout',
  'upstream_unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** Codes of failures that a client finds itself, because it has no problem document. */
export type LocalProblemCode = 'offline' | 'timeout' | 'unreadable'

declare const unknownCode: unique symbol
/**
 * Stands in types for a code of a newer server, which this build does not know. It compares with no text, so that each
 * decision on a code needs a way for unknown ones.
 */
export type UnknownCode = typeof unknownCode

/** The code of a problem, as whoever reads it has to expect it. */
export type ProblemCode = ErrorCode | LocalProblemCode | UnknownCode

/** One field that does not fit, in words for a person. */
export const FieldError = Type.Object({ field: Type.String(), message: Type.String() })

/** An error answer: RFC 9457 problem details with a stable code and an Italian detail. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  // The type has more than the schema: a server sends its own codes only.
  code: Type.Unsafe<ProblemCode>({ type: 'string', enum: [...errorCodes] }),
  detail: Type.String(),
  errors: Type.Optional(Type.Array(FieldError)),
  requestId: Type.String(),
})
export type Problem = Static<typeof Problem>
