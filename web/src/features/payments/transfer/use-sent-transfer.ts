import type { PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { useState, useSyncExternalStore } from 'react'

import { createSentTransfer, isTransferOf, type SentTransfer } from './sent-transfer.ts'

interface UsedTransfer {
  /** Null until the billing data are accepted. */
  readonly transfer: SentTransfer | null
  /** Whether this page announced it, and not an earlier one before a reload. */
  readonly fresh: boolean
  readonly announce: (transfer: SentTransfer) => void
  readonly forget: () => void
}

const never = () => () => undefined

/** The announced transfer of this panel, restored after a reload. */
export function useSentTransfer(purpose: PaymentPurpose, uid: string | null): UsedTransfer {
  const [kept] = useState(() => createSentTransfer(() => sessionStorage))
  const [transfer, setTransfer] = useState(() => {
    const found = kept.read()
    return isTransferOf(found, purpose, uid) ? found : null
  })
  const [fresh, setFresh] = useState(false)
  // The server has no session storage, and the first render must match the server's HTML.
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
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
