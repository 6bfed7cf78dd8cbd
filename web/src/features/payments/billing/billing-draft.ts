import { createSessionValue, type SessionValue, type SessionValueDeps } from '../../../lib/session-value.ts'
import { otherStorage } from '../../../lib/storage.ts'
import { billingFields, type BillingValues } from './billing-form.ts'
import type { BillingKeys } from './billing-keys.ts'

/** The typed billing data of this tab, their idempotency keys, and the paid intent. */
export interface BillingDraft {
  /** The professional's uid from the page's link; null on the trial page. */
  readonly uid: string | null
  readonly values: BillingValues
  readonly keys: BillingKeys
  /** Id of the last intent that was paid by card, which the BFF may still return; null before a payment. */
  readonly paid: string | null
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** Reads the field values of a stored object; null when one is missing. */
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
 * Makes the session store of the billing draft. It survives a reload, a payment error and the card provider's
 * pages, and ends with the tab. It holds the visitor's own data, and no secret or card data.
 */
export function createBillingDraft(area: SessionValueDeps<BillingDraft>['area']): SessionValue<BillingDraft> {
  return createSessionValue({ area, key: otherStorage.billingDraft, parse: parseDraft })
}

/**
 * Stores in the draft that its intent is paid, so that this tab's next payment uses another (security.md,
 * ID-05).
 * @param clientSecret the intent's secret; the draft keeps only the id in it, which authorises nothing
 */
export function notePaid(draft: SessionValue<BillingDraft>, clientSecret: string): void {
  const [paid = null] = clientSecret.split('_secret_')
  const kept = draft.read()
  if (kept) draft.write({ ...kept, paid })
}
