import type { PaymentMethod } from '@mestieri/shared/contracts/payments.ts'

import type { CardMode } from '../../../lib/card-mode.ts'
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
export function missingMessage(values: BillingValues, loading: boolean): string | null {
  const missing = emptyFields(values).map((field) => fieldLabels[field])
  if (missing.length > 0) return `Per continuare compila ${listed(missing)}.`
  return loading ? 'Un attimo: stiamo caricando i dati del pagamento.' : null
}

/**
 * Says who gets the email and what for.
 * @param ownLink whether the page's link identifies the professional, so that our calls have no email
 */
export function emailHint(method: PaymentMethod, ownLink: boolean, cards: CardMode): string {
  if (!ownLink) return 'Per scriverti di questo pagamento'
  if (method === 'bank_transfer') {
    return 'Per mandarti da solo i dati del bonifico: a noi non arriva.'
  }
  return cards === 'sandbox'
    ? 'Per la ricevuta della carta. In prova non parte nessuna email.'
    : 'Qui il gestore della carta ti manda la ricevuta.'
}
