import type { BillingDataRequest, PaymentMethod } from '@mestieri/shared/contracts/payments.ts'
import { checkEmailAddress } from '@mestieri/shared/email-address.ts'
import { checkRecipientCode } from '@mestieri/shared/recipient-code.ts'
import { checkVatNumber } from '@mestieri/shared/vat-number.ts'

import { AppError } from '../../errors.ts'

/** The party that is billed: a professional by uid, or an email address. */
type BilledParty =
  | { readonly uid: string }
  | { readonly email: string; readonly paymentMethod: PaymentMethod }

/** Valid billing data in the format that upstream expects. */
export interface CheckedBillingData {
  /** Null if a key for a bank transfer must be created. */
  readonly paymentIntentId: string | null
  /** Eleven digits. */
  readonly vat: string
  /** Seven letters and digits, in upper case, or an email address. */
  readonly cuuPec: string
  readonly party: BilledParty
}

/** The result of a shared check. */
type FieldCheck =
  | { readonly valid: true; readonly value: string }
  | { readonly valid: false; readonly message: string }

const intentForm = /^pi_[\w-]+$/
/** Only this server creates keys of bank transfers, so a request may not name one. */
const transferForm = /^pi_bank_transfer_/

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === ''

/**
 * @throws {AppError} `billing_key_missing` or `billing_fields_missing`, which name no field (specification,
 * section 5)
 */
function checkPresence(data: BillingDataRequest): void {
  const { paymentIntentId, uid, email, vat, cuuPec } = data
  const isInvalidKey =
    paymentIntentId !== undefined && (!intentForm.test(paymentIntentId) || transferForm.test(paymentIntentId))
  if (isInvalidKey || (uid === undefined && isBlank(email))) throw new AppError('billing_key_missing')
  if (isBlank(vat) || isBlank(cuuPec)) throw new AppError('billing_fields_missing')
}

/**
 * Checks billing data and converts them to the format for upstream (contract.md, 'Payments').
 * @throws {AppError} `billing_key_missing`, `billing_fields_missing`, or `validation_failed` with all invalid
 * fields
 */
export function checkBillingData(data: BillingDataRequest): CheckedBillingData {
  checkPresence(data)
  const errors: { field: string; message: string }[] = []

  function accepted(field: string, check: FieldCheck): string {
    if (check.valid) return check.value
    errors.push({ field, message: check.message })
    return ''
  }

  function billedParty(): BilledParty {
    const { uid, email, paymentMethod } = data
    if (uid === undefined) {
      const address = accepted('email', checkEmailAddress(email ?? ''))
      if (paymentMethod !== undefined) return { email: address, paymentMethod }
      errors.push({ field: 'paymentMethod', message: 'Questo campo è obbligatorio.' })
      return { email: address, paymentMethod: 'bank_transfer' }
    }
    // Upstream accepts a uid or an email address, not both. Refuse both instead of ignoring one.
    for (const field of ['email', 'paymentMethod'] as const) {
      if (data[field] !== undefined) errors.push({ field, message: 'Questo campo non va insieme a «uid».' })
    }
    return { uid }
  }

  const checked: CheckedBillingData = {
    paymentIntentId: data.paymentIntentId ?? null,
    vat: accepted('vat', checkVatNumber(data.vat ?? '')),
    cuuPec: accepted('cuuPec', checkRecipientCode(data.cuuPec ?? '')),
    party: billedParty(),
  }
  if (errors.length > 0) throw new AppError('validation_failed', { errors })
  return checked
}
