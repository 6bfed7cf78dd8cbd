import type {
  BillingDataRequest,
  Intent,
  IntentRequest,
  PaymentPurpose,
} from '@mestieri/shared/contracts/payments.ts'

import { api } from '../../lib/api/api-client.ts'

/** Longer than the BFF's own limit for billing data, which is 15.5 s (contract.md, section 4). */
const billingTimeoutMs = 20_000

/** Requests the payment intent. @throws {ApiError} */
export function requestIntent(request: IntentRequest, signal?: AbortSignal): Promise<Intent> {
  return api.call('POST /api/payments/intents', { body: request, signal })
}

/**
 * Sends the billing data.
 * @param idempotencyKey the same for every attempt with the same data, so that retries make no second record
 * @param headers the headers of the bot check
 * @throws {ApiError}
 */
export function sendBillingData(
  data: BillingDataRequest,
  idempotencyKey: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const options = { idempotencyKey, headers, timeoutMs: billingTimeoutMs }
  return api.call('POST /api/payments/billing-data', { body: data, ...options })
}

/** Makes the body of an intent request. @param renew whether the BFF must discard its stored intent */
export function intentRequest(purpose: PaymentPurpose, uid: string | null, renew: boolean): IntentRequest {
  const again = renew ? { renew } : {}
  return purpose === 'trial' ? { purpose, ...again } : { purpose, uid: uid ?? '', ...again }
}
