import { type BillingField, type BillingValues, emptyFields } from './billing-form.ts'

/** The fields' labels. */
export const fieldLabels = {
  vat: 'Partita IVA',
  cuuPec: 'PEC / codice SDI',
  email: 'Email',
} as const satisfies Record<BillingField, string>

const list = new Intl.ListFormat('it')

/** What the button waits for, in words; null when nothing is missing. */
export function missingWords(values: BillingValues, termsAccepted: boolean): string | null {
  const missing = emptyFields(values).map((field) => fieldLabels[field])
  const parts = [
    ...(missing.length > 0 ? [`compila ${list.format(missing)}`] : []),
    ...(termsAccepted ? [] : ['accetta i termini e condizioni']),
  ]
  return parts.length > 0 ? `Per continuare ${parts.join(', poi ')}.` : null
}
