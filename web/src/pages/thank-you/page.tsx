import { path } from '@mestieri/shared/pages.ts'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { PageHead } from '../../app/PageHead.tsx'
import { createBookedCallMemory, readBookedCall } from '../../features/bookings/booked-call.ts'
import { useIsHydrated } from '../../lib/storage/store.ts'
import { ThankYouPage } from './ThankYouPage.tsx'
import { useBooked } from './use-booked.ts'

export function Component() {
  const state: unknown = useLocation().state
  const [memory] = useState(() => createBookedCallMemory(() => sessionStorage))
  const alive = useIsHydrated()
  // Only the browser knows the booking: from the navigation's state, else from its storage.
  const call = useMemo(
    () => (alive ? (readBookedCall(state) ?? memory.recall()) : undefined),
    [alive, state, memory],
  )
  useBooked(call, memory)
  return (
    <>
      <PageHead
        title="Grazie per aver prenotato!"
        description="La tua chiamata è prenotata: giorno, ora e numero."
        canonicalPath={path('thank-you')}
        noindex
      />
      <ThankYouPage call={call} />
    </>
  )
}
