import type { PaymentMethod } from '@mestieri/shared/contracts/payments.ts'

import { type BillingField, type BillingValues, emptyFields } from './billing-form.ts'

/** The fields' labels. */
export const fieldLabels = {
  vat: 'Partita IVA',
  cuuPec: 'PEC / codice SDI',
  email: 'Email',
} as const satisfies Record<BillingField, string>

const list = new Intl.ListFormat('it')

/** Labels in a row; before an E Italian says 'ed', which the browser's list does not know. */
function listed(labels: readonly string[]): string {
  return list.format(labels).replace(/ e (?=E)/, ' ed ')
}

/**
 * What the button waits for, in words; null when nothing is missing.
 * @param loading what is to be paid is not known yet
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
 * What the email is for.
 * @param stays a link tells whose data these are, so that the address is not sent
 */
export function emailHint(method: PaymentMethod, stays: boolean): string {
  if (!stays) return 'Per scriverti di questo pagamento'
  return method === 'card'
    ? 'Resta a te: se paghi con la carta non viene inviata.'
    : 'Resta a te: serve solo per mandarti il promemoria.'
}
