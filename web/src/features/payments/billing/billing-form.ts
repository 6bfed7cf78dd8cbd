import { checkEmailAddress } from '@mestieri/shared/email-address.ts'
import { checkRecipientCode } from '@mestieri/shared/recipient-code.ts'
import { checkVatNumber } from '@mestieri/shared/vat-number.ts'

/** The panel's fields in display order, by their API names (specification, section 2, 'Payment panel'). */
export const billingFields = ['vat', 'cuuPec', 'email'] as const
export type BillingField = (typeof billingFields)[number]

/** The typed values, unchanged. */
export type BillingValues = Readonly<Record<BillingField, string>>

export const noBillingValues: BillingValues = { vat: '', cuuPec: '', email: '' }

/** The message under a field. */
export interface FieldVerdict {
  readonly error?: string
  /** The format is valid; nothing more was checked. */
  readonly ok?: string
  /** The value is accepted, but may be a mistake. */
  readonly advice?: string
}

export interface BillingForm {
  readonly values: BillingValues
  /** Fields whose verdict is shown: the visitor left them non-empty, or tried to send the form. */
  readonly judged: ReadonlySet<BillingField>
  /** The server's messages by field, until the visitor types in that field. */
  readonly refused: Readonly<Partial<Record<BillingField, string>>>
}

export type BillingAction =
  | { readonly type: 'typed'; readonly field: BillingField; readonly value: string }
  | { readonly type: 'left'; readonly field: BillingField }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly errors: Readonly<Partial<Record<BillingField, string>>> }

/** Makes a form with the given values and no verdicts. */
export function newBillingForm(values: BillingValues): BillingForm {
  return { values, judged: new Set(), refused: {} }
}

/** The form's reducer. No action deletes a value. */
export function billingReducer(form: BillingForm, action: BillingAction): BillingForm {
  if (action.type === 'typed') {
    const { field, value } = action
    const { [field]: _, ...refused } = form.refused
    return { ...form, values: { ...form.values, [field]: value }, refused }
  }
  if (action.type === 'left') {
    // Leaving an empty field is no mistake yet.
    if (form.values[action.field].trim() === '' || form.judged.has(action.field)) return form
    return { ...form, judged: new Set([...form.judged, action.field]) }
  }
  const refused = action.type === 'refused' ? action.errors : form.refused
  return { ...form, judged: new Set(billingFields), refused }
}

const checks = {
  vat(typed: string): FieldVerdict {
    const { valid, message } = checkVatNumber(typed)
    return valid ? { ok: message } : { error: message }
  },
  cuuPec(typed: string): FieldVerdict {
    const check = checkRecipientCode(typed)
    if (!check.valid) return { error: check.message }
    if (check.advice) return { advice: check.advice.message }
    return { ok: check.kind === 'code' ? 'Codice SDI, formato valido' : 'PEC, formato valido' }
  },
  email(typed: string): FieldVerdict {
    const check = checkEmailAddress(typed)
    return check.valid ? {} : { error: check.message }
  },
} as const satisfies Record<BillingField, (typed: string) => FieldVerdict>

/** The current message under a field. */
export function verdict(form: BillingForm, field: BillingField): FieldVerdict {
  const refused = form.refused[field]
  if (refused !== undefined) return { error: refused }
  return form.judged.has(field) ? checks[field](form.values[field]) : {}
}

/** A field with an error. */
export interface FieldError {
  readonly field: BillingField
  readonly message: string
}

/** All errors that prevent sending, at most one per field, in field order. */
export function billingErrors(values: BillingValues): FieldError[] {
  return billingFields.flatMap((field) => {
    const { error } = checks[field](values[field])
    return error === undefined ? [] : [{ field, message: error }]
  })
}

/** The empty fields; while there are any, the button is disabled (specification, section 5). */
export function emptyFields(values: BillingValues): BillingField[] {
  return billingFields.filter((field) => values[field].trim() === '')
}
