import { originPlaceholder } from '@mestieri/shared/contracts/page-renderer.ts'
import type { PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { path } from '@mestieri/shared/pages.ts'

/**
 * Where a card payment ends, absolute: the return page of the trial, or the one of the other two.
 * @param origin the public one, `https://example.it`
 */
export function returnUrl(purpose: PaymentPurpose, origin: string): string {
  return origin + path(purpose === 'trial' ? 'trial-return' : 'payment-return')
}

/**
 * The public origin (PUBLIC_URL), which every document of the BFF names; addresses for third parties are made of it,
 * never of the address bar's host. Where nothing names it, in the development server, the bar's has to do.
 */
export function publicOrigin(
  document: Pick<Document, 'documentElement'>,
  location: { origin: string },
): string {
  const named = document.documentElement.dataset['origin']
  return named && named !== originPlaceholder ? named : location.origin
}

export interface FinishedPayment {
  readonly paymentIntentId: string
  readonly clientSecret: string
  readonly state: string
}

/** The return page's address with the query that the provider itself adds when it sends the browser there. */
export function returnAddress(
  url: string,
  { paymentIntentId, clientSecret, state }: FinishedPayment,
): string {
  const query = new URLSearchParams({
    payment_intent: paymentIntentId,
    payment_intent_client_secret: clientSecret,
    redirect_status: state,
  })
  return `${url}?${query.toString()}`
}
