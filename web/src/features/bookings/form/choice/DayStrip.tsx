import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'

import { classNames } from '../../../../components/class-names.ts'
import type { BookingState } from '../../booking/booking-state.ts'
import {
  dayFromToday,
  dayInWords,
  dayNumber,
  monthAndYear,
  shortWeekday,
  timesInWords,
} from '../../day-words.ts'
import { DayList } from './DayList.tsx'
import { Strip } from './Strip.tsx'
import type { Shown } from './use-strip.ts'

import styles from './Choice.module.css'

interface DayStripProps {
  readonly state: BookingState
  /** `moveOn`: the visitor is done with the days, rather than going through them by arrow keys. */
  readonly onChoose: (date: string, moveOn: boolean) => void
  /** Is told the days that are in view. */
  readonly onShow: (dates: readonly string[]) => void
}

interface DayProps {
  readonly name: string
  readonly date: string
  readonly today: string
  readonly times: readonly string[] | undefined
  readonly checked: boolean
  readonly onChoose: () => void
}

/** The row comes to rest before counts are asked for, in milliseconds. */
const settling = 250

function Day({ name, date, today, times, checked, onChoose }: DayProps) {
  const relative = dayFromToday(date, today)
  const near = relative === 'oggi' || relative === 'domani' ? relative : null
  const free =
    times &&
    (times.length === 0
      ? 'nessun orario libero'
      : timesInWords(times.length, 'orario libero', 'orari liberi'))
  return (
    <label className={classNames(styles.choice, styles.day, times?.length === 0 && styles.none)}>
      <input className={styles.radio} type="radio" name={name} checked={checked} onChange={onChoose} />
      <span className="sr">{[near, dayInWords(date), free].filter(Boolean).join(', ')}</span>
      <span className={styles.weekday} aria-hidden="true">
        {near ?? shortWeekday(date)}
      </span>
      <span className={classNames(styles.number, 'num')} aria-hidden="true">
        {dayNumber(date)}
      </span>
      <span className={styles.count} aria-hidden="true">
        {times && timesInWords(times.length, 'orario', 'orari')}
      </span>
    </label>
  )
}

/** The days as a row, with the month in view and a list of all of them (features.md, F5). */
export function DayStrip({ state, onChoose, onShow }: DayStripProps) {
  const { days, today, date, free } = state
  const id = useId()
  const byArrow = useRef(false)
  const [shown, setShown] = useState<Shown>({ from: 0, to: 0 })

  const handleShown = useCallback((next: Shown) => {
    if (next.from !== -1) setShown(next)
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => onShow(days.slice(shown.from, shown.to + 1)), settling)
    return () => clearTimeout(timer)
  }, [days, shown, onShow])

  const handleKey = (event: KeyboardEvent) => {
    byArrow.current = event.key.startsWith('Arrow')
    if (event.key !== 'Enter' && event.key !== ' ') return
    // Enter would send the form, and Space on the chosen day do nothing: both mean that the choice is made.
    const at = [...event.currentTarget.querySelectorAll('input')].findIndex((input) => input === event.target)
    const chosen = days[at]
    if (chosen === undefined) return
    event.preventDefault()
    onChoose(chosen, true)
  }
  const month = days[shown.from] ?? date
  return (
    <div>
      <div className={styles.head}>
        <h3 className={styles.heading} id={id}>
          Giorno
        </h3>
        <DayList
          days={days}
          date={date}
          month={month ? monthAndYear(month) : ''}
          onChoose={(chosen) => onChoose(chosen, true)}
        />
      </div>
      <div role="presentation" onKeyDown={handleKey} onPointerDown={() => (byArrow.current = false)}>
        <Strip
          labelledBy={id}
          kind="days"
          before="Giorni precedenti"
          after="Giorni successivi"
          at={date === null ? -1 : days.indexOf(date)}
          onShown={handleShown}
        >
          {days.map((day) => (
            <Day
              key={day}
              name={`${id}-giorno`}
              date={day}
              today={today}
              times={free.get(day)}
              checked={day === date}
              onChoose={() => onChoose(day, !byArrow.current)}
            />
          ))}
        </Strip>
      </div>
    </div>
  )
}
