import { endDigits } from '@mestieri/shared/text-ends.ts'

import type { BookedCall } from '../../features/bookings/booked-call.ts'
import { plainNumber } from '../../features/bookings/calendar/call-event.ts'
import { dayNumber, monthInWords, weekdayInWords } from '../../features/bookings/day-words.ts'
import { formatPhoneNumber } from '../../lib/messaging-app.ts'

import styles from './Ticket.module.css'

/** The phone number without the Italian country code, or the last digits of a masked number. */
function Number({ phone }: { readonly phone: string }) {
  const number = plainNumber(phone)
  if (number) return <>{formatPhoneNumber(number).replace(/^\+39 /, '')}</>
  const end = endDigits(phone)
  return (
    <>
      il tuo numero
      {end && <span className={styles.aside}> che finisce con {end}</span>}
    </>
  )
}

/** Day, time and phone number of a booked call, in the form of a ticket. */
export function Ticket({ call: { date, time, phone } }: { readonly call: BookedCall }) {
  return (
    <div className={styles.ticket}>
      <p className={styles.day}>
        <span className={styles.word}>{weekdayInWords(date)} </span>
        <span className={styles.number}>{dayNumber(date)} </span>
        <span className={styles.word}>{monthInWords(date)}</span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>alle</dt>
          <dd className="num">
            {time}
            <span className={styles.aside}> ora italiana</span>
          </dd>
        </div>
        <div>
          <dt>{plainNumber(phone) ? 'al numero' : 'al telefono'}</dt>
          <dd className="num">
            <Number phone={phone} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
