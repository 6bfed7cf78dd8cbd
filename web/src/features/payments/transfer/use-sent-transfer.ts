import type { PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { useState, useSyncExternalStore } from 'react'

import { createSentTransfer, isTransferOf, type SentTransfer } from './sent-transfer.ts'

interface UsedTransfer {
  /** Null until the data were accepted. */
  readonly transfer: SentTransfer | null
  /** Whether it was sent on this page. */
  readonly fresh: boolean
  readonly announce: (transfer: SentTransfer) => void
  readonly forget: () => void
}

const never = () => () => undefined

/** The transfer that this panel awaits, found again after a reload of the tab. */
export function useSentTransfer(purpose: PaymentPurpose, uid: string | null): UsedTransfer {
  const [kept] = useState(() => createSentTransfer(() => sessionStorage))
  const [transfer, setTransfer] = useState(() => {
    const found = kept.read()
    return isTransferOf(found, purpose, uid) ? found : null
  })
  const [fresh, setFresh] = useState(false)
  // What the server draws knows of no session, and the first picture in the browser has to be the same.
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
