import { IconChevronDown } from '@tabler/icons-react'

import { decorativeIcon } from '../../../../components/decorative-icon.ts'
import { dayInWords, monthAndYear } from '../../day-words.ts'

import styles from './DayList.module.css'

interface DayListProps {
  readonly days: readonly string[]
  readonly date: string | null
  /** The month in view, in words. */
  readonly month: string
  readonly onChoose: (date: string) => void
}

/** All days as a list, for whom a row of a few is no way to look for one (features.md, F5); the month opens it. */
export function DayList({ days, date, month, onChoose }: DayListProps) {
  const months = [...new Set(days.map((day) => day.slice(0, 7)))]
  return (
    <div className={styles.list}>
      <span aria-hidden="true">{month}</span>
      <IconChevronDown {...decorativeIcon} />
      <select
        className={styles.select}
        aria-label={`${month}: scegli il giorno da un elenco`}
        value={date ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        {months.map((prefix) => (
          <optgroup key={prefix} label={monthAndYear(`${prefix}-01`)}>
            {days
              .filter((day) => day.startsWith(prefix))
              .map((day) => (
                <option key={day} value={day}>
                  {dayInWords(day)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}
