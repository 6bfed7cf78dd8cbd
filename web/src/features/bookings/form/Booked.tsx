import type { Booking } from '@mestieri/shared/contracts/bookings.ts'
import { pageRoute } from '@mestieri/shared/pages.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { dayInWords } from '../day-words.ts'

import styles from './Booked.module.css'

interface BookedProps {
  readonly call: Booking
  /** Whether the page of thanks takes the place of the current entry in the history. */
  readonly replace: boolean
}

/** Says that the call is booked, in place of the form (specification, section 4, 'Callback booking'). */
export function Booked({ call, replace }: BookedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone; with the focus the words are read aloud.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.booked}>
      <IconCircleCheck {...decorativeIcon} />
      <h3 ref={heading} tabIndex={-1} className="h3">
        Chiamata prenotata con successo
      </h3>
      <p>
        Ti chiamiamo {dayInWords(call.date)} alle <span className="num">{call.time}</span>, ora italiana.
      </p>
      <ButtonLink full to={pageRoute('thank-you').path} state={call} replace={replace}>
        Vedi il riepilogo
      </ButtonLink>
    </div>
  )
}
