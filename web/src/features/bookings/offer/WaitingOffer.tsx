import { useState } from 'react'

import { CallbackDialog } from '../CallbackDialog.tsx'
import { browserOfferMemory } from './browser-offer-memory.ts'
import { OfferPopup } from './OfferPopup.tsx'
import { useOffer } from './use-offer.ts'

export interface WaitingOfferProps {
  /** When the visitor opened the page, in milliseconds since the navigation. */
  readonly openedAt: number
}

/** Waits for the moment of the offer; accepted, it opens the booking, declined it stays away for 30 days. */
export function WaitingOffer({ openedAt }: WaitingOfferProps) {
  const [memory] = useState(browserOfferMemory)
  const [shown, close] = useOffer(memory, openedAt)
  const [booking, setBooking] = useState(false)
  const accept = () => {
    close()
    setBooking(true)
  }
  const decline = () => {
    close()
    memory.settled()
  }
  return (
    <>
      {shown && <OfferPopup onAccept={accept} onDecline={decline} onGiveWay={close} />}
      <CallbackDialog
        open={booking}
        subject={{ title: 'Informazioni per i professionisti' }}
        onClose={() => setBooking(false)}
      />
    </>
  )
}
