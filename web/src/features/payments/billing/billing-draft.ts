import { createSessionValue, type SessionValue, type SessionValueDeps } from '../../../lib/session-value.ts'
import { otherStorage } from '../../../lib/storage.ts'
import { billingFields, type BillingValues } from './billing-form.ts'
import type { BillingKeys } from './billing-keys.ts'

/** What was typed in this tab, the keys under which it was sent, and whether it came to a payment. */
export interface BillingDraft {
  /** Whose link the page was opened by; null on the trial page. */
  readonly uid: string | null
  readonly values: BillingValues
  readonly keys: BillingKeys
  /** The intent that was paid by card last: it is over, though the BFF may still keep it. Null before one was. */
  readonly paid: string | null
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** The values of a stored thing; null where one is missing. */
export function parseBillingValues(stored: unknown): BillingValues | null {
  const entries = billingFields.map((field) => [field, property(stored, field)] as const)
  if (!entries.every(([, value]) => typeof value === 'string')) return null
  return Object.fromEntries(entries) as Record<(typeof billingFields)[number], string>
}

function parseKeys(stored: unknown): BillingKeys {
  if (!Array.isArray(stored)) return []
  return stored.filter(
    (pair): pair is [string, string] =>
      Array.isArray(pair) && pair.length === 2 && pair.every((text) => typeof text === 'string'),
  )
}

function parseDraft(stored: unknown): BillingDraft | null {
  const values = parseBillingValues(property(stored, 'values'))
  const text = (name: string) => {
    const value = property(stored, name)
    return typeof value === 'string' ? value : null
  }
  return values && { uid: text('uid'), values, keys: parseKeys(property(stored, 'keys')), paid: text('paid') }
}

/**
 * The draft of the billing data. It outlives a reload, a payment error and the card provider's own pages, and ends with
 * the tab: these are the visitor's own data, and neither a secret nor a card is among them.
 */
export function createBillingDraft(area: SessionValueDeps<BillingDraft>['area']): SessionValue<BillingDraft> {
  return createSessionValue({ area, key: otherStorage.billingDraft, parse: parseDraft })
}

/**
 * Notes in the draft that its payment went through, so that the next one of this tab is another (security.md, ID-05).
 * @param clientSecret of the intent; the draft keeps the id alone, with which nobody can do anything
 */
export function notePaid(draft: SessionValue<BillingDraft>, clientSecret: string): void {
  const [paid = null] = clientSecret.split('_secret_')
  const kept = draft.read()
  if (kept) draft.write({ ...kept, paid })
}
