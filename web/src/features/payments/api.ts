import type { AffiliateContact } from '@mestieri/shared/contracts/affiliates.ts'
import type {
  BillingDataRequest,
  Intent,
  IntentRequest,
  PaymentPurpose,
} from '@mestieri/shared/contracts/payments.ts'

import { getJson, postJson } from '../../lib/api-client.ts'

/** The BFF takes up to 15.5 s over billing data (api.md, section 4): the page must not give up before it. */
const billingTimeoutMs = 20_000

/** Whose link was opened. @throws ApiError, `not_found` for an unknown uid */
export function contactByUid(uid: string, signal?: AbortSignal): Promise<AffiliateContact> {
  return getJson(`/affiliates/by-uid/${encodeURIComponent(uid)}`, signal)
}

/** Asks for what is to be paid. @throws ApiError */
export function requestIntent(request: IntentRequest, signal?: AbortSignal): Promise<Intent> {
  return postJson('/payments/intents', request, { signal })
}

/**
 * Sends the billing data.
 * @param idempotencyKey the same for every try of the same data, so that no try makes a second record
 * @throws ApiError
 */
export function sendBillingData(data: BillingDataRequest, idempotencyKey: string): Promise<void> {
  return postJson('/payments/billing-data', data, { idempotencyKey, timeoutMs: billingTimeoutMs })
}

/** The request of an intent. @param renew whether a kept one is of no use any more */
export function intentRequest(purpose: PaymentPurpose, uid: string | null, renew: boolean): IntentRequest {
  const again = renew ? { renew } : {}
  return purpose === 'trial' ? { purpose, ...again } : { purpose, uid: uid ?? '', ...again }
}
