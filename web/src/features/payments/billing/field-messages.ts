import type { PaymentMethod } from '@mestieri/shared/contracts/payments.ts'

import { type BillingField, type BillingValues, emptyFields } from './billing-form.ts'

/** The fields' labels. */
export const fieldLabels = {
  vat: 'Partita IVA',
  cuuPec: 'PEC / codice SDI',
  email: 'Email',
} as const satisfies Record<BillingField, string>

const list = new Intl.ListFormat('it')

/** Joins labels as an Italian list; before an E, 'e' becomes 'ed', which `Intl.ListFormat` does not do. */
function listed(labels: readonly string[]): string {
  return list.format(labels).replace(/ e (?=E)/, ' ed ')
}

/**
 * Says in Italian why the button is disabled; null when nothing is missing.
 * @param loading whether the payment intent is still loading
 */
export function missingMessage(
  values: BillingValues,
  termsAccepted: boolean,
  loading: boolean,
): string | null {
  const missing = emptyFields(values).map((field) => fieldLabels[field])
  const parts = [
    ...(missing.length > 0 ? [`compila ${listed(missing)}`] : []),
    ...(termsAccepted ? [] : ['accetta i termini e condizioni']),
  ]
  if (parts.length > 0) return `Per continuare ${parts.join(', poi ')}.`
  return loading ? 'Un attimo: stiamo caricando i dati del pagamento.' : null
}

/**
 * Says what the email is used for.
 * @param stays whether the email is not sent, because the page's link identifies the professional
 */
export function emailHint(method: PaymentMethod, stays: boolean): string {
  if (!stays) return 'Per scriverti di questo pagamento'
  return method === 'card'
    ? 'Resta a te: se paghi con la carta non viene inviata.'
    : 'Resta a te: serve solo per mandarti il promemoria.'
}
