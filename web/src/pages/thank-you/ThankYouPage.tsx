import { brand } from '@mestieri/shared/brand.ts'
import { caller } from '@mestieri/shared/brand/calls.ts'
import { path } from '@mestieri/shared/pages.ts'
import { formatPhone } from '@mestieri/shared/phone-format.ts'
import { IconCheck } from '@tabler/icons-react'

import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { classNames } from '../../components/class-names.ts'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { Diorama } from '../../components/Diorama/Diorama.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import type { BookedCall } from '../../features/bookings/booked-call.ts'
import { googleCalendarLink } from '../../features/bookings/calendar/calendar-link.ts'
import { callEvent, moveCallLink } from '../../features/bookings/calendar/call-event.ts'
import { messagingLink } from '../../lib/messaging-app.ts'
import { AddToCalendar } from './AddToCalendar.tsx'
import { Ticket } from './Ticket.tsx'

import styles from './ThankYouPage.module.css'

interface ThankYouPageProps {
  /** Null for a visit without a booking; undefined before hydration. */
  readonly call: BookedCall | null | undefined
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

const generalLink = messagingLink(
  brand.support.whatsapp,
  'Ciao! Ho una domanda su una chiamata che ho prenotato.',
)

/** The text without a known booking. */
function Unknown() {
  return (
    <p className="lead">
      Un nostro consulente ti chiamerà nel giorno e all’ora che hai scelto, {brand.support.days}.
    </p>
  )
}

/** The confirmation of a booked call (specification, section 2, 'Thank-you page'). */
export function ThankYouPage({ call }: ThankYouPageProps) {
  return (
    <div className={classNames('wrap', styles.thanks, call === undefined && styles.unknown)}>
      <div className={styles.text}>
        <h1 className="display">Grazie per aver prenotato!</h1>
        {call && (
          <p className={styles.done}>
            <IconCheck {...decorativeIcon} stroke={2.75} /> Chiamata prenotata con successo
          </p>
        )}
        {call === undefined && (
          <>
            <Skeleton className={styles.waiting} />
            <noscript>
              <Unknown />
            </noscript>
          </>
        )}
        {call === null && <Unknown />}
        {call && (
          <>
            <p className="lead">Un nostro consulente ti chiamerà</p>
            <Ticket call={call} />
            {caller && (
              <p>
                Ti chiama {caller.name}, dal numero <span className="num">{formatPhone(caller.phone)}</span>.
              </p>
            )}
          </>
        )}
        <div className={classNames(styles.actions, styles.later)} data-main-action="page">
          <ButtonLink to={path('work-with-us')}>Torna alla Home</ButtonLink>
          {call && <AddToCalendar call={call} />}
        </div>
        {call && (
          <p className="small muted">
            Usi Google Calendar?{' '}
            <a className="link" href={googleCalendarLink(callEvent(call))} {...newTab}>
              Aggiungila da qui
              <span className="sr"> (si apre in un’altra scheda)</span>
            </a>
            .
          </p>
        )}
        <p className={classNames('small', 'muted', styles.later, call && styles.move)}>
          {call ? 'Devi spostarla? ' : 'Hai una domanda? '}
          <a className="link" href={call ? moveCallLink(call) : generalLink} {...newTab}>
            Scrivici su WhatsApp
            <span className="sr"> (si apre in un’altra scheda)</span>
          </a>
          .
        </p>
      </div>
      <Diorama
        className={classNames(styles.picture, styles.later)}
        name="ufficio"
        tint="facciata"
        alt="Modellino del nostro ufficio, con scrivanie, telefoni e una mappa d’Italia alla parete"
        sizes="(min-width: 60rem) 44rem, calc(100vw - 2rem)"
        priority
      />
    </div>
  )
}
