import { originPlaceholder } from '@mestieri/shared/contracts/page-renderer.ts'
import type { PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { path } from '@mestieri/shared/pages.ts'

/**
 * The absolute URL of the return page; the trial has its own.
 * @param origin the public origin, such as `https://example.it`
 */
export function returnUrl(purpose: PaymentPurpose, origin: string): string {
  return origin + path(purpose === 'trial' ? 'trial-return' : 'payment-return')
}

/**
 * The public origin (PUBLIC_URL), which the BFF writes into every document. URLs for third parties use it and
 * not the host in the address bar. The development server has none, so there the page's own origin is used.
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

/** The return page's URL with the same query that the provider adds when it redirects the browser there. */
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
