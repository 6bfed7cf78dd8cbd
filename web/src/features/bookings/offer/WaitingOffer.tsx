import { useState } from 'react'

import { CallbackDialog } from '../CallbackDialog.tsx'
import { browserOfferMemory } from './browser-offer-memory.ts'
import { OfferPopup } from './OfferPopup.tsx'
import { useOffer } from './use-offer.ts'

/** Waits for the moment of the offer; accepted, it opens the booking, declined it stays away for 30 days. */
export function WaitingOffer() {
  const [memory] = useState(browserOfferMemory)
  const [shown, close] = useOffer(memory)
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
