import type { Booking } from '@mestieri/shared/contracts/bookings.ts'
import { pageRoute } from '@mestieri/shared/pages.ts'
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useAnnouncer } from '../../../components/Announcer/AnnouncerProvider.tsx'
import { Honeypot } from '../../../components/Honeypot/Honeypot.tsx'
import { useStore } from '../../../lib/storage/store.ts'
import { timesOfChosenDay } from '../booking/booking-state.ts'
import type { CallSubject } from '../booking/call-booking.ts'
import type { Slot } from '../booking/slot.ts'
import { Booked } from './Booked.tsx'
import { DayStrip } from './choice/DayStrip.tsx'
import { TimeStrip } from './choice/TimeStrip.tsx'
import { Confirm } from './Confirm.tsx'
import { FirstFree } from './FirstFree.tsx'
import { createKeptBooking, type KeptBooking } from './kept-booking.ts'
import { PhoneField } from './PhoneField.tsx'
import { TroubleReport } from './TroubleReport.tsx'

import styles from './BookingForm.module.css'

export interface BookingFormProps {
  /** The booking of a form that was closed; null for a new one. */
  readonly kept: KeptBooking | null
  /** Is given the booking of this form, to be kept while the form is closed. */
  readonly onKeep: (kept: KeptBooking) => void
  readonly subject: CallSubject
  /** The last digits of the number on record. */
  readonly phoneEnding?: string | undefined
  /** The form is in a dialog that has an entry of its own in the history (`backCloses`). */
  readonly inDialog?: boolean | undefined
}

/** Day, time, phone and the button that books (specification, section 4, 'Callback booking'). */
export function BookingForm({ kept, onKeep, subject, phoneEnding, inDialog = false }: BookingFormProps) {
  const navigate = useNavigate()
  const { show } = useAnnouncer()
  const [own] = useState(() => kept ?? createKeptBooking(subject, show))
  const { booking, check } = own
  const state = useStore(booking)
  // A form that is opened again after the success leads nowhere by itself.
  const [wasBooked] = useState(state.booked !== null)
  const timesHeading = useRef<HTMLHeadingElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  // In an effect: a render may be discarded, and what it has made must not be kept.
  useEffect(() => onKeep(own), [own, onKeep])
  useEffect(() => void booking.open(), [booking])
  // Layout effects run before anything else can happen: no answer comes between a form's end and the end of its watch.
  useLayoutEffect(() => booking.watch(), [booking])
  const thank = useEffectEvent((call: Booking) => {
    // In place of the dialog's entry: Back must not lead to a dialog that is gone.
    void navigate(pageRoute('thank-you').path, { state: call, replace: inDialog })
  })
  useLayoutEffect(() => {
    if (state.booked && !wasBooked) thank(state.booked)
  }, [state.booked, wasBooked])

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
  if (state.booked) return <Booked call={state.booked} replace={inDialog} />
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
