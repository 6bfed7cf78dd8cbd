import type { PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'

import { createSessionValue, type SessionValue, type SessionValueDeps } from '../../../lib/session-value.ts'
import { otherStorage } from '../../../lib/storage.ts'
import { parseBillingValues } from '../billing/billing-draft.ts'
import type { BillingValues } from '../billing/billing-form.ts'

/** An announced bank transfer, with accepted billing data. */
export interface SentTransfer {
  readonly purpose: PaymentPurpose
  readonly uid: string | null
  /** In cents. */
  readonly amount: number
  readonly values: BillingValues
}

const purposes: readonly PaymentPurpose[] = ['trial', 'activation', 'settlement']

function parseTransfer(stored: unknown): SentTransfer | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { purpose, uid, amount, values } = stored as Partial<Record<keyof SentTransfer, unknown>>
  const known = purposes.find((one) => one === purpose)
  const billing = parseBillingValues(values)
  if (!known || !billing || !Number.isInteger(amount)) return null
  return {
    purpose: known,
    uid: typeof uid === 'string' ? uid : null,
    amount: Number(amount),
    values: billing,
  }
}

/** Stores the tab's last announced transfer, to show the confirmation after a reload (features.md, G7). */
export function createSentTransfer(area: SessionValueDeps<SentTransfer>['area']): SessionValue<SentTransfer> {
  return createSessionValue({ area, key: otherStorage.sentTransfer, parse: parseTransfer })
}

/** Whether a stored transfer belongs to the panel with this purpose and uid. */
export function isTransferOf(
  transfer: SentTransfer | null,
  purpose: PaymentPurpose,
  uid: string | null,
): transfer is SentTransfer {
  return transfer?.purpose === purpose && transfer.uid === uid
}
