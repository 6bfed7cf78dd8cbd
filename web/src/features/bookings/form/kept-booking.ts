import { whenUncovered } from '../../../components/modal/when-uncovered.ts'
import { randomKey } from '../../../lib/api/random-key.ts'
import type { BotCheck } from '../../../lib/bot-check/bot-check.ts'
import { browserBotCheck } from '../../../lib/bot-check/browser-bot-check.ts'
import { bookCall, readSlots } from '../api.ts'
import { createBookedCallMemory } from '../booked-call.ts'
import { type CallBooking, type CallSubject, createCallBooking } from '../booking/call-booking.ts'
import { dayInWords } from '../day-words.ts'
import { browserOfferMemory } from '../offer/browser-offer-memory.ts'

/** A booking and the bot check of its form; both are still there when the form is closed and opened again. */
export interface KeptBooking {
  readonly booking: CallBooking
  readonly check: BotCheck
}

/**
 * Makes a {@link KeptBooking} from the browser's own parts. It uses nothing of the component that makes it: React may
 * discard that component's first render and mount another one.
 * @param show shows a message on the page's edge
 */
export function createKeptBooking(
  subject: CallSubject,
  show: (text: string, tone: 'success') => unknown,
): KeptBooking {
  const check = browserBotCheck('booking', performance.now())
  const memory = createBookedCallMemory(() => sessionStorage)
  const booking = createCallBooking(
    {
      readSlots,
      book: async (request, key) => bookCall(request, key, await check.headers()),
      now: () => Date.now(),
      newKey: randomKey,
      onBooked(call, watched) {
        memory.keep(call)
        browserOfferMemory().settled()
        if (watched) return
        // The visitor has closed the form and does something else: they are told, and stay where they are.
        const words = `Chiamata prenotata con successo: ${dayInWords(call.date)} alle ${call.time}`
        whenUncovered(() => show(words, 'success'))
      },
    },
    subject,
  )
  return { booking, check }
}
