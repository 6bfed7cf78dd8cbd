import type { BillingDataRequest, PaymentMethod } from '@mestieri/shared/contracts/payments.ts'
import { checkRecipientCode } from '@mestieri/shared/recipient-code.ts'
import { checkVatNumber } from '@mestieri/shared/vat-number.ts'

import { type BillingField, billingFields, type BillingValues } from './billing-form.ts'

export interface BillingSubject {
  readonly values: BillingValues
  readonly method: PaymentMethod
  readonly uid: string | null
  /** Null in degraded mode, without an intent: the BFF then makes its own key. */
  readonly paymentIntentId: string | null
}

/**
 * Makes the request body of the billing data (contract.md, 'Payments'). With a uid, upstream knows the
 * professional, so the email is not sent.
 */
export function billingRequest({ values, method, uid, paymentIntentId }: BillingSubject): BillingDataRequest {
  const vat = values.vat.trim()
  const cuuPec = values.cuuPec.trim()
  const intent = paymentIntentId === null ? {} : { paymentIntentId }
  if (uid !== null) return { ...intent, vat, cuuPec, uid }
  return { ...intent, vat, cuuPec, email: values.email.trim(), paymentMethod: method }
}

export interface SentField {
  readonly field: BillingField
  /** The value as the server normalises it. */
  readonly value: string
}

/** The field values that {@link billingRequest} sends, as the server normalises them. */
export function sentFields({ values, uid }: Pick<BillingSubject, 'values' | 'uid'>): readonly SentField[] {
  const checks = { vat: checkVatNumber(values.vat), cuuPec: checkRecipientCode(values.cuuPec), email: null }
  return billingFields
    .filter((field) => uid === null || field !== 'email')
    .map((field) => {
      const check = checks[field]
      return { field, value: check?.valid ? check.value : values[field].trim() }
    })
}
