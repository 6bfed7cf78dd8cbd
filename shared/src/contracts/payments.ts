import type { Static } from 'typebox'

import { Type } from './schema.ts'

const Uid = Type.String({ pattern: '^[\\w-]{1,128}$' })
const renew = Type.Optional(
  Type.Boolean({ description: 'Drops the cached intent first: after a payment, or a refusal for good' }),
)

const TrialRequest = Type.Object({ purpose: Type.Literal('trial'), renew })
const ActivationRequest = Type.Object({ purpose: Type.Literal('activation'), uid: Uid, renew })
const SettlementRequest = Type.Object({ purpose: Type.Literal('settlement'), uid: Uid, renew })
export type IntentRequest =
  | Static<typeof TrialRequest>
  | Static<typeof ActivationRequest>
  | Static<typeof SettlementRequest>

/** The purpose says which of them is meant, so that a refusal names that one's field. */
export const IntentRequest = Type.Unsafe<IntentRequest>({
  type: 'object',
  oneOf: [TrialRequest, ActivationRequest, SettlementRequest],
  discriminator: { propertyName: 'purpose' },
  required: ['purpose'],
})

export type PaymentPurpose = IntentRequest['purpose']

export const Intent = Type.Object({
  amount: Type.Integer({ minimum: 1, description: 'Cents, VAT included' }),
  currency: Type.Literal('eur'),
  clientSecret: Type.String(),
  paymentIntentId: Type.String(),
})
export type Intent = Static<typeof Intent>

export const PaymentMethod = Type.Union([Type.Literal('bank_transfer'), Type.Literal('card')])
export type PaymentMethod = Static<typeof PaymentMethod>

/**
 * Billing data as typed. Every field may be missing here, so that the specification's sentences (section 5) refuse it;
 * either `uid`, or `email` with `paymentMethod`.
 */
export const BillingDataRequest = Type.Object({
  paymentIntentId: Type.Optional(Type.String({ maxLength: 255 })),
  vat: Type.Optional(Type.String({ maxLength: 40 })),
  cuuPec: Type.Optional(Type.String({ maxLength: 254 })),
  email: Type.Optional(Type.String({ maxLength: 254 })),
  paymentMethod: Type.Optional(PaymentMethod),
  uid: Type.Optional(Uid),
})
export type BillingDataRequest = Static<typeof BillingDataRequest>

export const SessionParams = Type.Object({ id: Type.String({ pattern: String.raw`^[\w-]{1,255}$` }) })

export const CheckoutSession = Type.Object({ clientSecret: Type.String() })
export type CheckoutSession = Static<typeof CheckoutSession>

/** Null where upstream says nothing. */
export const CheckoutSessionStatus = Type.Object({
  status: Type.Union([Type.Literal('open'), Type.Literal('complete'), Type.Literal('expired'), Type.Null()]),
  paymentStatus: Type.Union([
    Type.Literal('paid'),
    Type.Literal('unpaid'),
    Type.Literal('no_payment_required'),
    Type.Null(),
  ]),
})
export type CheckoutSessionStatus = Static<typeof CheckoutSessionStatus>
