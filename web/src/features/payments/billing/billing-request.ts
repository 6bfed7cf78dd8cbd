import type { BillingDataRequest, PaymentMethod } from '@mestieri/shared/contracts/payments.ts'
import { checkRecipientCode } from '@mestieri/shared/recipient-code.ts'
import { checkVatNumber } from '@mestieri/shared/vat-number.ts'

import { type BillingField, billingFields, type BillingValues } from './billing-form.ts'

export interface BillingSubject {
  readonly values: BillingValues
  readonly method: PaymentMethod
  readonly uid: string | null
  /** Null in degraded mode: the BFF then makes a key of its own. */
  readonly paymentIntentId: string | null
}

/**
 * The body of the billing data (api.md, 'Payments'): with a uid upstream knows whose data these are, and the email
 * stays with the visitor.
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
  /** As the server writes it on. */
  readonly value: string
}

/** What {@link billingRequest} sent of the fields, as it arrived. */
export function sentFields({ values, uid }: Pick<BillingSubject, 'values' | 'uid'>): readonly SentField[] {
  const checks = { vat: checkVatNumber(values.vat), cuuPec: checkRecipientCode(values.cuuPec), email: null }
  return billingFields
    .filter((field) => uid === null || field !== 'email')
    .map((field) => {
      const check = checks[field]
      return { field, value: check?.valid ? check.value : values[field].trim() }
    })
}
