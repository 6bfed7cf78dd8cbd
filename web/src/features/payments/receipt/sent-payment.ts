import type { PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'

import {
  createSessionValue,
  type SessionValue,
  type SessionValueDeps,
} from '../../../lib/storage/session-value.ts'
import { otherStorage } from '../../../lib/storage/storage.ts'
import { readStored, type StoredSchema } from '../../../lib/storage/stored-schema.ts'
import { billingValuesSchema } from '../billing/billing-draft.ts'
import type { BillingValues } from '../billing/billing-form.ts'

/** A payment, as its page knew it when the visitor sent it. */
export interface SentPayment {
  readonly purpose: PaymentPurpose
  /** The professional's uid from the page's link; null on the trial page. */
  readonly uid: string | null
  /** In cents. */
  readonly amount: number
  readonly values: BillingValues
  /** When the billing data were accepted, in milliseconds since 1970. */
  readonly at: number
}

/** A card payment whose billing data were accepted. It has no secret and no card data. */
export interface SentCardPayment extends SentPayment {
  readonly paymentIntentId: string
}

const fields = {
  purpose: { type: 'string', enum: ['trial', 'activation', 'settlement'] },
  uid: { type: ['string', 'null'], default: null },
  amount: { type: 'integer' },
  values: billingValuesSchema,
  at: { type: 'integer' },
} as const satisfies Record<keyof SentPayment, StoredSchema>

const paymentSchema = {
  type: 'object',
  properties: fields,
  required: ['purpose', 'uid', 'amount', 'values', 'at'],
} as const satisfies StoredSchema

const cardPaymentSchema = {
  type: 'object',
  properties: { ...fields, paymentIntentId: { type: 'string' } },
  required: [...paymentSchema.required, 'paymentIntentId'],
} as const satisfies StoredSchema

/** Reads a stored payment; null when a part is missing. */
export function parseSentPayment(stored: unknown): SentPayment | null {
  return readStored(paymentSchema, stored)
}

/** Stores the tab's last card payment, for the receipt on the return page. */
export function createSentCardPayment(
  area: SessionValueDeps<SentCardPayment>['area'],
): SessionValue<SentCardPayment> {
  return createSessionValue({
    area,
    key: otherStorage.cardPayment,
    parse: (stored) => readStored(cardPaymentSchema, stored),
  })
}
