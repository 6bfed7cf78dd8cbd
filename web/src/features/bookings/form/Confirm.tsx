import { pageRoute } from '@mestieri/shared/pages.ts'
import { type Ref, useId } from 'react'
import { Link } from 'react-router-dom'

import { BotCheckNotice } from '../../../components/BotCheckNotice/BotCheckNotice.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { classNames } from '../../../components/class-names.ts'
import type { BookingState } from '../booking/booking-state.ts'
import { dayInWords, slotInWords } from '../day-words.ts'

import styles from './Confirm.module.css'

interface ConfirmProps {
  readonly buttonRef: Ref<HTMLButtonElement>
  readonly state: BookingState
  /** Date, time and phone are there. */
  readonly complete: boolean
}

/**
 * The button that books, off while something is missing (specification, section 4). It stays in reach and says what
 * for: a button that the keyboard passes over explains nothing.
 */
export function Confirm({ buttonRef, state, complete }: ConfirmProps) {
  const { date, time, today, sending, trouble } = state
  const id = useId()
  const asked = trouble?.kind === 'incomplete'
  return (
    <div className={styles.end}>
      <Button
        ref={buttonRef}
        className={styles.confirm}
        type="submit"
        full
        busy={sending}
        aria-disabled={!complete || undefined}
        aria-describedby={complete ? undefined : id}
      >
        {date !== null && time !== null ? `Conferma per ${slotInWords({ date, time }, today)}` : 'Conferma'}
      </Button>
      {complete && date !== null ? (
        <p className="note">
          Ti chiamiamo {dayInWords(date)} alle {time}, ora italiana.
        </p>
      ) : (
        // Asked for, it comes anew, so that it is heard.
        <p
          key={String(asked)}
          id={id}
          role={asked ? 'alert' : undefined}
          className={classNames('note', asked && styles.asked)}
        >
          Inserisci tutti i campi
        </p>
      )}
      <p className="note">
        Usiamo il numero solo per questa chiamata.{' '}
        <Link className="link" to={pageRoute('privacy').path} target="_blank" rel="noopener">
          Privacy&nbsp;policy
          <span className="sr"> (si apre in un’altra scheda)</span>
        </Link>
      </p>
      <BotCheckNotice className="note" />
    </div>
  )
}
