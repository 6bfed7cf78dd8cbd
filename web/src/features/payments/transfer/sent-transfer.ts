import type { PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'

import {
  createSessionValue,
  type SessionValue,
  type SessionValueDeps,
} from '../../../lib/storage/session-value.ts'
import { otherStorage } from '../../../lib/storage/storage.ts'
import { parseSentPayment, type SentPayment } from '../receipt/sent-payment.ts'

/** Stores the tab's last announced transfer, to show the confirmation after a reload (features.md, G7). */
export function createSentTransfer(area: SessionValueDeps<SentPayment>['area']): SessionValue<SentPayment> {
  return createSessionValue({ area, key: otherStorage.sentTransfer, parse: parseSentPayment })
}

/** Whether a stored transfer belongs to the panel with this purpose and uid. */
export function isTransferOf(
  transfer: SentPayment | null,
  purpose: PaymentPurpose,
  uid: string | null,
): transfer is SentPayment {
  return transfer?.purpose === purpose && transfer.uid === uid
}
