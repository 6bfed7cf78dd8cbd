/** The payment of a return URL. */
export type ReturnedPayment =
  | { readonly kind: 'intent'; readonly clientSecret: string }
  | { readonly kind: 'session'; readonly id: string }

/** The format of client secrets and session ids. */
const reference = /^[\w-]{1,255}$/

/**
 * Reads the payment from a URL's query: the card provider adds the client secret; our own return URL has a
 * session id. Other parameters, such as `redirect_status`, can be forged and are ignored (ID-09).
 */
export function paymentOfAddress(search: string): ReturnedPayment | null {
  const query = new URLSearchParams(search)
  const clientSecret = query.get('payment_intent_client_secret')
  if (clientSecret !== null && reference.test(clientSecret)) return { kind: 'intent', clientSecret }
  const id = query.get('session_id')
  return id !== null && reference.test(id) ? { kind: 'session', id } : null
}

/**
 * The state of the history entry that replaces the URL with the client secret. A reload finds it, no other
 * page can read it, and it is deleted with the tab (SP-06). Session storage would be readable by every later
 * page.
 */
export function historyState(payment: ReturnedPayment): { readonly payment: ReturnedPayment } {
  return { payment }
}

/** Reads the payment from the state of a history entry. The state can have any form, so it is checked. */
export function paymentOfHistory(state: unknown): ReturnedPayment | null {
  if (typeof state !== 'object' || state === null || !('payment' in state)) return null
  const { payment } = state
  if (typeof payment !== 'object' || payment === null || !('kind' in payment)) return null
  if (payment.kind === 'intent' && 'clientSecret' in payment && typeof payment.clientSecret === 'string') {
    return { kind: 'intent', clientSecret: payment.clientSecret }
  }
  return payment.kind === 'session' && 'id' in payment && typeof payment.id === 'string'
    ? { kind: 'session', id: payment.id }
    : null
}
