/** Which payment a return is about. */
export type ReturnedPayment =
  | { readonly kind: 'intent'; readonly clientSecret: string }
  | { readonly kind: 'session'; readonly id: string }

/** Of a client secret and of a session's id, as the providers write them. */
const reference = /^[\w-]{1,255}$/

/**
 * The payment that an address is about: the card provider adds the client secret, or we ourselves a session's id.
 * What else stands there, `redirect_status` above all, is anybody's to write and is not read (ID-09).
 */
export function paymentOfAddress(search: string): ReturnedPayment | null {
  const query = new URLSearchParams(search)
  const clientSecret = query.get('payment_intent_client_secret')
  if (clientSecret !== null && reference.test(clientSecret)) return { kind: 'intent', clientSecret }
  const id = query.get('session_id')
  return id !== null && reference.test(id) ? { kind: 'session', id } : null
}

/**
 * The state of the history entry that takes the address's place. The client secret lives in this one entry: a reload
 * finds it, no other page does, and it goes with the tab (SP-06). In session storage any later page could read it.
 */
export function historyState(payment: ReturnedPayment): { readonly payment: ReturnedPayment } {
  return { payment }
}

/** The payment that a history entry keeps; anything may stand in one. */
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
