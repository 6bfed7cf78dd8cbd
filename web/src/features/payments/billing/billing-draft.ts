import {
  createSessionValue,
  type SessionValue,
  type SessionValueDeps,
} from '../../../lib/storage/session-value.ts'
import { otherStorage } from '../../../lib/storage/storage.ts'
import { readStored, type StoredSchema } from '../../../lib/storage/stored-schema.ts'
import { paymentIntentIdOf } from '../payment-intent-id.ts'
import { billingFields, type BillingValues } from './billing-form.ts'
import type { BillingKeys } from './billing-keys.ts'

/** The typed billing data of this tab, their idempotency keys, and the paid intent. */
export interface BillingDraft {
  /** The professional's uid from the page's link; null on the trial page. */
  readonly uid: string | null
  readonly values: BillingValues
  readonly keys: BillingKeys
  /** The `paymentIntentId` of the last card payment, which the BFF may still return; null before a payment. */
  readonly paid: string | null
}

const text = { type: 'string' } as const satisfies StoredSchema

/** The schema of stored field values. */
export const billingValuesSchema = {
  type: 'object',
  properties: { vat: text, cuuPec: text, email: text } satisfies Record<keyof BillingValues, StoredSchema>,
  required: billingFields,
} as const satisfies StoredSchema

const draftSchema = {
  type: 'object',
  properties: {
    uid: { type: ['string', 'null'], default: null },
    values: billingValuesSchema,
    keys: {
      type: 'array',
      items: { type: 'array', items: text, minItems: 2, maxItems: 2 },
      default: [],
    },
    paid: { type: ['string', 'null'], default: null },
  },
  required: ['uid', 'values', 'keys', 'paid'],
} as const satisfies StoredSchema

function parseDraft(stored: unknown): BillingDraft | null {
  const draft = readStored(draftSchema, stored)
  // The type of an array does not tell its length: the schema asks for two items.
  return draft && { ...draft, keys: draft.keys.map(([body = '', key = '']) => [body, key]) }
}

/**
 * Makes the session store of the billing draft. It survives a reload, a payment error and the card provider's
 * pages, and ends with the tab. It holds the visitor's own data, and no secret or card data.
 */
export function createBillingDraft(area: SessionValueDeps<BillingDraft>['area']): SessionValue<BillingDraft> {
  return createSessionValue({
    area,
    key: otherStorage.billingDraft,
    parse: parseDraft,
  })
}

/**
 * Stores in the draft that its intent is paid, so that this tab's next payment uses another (security.md,
 * ID-05).
 * @param clientSecret the intent's secret; the draft keeps only the id in it, which authorises nothing
 */
export function notePaid(draft: SessionValue<BillingDraft>, clientSecret: string): void {
  const kept = draft.read()
  if (kept) draft.write({ ...kept, paid: paymentIntentIdOf(clientSecret) })
}
