import { checkEmailAddress } from '@mestieri/shared/email-address.ts'
import { checkRecipientCode } from '@mestieri/shared/recipient-code.ts'
import { checkVatNumber } from '@mestieri/shared/vat-number.ts'

/** The panel's fields (specification, section 2, 'Payment panel'), in their order, by the API's names. */
export const billingFields = ['vat', 'cuuPec', 'email'] as const
export type BillingField = (typeof billingFields)[number]

/** What was typed, as it was typed. */
export type BillingValues = Readonly<Record<BillingField, string>>

export const noBillingValues: BillingValues = { vat: '', cuuPec: '', email: '' }

/** What is said under a field. */
export interface FieldVerdict {
  readonly error?: string
  /** Its form is good; nothing more is known. */
  readonly ok?: string
  /** Accepted, but perhaps not what was meant. */
  readonly advice?: string
}

export interface BillingForm {
  readonly values: BillingValues
  /** Fields whose verdict is shown: left once with something in them, or sent. */
  readonly judged: ReadonlySet<BillingField>
  /** What the server refused, until the field is typed into. */
  readonly refused: Readonly<Partial<Record<BillingField, string>>>
}

export type BillingAction =
  | { readonly type: 'typed'; readonly field: BillingField; readonly value: string }
  | { readonly type: 'left'; readonly field: BillingField }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly errors: Readonly<Partial<Record<BillingField, string>>> }

/** A form with what was typed before, if anything. */
export function newBillingForm(values: BillingValues): BillingForm {
  return { values, judged: new Set(), refused: {} }
}

/** The form after something happened to it; no action ever takes a value away. */
export function billingReducer(form: BillingForm, action: BillingAction): BillingForm {
  if (action.type === 'typed') {
    const { field, value } = action
    const { [field]: _, ...refused } = form.refused
    return { ...form, values: { ...form.values, [field]: value }, refused }
  }
  if (action.type === 'left') {
    // Who only passes through an empty field has made no mistake yet.
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

/** What to say under a field at this moment. */
export function verdict(form: BillingForm, field: BillingField): FieldVerdict {
  const refused = form.refused[field]
  if (refused !== undefined) return { error: refused }
  return form.judged.has(field) ? checks[field](form.values[field]) : {}
}

/** A field that has to be put right, and why. */
export interface FieldError {
  readonly field: BillingField
  readonly message: string
}

/** Everything that stands against sending these values, one message for each field, in the fields' order. */
export function billingErrors(values: BillingValues): FieldError[] {
  return billingFields.flatMap((field) => {
    const { error } = checks[field](values[field])
    return error === undefined ? [] : [{ field, message: error }]
  })
}

/** The fields that are still empty; the button waits for them (specification, section 5). */
export function emptyFields(values: BillingValues): BillingField[] {
  return billingFields.filter((field) => values[field].trim() === '')
}
