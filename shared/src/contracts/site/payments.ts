import {
  BillingDataRequest,
  CheckoutSession,
  CheckoutSessionStatus,
  Intent,
  IntentRequest,
  SessionParams,
} from '../payments.ts'
import {
  SandboxAuthentication,
  SandboxConfirmation,
  SandboxState,
  SandboxStateRequest,
} from '../sandbox-payments.ts'
import type { Endpoint } from './endpoint.ts'
import { upstreamErrors } from './upstream-errors.ts'

const errors = ['not_found', ...upstreamErrors] as const
const sandbox = { status: 200, answer: SandboxState, errors } as const

/** The professionals' payments (contract.md, 'Payments'), and the test mode of cards (docs/decisions/0010). */
export const paymentEndpoints = {
  'payments.intent': {
    summary: 'What a visitor is to pay; theirs for five minutes',
    body: IntentRequest,
    status: 200,
    answer: Intent,
    errors,
    cache: ['hit', 'miss'],
    rateLimit: 'payments',
    visitor: true,
  },
  'payments.billingData': {
    summary: 'Sends the billing data of a payment',
    body: BillingDataRequest,
    status: 204,
    answer: null,
    errors: [
      'billing_key_missing',
      'billing_fields_missing',
      'billing_failed',
      'payment_intent_foreign',
      'not_found',
    ],
    rateLimit: 'billing',
    idempotent: true,
    botCheck: 'billing',
    visitor: true,
  },
  'payments.createSession': {
    summary: 'Opens a checkout session',
    status: 201,
    answer: CheckoutSession,
    errors: upstreamErrors,
    rateLimit: 'payments',
  },
  'payments.sessionStatus': {
    summary: 'How a checkout session stands',
    params: SessionParams,
    status: 200,
    answer: CheckoutSessionStatus,
    errors: upstreamErrors,
    rateLimit: 'reads',
  },
  'sandbox.confirm': {
    ...sandbox,
    summary: 'Test mode: pays an intent with a test card',
    body: SandboxConfirmation,
    rateLimit: 'payments',
  },
  'sandbox.authenticate': {
    ...sandbox,
    summary: 'Test mode: answers the authentication that a card asked for',
    body: SandboxAuthentication,
    rateLimit: 'payments',
  },
  // A read. It is a POST because a client secret has no place in an address.
  'sandbox.state': {
    ...sandbox,
    summary: 'Test mode: how an intent stands',
    body: SandboxStateRequest,
    rateLimit: 'reads',
  },
} as const satisfies Record<string, Endpoint>
