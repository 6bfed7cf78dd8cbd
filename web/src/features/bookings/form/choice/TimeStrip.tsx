import { type KeyboardEvent, type Ref, useId } from 'react'

import { Button } from '../../../../components/Button/Button.tsx'
import { classNames } from '../../../../components/class-names.ts'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import { dayInWords, timesInWords } from '../../day-words.ts'
import { Strip } from './Strip.tsx'

import styles from './Choice.module.css'

interface TimeStripProps {
  /** Takes the focus once a day is chosen. */
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly date: string | null
  readonly times: readonly string[] | 'loading' | 'unread'
  readonly time: string | null
  readonly onChoose: (time: string) => void
  /** Reads the day again. */
  readonly onRetry: (dates: readonly string[]) => void
}

/** Chooses by Enter too, which would send the form. */
function chooseByEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  event.target.click()
}

/** The chosen day's free times as a row, or why there are none. */
export function TimeStrip({ headingRef, date, times, time, onChoose, onRetry }: TimeStripProps) {
  const id = useId()
  const day = date === null ? '' : dayInWords(date)
  return (
    <div aria-busy={times === 'loading'}>
      <div className={styles.head}>
        <h3 className={styles.heading} id={id} ref={headingRef} tabIndex={-1}>
          Ora<span className="sr">, {day}</span>
        </h3>
        <span className={styles.aside}>ora italiana</span>
      </div>
      {times === 'loading' && (
        <div className={styles.waiting}>
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} />
          ))}
        </div>
      )}
      {times === 'unread' && (
        <p className={styles.message}>
          Non riusciamo a leggere gli orari di questo giorno.
          <Button variant="quiet" size="s" onClick={() => date !== null && onRetry([date])}>
            Riprova
          </Button>
        </p>
      )}
      {typeof times === 'object' && times.length === 0 && (
        <p className={styles.message}>Spiacente, non ci sono disponibilità per questa data</p>
      )}
      {typeof times === 'object' && times.length > 0 && (
        <div role="presentation" onKeyDown={chooseByEnter}>
          <Strip
            // Another day begins at its first time.
            key={date}
            labelledBy={id}
            kind="times"
            before="Orari precedenti"
            after="Orari successivi"
            at={time === null ? -1 : times.indexOf(time)}
          >
            {times.map((each) => (
              <label key={each} className={classNames(styles.choice, styles.time, 'num')}>
                <input
                  className={styles.radio}
                  type="radio"
                  name={`${id}-ora`}
                  checked={each === time}
                  onChange={() => onChoose(each)}
                />
                {each}
              </label>
            ))}
          </Strip>
        </div>
      )}
      <output className="sr">
        {typeof times === 'object' &&
          times.length > 0 &&
          `${timesInWords(times.length, 'orario disponibile', 'orari disponibili')}, ${day}`}
        {typeof times === 'object' && times.length === 0 && `Nessun orario disponibile, ${day}`}
        {times === 'unread' && `Orari non leggibili, ${day}`}
      </output>
    </div>
  )
}
