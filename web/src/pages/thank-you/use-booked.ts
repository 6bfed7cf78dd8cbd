import { useEffect } from 'react'

import { useAnnouncer } from '../../components/Announcer/AnnouncerProvider.tsx'
import type { BookedCall, BookedCallMemory } from '../../features/bookings/booked-call.ts'
import { browserConsent } from '../../lib/browser-consent.ts'
import { sendConversion } from '../../lib/conversion.ts'

/** Says that the call is booked, and counts it: once, whatever is loaded again. */
export function useBooked(call: BookedCall | null | undefined, memory: BookedCallMemory): void {
  const { announce } = useAnnouncer()
  useEffect(() => {
    if (!call || !memory.countOnce()) return undefined
    sendConversion('callback_booked', window, browserConsent())
    // After the new page's title, which would take its place.
    const timer = setTimeout(() => announce('Chiamata prenotata con successo'))
    return () => clearTimeout(timer)
  }, [call, memory, announce])
}
