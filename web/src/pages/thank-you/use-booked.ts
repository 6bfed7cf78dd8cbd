import { useEffect } from 'react'

import { useAnnouncer } from '../../components/Announcer/AnnouncerProvider.tsx'
import type { BookedCall, BookedCallMemory } from '../../features/bookings/booked-call.ts'
import { sendConversion } from '../../lib/campaign/conversion.ts'
import { browserConsent } from '../../lib/consent/browser-consent.ts'

/** Announces the booked call and sends the conversion. Both happen once, even after a reload. */
export function useBooked(call: BookedCall | null | undefined, memory: BookedCallMemory): void {
  const { announce } = useAnnouncer()
  useEffect(() => {
    if (!call || !memory.countOnce()) return undefined
    sendConversion('callback_booked', window, browserConsent())
    // After the announcement of the page's title, which would replace this one.
    const timer = setTimeout(() => announce('Chiamata prenotata con successo'))
    return () => clearTimeout(timer)
  }, [call, memory, announce])
}
