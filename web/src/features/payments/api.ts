import type {
  BillingDataRequest,
  Intent,
  IntentRequest,
  PaymentPurpose,
} from '@mestieri/shared/contracts/payments.ts'

import { api } from '../../lib/api-client.ts'

/** The BFF takes up to 15.5 s over billing data (api.md, section 4): the page must not give up before it. */
const billingTimeoutMs = 20_000

/** Asks for what is to be paid. @throws ApiError */
export function requestIntent(request: IntentRequest, signal?: AbortSignal): Promise<Intent> {
  return api.call('payments.intent', { body: request, signal })
}

/**
 * Sends the billing data.
 * @param idempotencyKey the same for every try of the same data, so that no try makes a second record
 * @param headers the bot check's
 * @throws ApiError
 */
export function sendBillingData(
  data: BillingDataRequest,
  idempotencyKey: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const options = { idempotencyKey, headers, timeoutMs: billingTimeoutMs }
  return api.call('payments.billingData', { body: data, ...options })
}

/** The request of an intent. @param renew whether a kept one is of no use any more */
export function intentRequest(purpose: PaymentPurpose, uid: string | null, renew: boolean): IntentRequest {
  const again = renew ? { renew } : {}
  return purpose === 'trial' ? { purpose, ...again } : { purpose, uid: uid ?? '', ...again }
}
