import { pageRoute } from '@mestieri/shared/pages.ts'
import { type FormEvent, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router-dom'

import { Honeypot } from '../../../components/Honeypot/Honeypot.tsx'
import type { BotCheck } from '../../../lib/bot-check.ts'
import { browserBotCheck } from '../../../lib/browser-bot-check.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { bookCall, readSlots } from '../api.ts'
import { createBookedCallMemory } from '../booked-call.ts'
import { timesOfChosenDay } from '../booking/booking-state.ts'
import { type CallBooking, type CallSubject, createCallBooking } from '../booking/call-booking.ts'
import type { Slot } from '../booking/slot.ts'
import { browserOfferMemory } from '../offer/browser-offer-memory.ts'
import { DayStrip } from './choice/DayStrip.tsx'
import { TimeStrip } from './choice/TimeStrip.tsx'
import { Confirm } from './Confirm.tsx'
import { FirstFree } from './FirstFree.tsx'
import { PhoneField } from './PhoneField.tsx'
import { TroubleReport } from './TroubleReport.tsx'

import styles from './BookingForm.module.css'

/** A booking, and what shows that a person makes it; both outlive the form's being closed. */
export interface KeptBooking {
  readonly booking: CallBooking
  readonly check: BotCheck
}

export interface BookingFormProps {
  /** Holds what was chosen and typed while the form is not shown. */
  readonly kept: RefObject<KeptBooking | null>
  readonly subject: CallSubject
  /** The last digits of the number on record. */
  readonly phoneEnding?: string | undefined
}

/** Whether an overlay stands on an entry of its own in the history (components/modal/use-back-closes.ts). */
function isOverlayEntry(): boolean {
  return (history.state as { readonly overlay?: unknown } | null)?.overlay !== undefined
}

function bookingFor(subject: CallSubject, navigate: NavigateFunction): KeptBooking {
  const check = browserBotCheck('booking', performance.now())
  const memory = createBookedCallMemory(() => sessionStorage)
  const booking = createCallBooking(
    {
      readSlots,
      book: async (request, key) => bookCall(request, key, await check.headers()),
      now: () => Date.now(),
      newKey: randomKey,
      onBooked(call) {
        memory.keep(call)
        browserOfferMemory().settled()
        // In place of the overlay's entry, or Back would lead to an overlay that is no more.
        void navigate(pageRoute('thank-you').path, { state: call, replace: isOverlayEntry() })
      },
    },
    subject,
  )
  return { booking, check }
}

/** Day, time, phone and the button that books (specification, section 4, 'Callback booking'). */
export function BookingForm({ kept, subject, phoneEnding }: BookingFormProps) {
  const navigate = useNavigate()
  const { booking, check } = (kept.current ??= bookingFor(subject, navigate))
  const state = useSyncExternalStore(booking.subscribe, booking.state, booking.state)
  const timesHeading = useRef<HTMLHeadingElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => void booking.open(), [booking])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void booking.submit()
    // The fault is known at once; all else is told when the answer is there.
    if (booking.state().phoneFault) phone.current?.focus()
  }
  const chooseDate = (date: string, moveOn: boolean) => {
    booking.chooseDate(date)
    if (moveOn) timesHeading.current?.focus()
  }
  const readAgain = (dates: readonly string[]) => {
    booking.readDays(dates)
    // The button that had the focus goes.
    timesHeading.current?.focus()
  }
  // What is pressed in the report goes with it: the focus moves on to the button that books.
  const retry = () => {
    confirm.current?.focus()
    void booking.submit()
  }
  const chooseNear = (slot: Slot) => {
    confirm.current?.focus()
    booking.chooseSlot(slot)
  }
  return (
    <form className={styles.form} noValidate aria-label="Prenota una chiamata" onSubmit={handleSubmit}>
      <FirstFree state={state} onChoose={booking.chooseSlot} />
      <DayStrip state={state} onChoose={chooseDate} onShow={booking.readDays} />
      <TimeStrip
        headingRef={timesHeading}
        date={state.date}
        times={timesOfChosenDay(state)}
        time={state.time}
        onChoose={booking.chooseTime}
        onRetry={readAgain}
      />
      <PhoneField
        inputRef={phone}
        value={state.phone}
        fault={state.phoneFault}
        ending={phoneEnding}
        onType={booking.setPhone}
        onLeave={booking.checkPhone}
      />
      <Honeypot check={check} />
      <TroubleReport trouble={state.trouble} today={state.today} onChoose={chooseNear} onRetry={retry} />
      <Confirm buttonRef={confirm} state={state} complete={booking.isComplete()} />
    </form>
  )
}
