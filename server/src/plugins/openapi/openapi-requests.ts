import { BookingRequest, RomeDate, RomeTime } from '@mestieri/shared/contracts/bookings.ts'
import { CampaignData, ChatMessageRequest } from '@mestieri/shared/contracts/chat.ts'
import { UnsubscribeRequest } from '@mestieri/shared/contracts/email.ts'
import { BillingDataRequest, IntentRequest } from '@mestieri/shared/contracts/payments.ts'
import {
  SandboxAuthentication,
  SandboxConfirmation,
  SandboxStateRequest,
} from '@mestieri/shared/contracts/sandbox-payments.ts'
import type { EndpointName } from '@mestieri/shared/contracts/site/addresses.ts'
import { TokenValidationRequest } from '@mestieri/shared/contracts/token.ts'

import { closeSchema } from '../input/strict-schema.ts'

/**
 * What the server wants in a booking. Its own schema lets date and time be missing or malformed, so that the
 * service can refuse them with one sentence.
 */
const DocumentedBooking = {
  ...BookingRequest,
  required: ['date', 'time'],
  description: '`phone` may be left out with a `uid` whose professional has one.',
  properties: { ...BookingRequest.properties, date: RomeDate, time: RomeTime },
}

/** What the server wants in billing data. Its own schema lets them be missing, for the same reason. */
const DocumentedBillingData = {
  ...BillingDataRequest,
  required: ['vat', 'cuuPec'],
  description:
    'Either `uid`, or `email` with `paymentMethod`. A bank transfer has no `paymentIntentId`. `cuuPec` is a ' +
    'certified email address (PEC) or an SDI code.',
}

/** The schemas of request bodies under `components`. A schema comes before the schemas that contain it. */
const requestSchemas = {
  CampaignData,
  BookingRequest: DocumentedBooking,
  ChatMessageRequest,
  IntentRequest,
  BillingDataRequest: DocumentedBillingData,
  SandboxConfirmation,
  SandboxAuthentication,
  SandboxStateRequest,
  TokenValidationRequest,
  UnsubscribeRequest,
} as const satisfies Record<string, object>

const schemaNames = {
  'bookings.create': 'BookingRequest',
  'chat.send': 'ChatMessageRequest',
  'payments.intent': 'IntentRequest',
  'payments.billingData': 'BillingDataRequest',
  'sandbox.confirm': 'SandboxConfirmation',
  'sandbox.authenticate': 'SandboxAuthentication',
  'sandbox.state': 'SandboxStateRequest',
  'token.validate': 'TokenValidationRequest',
  'email.unsubscribe': 'UnsubscribeRequest',
} as const satisfies { readonly [Name in EndpointName]?: keyof typeof requestSchemas }

/** The name of the schema of an endpoint's JSON body; undefined for an endpoint without one. */
export function requestSchemaName(operationId: string): keyof typeof requestSchemas | undefined {
  return (schemaNames as Readonly<Record<string, keyof typeof requestSchemas>>)[operationId]
}

/** The request schemas as the server reads them: without unknown properties. */
export function closedRequestSchemas(): Readonly<Record<string, object>> {
  return Object.fromEntries(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the copy of a schema is an object
    Object.entries(requestSchemas).map(([name, schema]) => [name, closeSchema(schema) as object]),
  )
}

const report = { type: 'object', additionalProperties: true } as const

/** The body of an endpoint that reads it without a schema. */
export const unvalidatedBodies: { readonly [Name in EndpointName]?: object } = {
  'csp.report': {
    required: true,
    content: {
      'application/csp-report': { schema: report },
      'application/reports+json': { schema: { type: 'array', items: report } },
    },
  },
}
