import type { PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'

import { createSessionValue, type SessionValue, type SessionValueDeps } from '../../../lib/session-value.ts'
import { otherStorage } from '../../../lib/storage.ts'
import { parseBillingValues } from '../billing/billing-draft.ts'
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

const purposes: readonly PaymentPurpose[] = ['trial', 'activation', 'settlement']

function fieldsOf(stored: unknown): Partial<Record<keyof SentCardPayment, unknown>> {
  return typeof stored === 'object' && stored !== null ? stored : {}
}

/** Reads a stored payment; null when a part is missing. */
export function parseSentPayment(stored: unknown): SentPayment | null {
  const { purpose, uid, amount, values, at } = fieldsOf(stored)
  const known = purposes.find((one) => one === purpose)
  const billing = parseBillingValues(values)
  if (!known || !billing || !Number.isSafeInteger(amount) || !Number.isSafeInteger(at)) return null
  return {
    purpose: known,
    uid: typeof uid === 'string' ? uid : null,
    amount: Number(amount),
    values: billing,
    at: Number(at),
  }
}

function parseCardPayment(stored: unknown): SentCardPayment | null {
  const payment = parseSentPayment(stored)
  const { paymentIntentId } = fieldsOf(stored)
  return payment && typeof paymentIntentId === 'string' ? { ...payment, paymentIntentId } : null
}

/** Stores the tab's last card payment, for the receipt on the return page. */
export function createSentCardPayment(
  area: SessionValueDeps<SentCardPayment>['area'],
): SessionValue<SentCardPayment> {
  return createSessionValue({ area, key: otherStorage.cardPayment, parse: parseCardPayment })
}
