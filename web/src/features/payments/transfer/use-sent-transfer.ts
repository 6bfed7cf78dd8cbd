import type { PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { useState } from 'react'

import { useIsHydrated } from '../../../lib/storage/store.ts'
import type { SentPayment } from '../receipt/sent-payment.ts'
import { createSentTransfer, isTransferOf } from './sent-transfer.ts'

interface UsedTransfer {
  /** Null until the billing data are accepted. */
  readonly transfer: SentPayment | null
  /** Whether this page announced it, and not an earlier one before a reload. */
  readonly fresh: boolean
  readonly announce: (transfer: SentPayment) => void
  readonly forget: () => void
}

/** The announced transfer of this panel, restored after a reload. */
export function useSentTransfer(purpose: PaymentPurpose, uid: string | null): UsedTransfer {
  const [kept] = useState(() => createSentTransfer(() => sessionStorage))
  const [transfer, setTransfer] = useState(() => {
    const found = kept.read()
    return isTransferOf(found, purpose, uid) ? found : null
  })
  const [fresh, setFresh] = useState(false)
  // The server has no session storage, and the first render must match the server's HTML.
  const alive = useIsHydrated()
  return {
    transfer: alive ? transfer : null,
    fresh,
    announce(next) {
      kept.write(next)
      setTransfer(next)
      setFresh(true)
    },
    forget() {
      kept.remove()
      setTransfer(null)
    },
  }
}
